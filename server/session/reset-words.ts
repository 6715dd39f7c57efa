import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';

/** The mail with which somebody sets a new password, in their own language. */
export function resetMail(
  language: Language,
  { first_name, link }: { first_name: string; link: string },
): { subject: string; body: string } {
  if (language === 'cy-GB')
    return {
      subject: `Gosod cyfrinair newydd yn ${PRODUCT_NAME}`,
      body: [
        `Helo ${first_name},`,
        'Gofynnodd rhywun am osod cyfrinair newydd i chi. Agorwch y ddolen hon o fewn deng munud:',
        link,
        'Os nad chi a ofynnodd, peidiwch â gwneud dim. Mae eich cyfrinair yn aros fel y mae.',
      ].join('\n\n'),
    };
  return {
    subject: `Set a new password for ${PRODUCT_NAME}`,
    body: [
      `Hello ${first_name},`,
      'Somebody asked to set a new password for you. Open this link within ten minutes:',
      link,
      'If it was not you, do nothing. Your password stays as it is.',
    ].join('\n\n'),
  };
}
