import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';

interface Mail {
  subject: string;
  body: string;
}

interface Asked {
  first_name: string;
  link: string;
}

/** The mail whose link signs in, in the language of its reader. */
export function signInMail(language: Language, { first_name, link }: Asked): Mail {
  if (language === 'cy-GB')
    return {
      subject: `Mewngofnodi i ${PRODUCT_NAME}`,
      body: [
        `Helo ${first_name},`,
        'Gofynnodd rhywun am ddolen i’ch mewngofnodi. Agorwch hi o fewn deng munud, ar y ddyfais rydych am ei defnyddio:',
        link,
        'Mae’n gweithio unwaith. Os nad chi a ofynnodd, peidiwch â gwneud dim, a pheidiwch â’i rhoi i neb.',
      ].join('\n\n'),
    };
  return {
    subject: `Sign in to ${PRODUCT_NAME}`,
    body: [
      `Hello ${first_name},`,
      'Somebody asked for a link to sign you in. Open it within ten minutes, on the device that you want to use:',
      link,
      'It works once. If it was not you, do nothing, and give it to nobody.',
    ].join('\n\n'),
  };
}

/** The mail whose link accepts an invitation. Who reads it has no language of their own yet: it is the home's. */
export function joiningMail(language: Language, home: string, { first_name, link }: Asked): Mail {
  if (language === 'cy-GB')
    return {
      subject: `Ymuno â ${PRODUCT_NAME}`,
      body: [
        `Helo ${first_name},`,
        `Mae ${home} yn eich gwahodd i ${PRODUCT_NAME}. Agorwch y ddolen hon o fewn deng munud i ymuno, heb gyfrinair:`,
        link,
        'Mae’n gweithio unwaith. Os nad chi a ofynnodd, peidiwch â gwneud dim.',
      ].join('\n\n'),
    };
  return {
    subject: `Join ${PRODUCT_NAME}`,
    body: [
      `Hello ${first_name},`,
      `${home} invites you to ${PRODUCT_NAME}. Open this link within ten minutes to join, without a password:`,
      link,
      'It works once. If it was not you who asked, do nothing.',
    ].join('\n\n'),
  };
}
