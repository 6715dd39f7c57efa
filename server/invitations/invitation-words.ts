import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';

interface Home {
  name: string;
  phone: string;
}

interface Asked {
  first_name: string;
  link: string;
  code: string;
}

interface Mail {
  subject: string;
  body: string;
}

/** Somebody is asked to work here. They have no language of their own yet: it is the home's. */
export function staffInvitationMail(language: Language, home: string, { first_name, link, code }: Asked): Mail {
  const words =
    language === 'cy-GB'
      ? `Mae ${home} yn eich gwahodd i ${PRODUCT_NAME}. Agorwch y ddolen hon o fewn tri diwrnod i ddewis cyfrinair:`
      : `${home} invites you to ${PRODUCT_NAME}. Open this link within three days to choose a password:`;
  return {
    subject: SUBJECT[language],
    body: [HELLO[language](first_name), words, link, CODE[language](code)].join('\n\n'),
  };
}

/** Somebody is asked to stay close to a resident, by the home or by a relative who may. No name of a resident in it. */
export function relativeInvitationMail(
  language: Language,
  home: Home,
  { first_name, link, code, by }: Asked & { by: string | null },
): Mail {
  const words = language === 'cy-GB' ? inWelsh(home.name, by) : inEnglish(home.name, by);
  const questions =
    language === 'cy-GB'
      ? `Cwestiynau? Ffoniwch ${home.name} ar ${home.phone}.`
      : `Questions? Call ${home.name} on ${home.phone}.`;
  return {
    subject: SUBJECT[language],
    body: [HELLO[language](first_name), words, link, CODE[language](code), questions].join('\n\n'),
  };
}

const SUBJECT: Record<Language, string> = {
  'en-GB': `Your invitation to ${PRODUCT_NAME}`,
  'cy-GB': `Eich gwahoddiad i ${PRODUCT_NAME}`,
};

const HELLO: Record<Language, (first_name: string) => string> = {
  'en-GB': (first_name) => `Hello ${first_name},`,
  'cy-GB': (first_name) => `Helo ${first_name},`,
};

const CODE: Record<Language, (code: string) => string> = {
  'en-GB': (code) => `Or type this code in the app: ${code}`,
  'cy-GB': (code) => `Neu teipiwch y cod hwn yn yr ap: ${code}`,
};

function inEnglish(home: string, by: string | null): string {
  const who = by === null ? `${home} invites` : `${by} and ${home} invite`;
  return `${who} you to ${PRODUCT_NAME}, to stay close to the person you know there. Open this link within three days:`;
}

/** “and” would make the name of a home mutate, so the home gives its leave. */
function inWelsh(home: string, by: string | null): string {
  const who = by === null ? `Mae ${home} yn` : `Mae ${by}, gyda chaniatâd ${home}, yn`;
  return `${who} eich gwahodd i ${PRODUCT_NAME}, i gadw’n agos at y person rydych yn ei adnabod yno. Agorwch y ddolen hon o fewn tri diwrnod:`;
}
