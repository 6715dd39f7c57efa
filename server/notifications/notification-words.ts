import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';

type Told = Record<NotificationKind, { subject: string; text: (home: string) => string }>;

/** What is said by mail. No name of anybody: it is read over shoulders, and on its way. */
const ENGLISH: Told = {
  joiner: {
    subject: 'Somebody waits to be let in',
    text: (home) => `Somebody joined ${home} with a printed slip and waits until you let them in.`,
  },
  family_invitation: {
    subject: 'A relative has invited somebody',
    text: (home) => `A relative at ${home} who may do so has invited somebody of the family, or a friend.`,
  },
  suggestion: {
    subject: 'A suggestion waits for you',
    text: (home) => `Somebody at ${home} suggests words for an “About me”. They are shown when you have said yes.`,
  },
  suggestion_answered: {
    subject: 'Your suggestion is answered',
    text: (home) => `${home} has read what you suggested for an “About me”.`,
  },
  event_invited: {
    subject: 'You are invited',
    text: (home) =>
      `${home} invites you to something. The calendar tells what it is, and there you say whether you come.`,
  },
  event_changed: {
    subject: 'An event that you are asked to has changed',
    text: (home) =>
      `${home} has changed or cancelled something that you said yes or maybe to, or have not answered yet. See how the calendar stands now.`,
  },
  activity_proposed: {
    subject: 'An activity waits for your yes',
    text: (home) => `Somebody at ${home} proposes an activity for the library. It is offered when you have said yes.`,
  },
  activity_answered: {
    subject: 'Your activity is answered',
    text: (home) =>
      `Somebody at ${home} has read the activity that you proposed. It is in the library, or is with you again with a word why.`,
  },
  risk_waiting: {
    subject: 'A risk assessment waits for a signature',
    text: (home) => `Somebody at ${home} has written a risk assessment. It counts when somebody else has signed it.`,
  },
  report_returned: {
    subject: 'A report lies with you again',
    text: (home) =>
      `Somebody at ${home} asks you to look at one of your reports again, and says why. Change it, and it is sent in again.`,
  },
  // Not even that it is about somebody: whoever reads over a shoulder learns nothing.
  concern: {
    subject: 'Something waits for you',
    text: (home) => `Something at ${home} waits to be read by you.`,
  },
  survey: {
    subject: 'You are asked for your view',
    text: (home) => `${home} would like to know how things are for you. It takes a few minutes, whenever it suits you.`,
  },
  must_read: {
    subject: 'A notice asks to be read',
    text: (home) => `A notice on the board of ${home} asks you to read it, and to say that you have.`,
  },
  message: {
    subject: 'A message waits for you',
    text: (home) => `Somebody at ${home} has written to you.`,
  },
  family_reply: {
    subject: 'There is an answer for you',
    text: (home) => `${home} has answered what you wrote.`,
  },
  family_news: {
    subject: 'Something of today is there for you',
    text: (home) => `${home} has shared something of the day with you.`,
  },
  consent_asked: {
    subject: 'You are asked to decide something',
    text: (home) => `${home} asks you, as somebody who may decide it, what may be shown of a person.`,
  },
  consent_answered: {
    subject: 'An answer that you asked for is there',
    text: (home) => `Somebody has answered what ${home} asked them to decide.`,
  },
  consent_taken_back: {
    subject: 'Less may be shown of somebody',
    text: (home) => `Somebody who may decide it has taken a yes back at ${home}. It counts at once.`,
  },
};

/** The home stands where nothing before it makes its name mutate. */
const WELSH: Told = {
  joiner: {
    subject: 'Mae rhywun yn aros i gael dod i mewn',
    text: (home) =>
      `${home}: mae rhywun wedi ymuno drwy slip printiedig ac yn aros nes i chi roi caniatâd i ddod i mewn.`,
  },
  family_invitation: {
    subject: 'Mae perthynas wedi gwahodd rhywun',
    text: (home) => `${home}: mae perthynas sydd â’r hawl i wneud hynny wedi gwahodd rhywun o’r teulu, neu ffrind.`,
  },
  suggestion: {
    subject: 'Mae awgrym yn aros amdanoch',
    text: (home) =>
      `${home}: mae rhywun yn awgrymu geiriau ar gyfer “Amdanaf i”. Fe’u dangosir pan fyddwch wedi cytuno.`,
  },
  suggestion_answered: {
    subject: 'Mae ateb i’ch awgrym',
    text: (home) => `Mae ${home} wedi darllen yr hyn a awgrymoch ar gyfer “Amdanaf i”.`,
  },
  event_invited: {
    subject: 'Mae gwahoddiad i chi',
    text: (home) =>
      `Mae ${home} yn eich gwahodd i rywbeth. Mae’r calendr yn dweud beth ydyw, ac yno gallwch ddweud a fyddwch yn dod.`,
  },
  event_changed: {
    subject: 'Mae digwyddiad y cawsoch wahoddiad iddo wedi newid',
    text: (home) =>
      `Mae ${home} wedi newid neu ganslo rhywbeth yr atebasoch y byddech, neu efallai y byddech, yn dod iddo, neu nad ydych wedi ateb eto. Edrychwch sut mae’r calendr erbyn hyn.`,
  },
  activity_proposed: {
    subject: 'Mae gweithgaredd yn aros i chi gytuno',
    text: (home) => `${home}: mae rhywun yn cynnig gweithgaredd i’r llyfrgell. Bydd ar gael pan fyddwch wedi cytuno.`,
  },
  activity_answered: {
    subject: 'Mae ateb am eich gweithgaredd',
    text: (home) =>
      `${home}: mae rhywun wedi darllen y gweithgaredd a gynigioch. Mae yn y llyfrgell, neu gyda chi eto gyda gair i ddweud pam.`,
  },
  risk_waiting: {
    subject: 'Mae asesiad risg yn aros am lofnod',
    text: (home) =>
      `${home}: mae rhywun wedi ysgrifennu asesiad risg. Mae’n cyfrif pan fydd rhywun arall wedi’i lofnodi.`,
  },
  report_returned: {
    subject: 'Mae adroddiad gyda chi eto',
    text: (home) =>
      `${home}: mae rhywun yn gofyn i chi edrych eto ar un o’ch adroddiadau, ac yn dweud pam. Newidiwch ef, a chaiff ei anfon eto.`,
  },
  concern: {
    subject: 'Mae rhywbeth yn aros amdanoch',
    text: (home) => `${home}: mae rhywbeth yn aros i chi ei ddarllen.`,
  },
  survey: {
    subject: 'Mae rhywun yn gofyn am eich barn',
    text: (home) =>
      `Hoffai ${home} wybod sut mae pethau i chi. Mae’n cymryd ychydig funudau, pryd bynnag y mae’n gyfleus.`,
  },
  must_read: {
    subject: 'Mae hysbysiad yn aros i gael ei ddarllen',
    text: (home) =>
      `${home}: mae hysbysiad ar y bwrdd yn gofyn i chi ei ddarllen, ac i chi ddweud eich bod wedi gwneud hynny.`,
  },
  message: {
    subject: 'Mae neges yn aros amdanoch',
    text: (home) => `${home}: mae rhywun wedi ysgrifennu atoch.`,
  },
  family_reply: {
    subject: 'Mae ateb i chi',
    text: (home) => `Mae ${home} wedi ateb yr hyn a ysgrifennoch.`,
  },
  family_news: {
    subject: 'Mae rhywbeth o’r diwrnod heddiw yno i chi',
    text: (home) => `Mae ${home} wedi rhannu rhywbeth o’r diwrnod gyda chi.`,
  },
  consent_asked: {
    subject: 'Gofynnir i chi benderfynu rhywbeth',
    text: (home) =>
      `Mae ${home} yn gofyn i chi, fel rhywun sydd â’r hawl i benderfynu, beth y caniateir ei ddangos o berson.`,
  },
  consent_answered: {
    subject: 'Mae ateb y gofynasoch amdano wedi cyrraedd',
    text: (home) => `${home}: mae rhywun wedi ateb yr hyn y gofynnwyd iddynt ei benderfynu.`,
  },
  consent_taken_back: {
    subject: 'Caniateir dangos llai o rywun',
    text: (home) =>
      `${home}: mae rhywun sydd â’r hawl i benderfynu wedi tynnu caniatâd yn ôl. Mae’n cyfrif ar unwaith.`,
  },
};

/** A notification as its reader's mail says it; `chosen` leads to where they choose what they are mailed. */
export function notificationMail(
  language: Language,
  {
    kind,
    home,
    reader,
    link,
    chosen,
  }: { kind: NotificationKind; home: string; reader: string; link: string; chosen: string },
): { subject: string; body: string } {
  const { subject, text } = (language === 'cy-GB' ? WELSH : ENGLISH)[kind];
  const around =
    language === 'cy-GB'
      ? {
          subject: `${subject} yn ${PRODUCT_NAME}`,
          hello: `Helo ${reader},`,
          why: `Chi sy’n dewis beth rydym yn ei e-bostio atoch, a phryd: ${chosen}`,
        }
      : {
          subject: `${subject} in ${PRODUCT_NAME}`,
          hello: `Hello ${reader},`,
          why: `What we mail you, and when, is yours to choose: ${chosen}`,
        };
  return { subject: around.subject, body: [around.hello, text(home), link, around.why].join('\n\n') };
}
