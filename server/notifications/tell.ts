import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { quietUntil } from '@heartsease/domain/notifications/notification.ts';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import { pathOf } from '@heartsease/domain/notifications/push.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { newHomeToken } from '../http/home-token.ts';
import { writeMail } from '../mail/write-mail.ts';
import { tellDevices } from '../push/tell-devices.ts';
import type { ToldThread } from '../push/tell-devices.ts';
import { tokenHash } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { readersAmong } from './notifications.queries.ts';
import { STOP_MAILS_PATH } from './stop-mails.ts';
import { wasTold } from './was-told.queries.ts';

/** The home that a notification comes from. The transaction must stand in it. */
export interface Home {
  care_home_id: string;
  name: string;
  timezone: string;
}

/** The home of whoever asks. */
export function homeOf({ careHome, row }: Session): Home {
  return { care_home_id: careHome.id, name: row.home_name, timezone: careHome.timezone };
}

interface Notification {
  kind: NotificationKind;
  to: string[];
  /** Of a notification to the family: whom it is about. It never goes out after the end of their stay. */
  resident_id?: string;
  /** Of a message or an answer. By mail it is one an hour all the same; devices tell of it again once it was read. */
  thread?: ToldThread;
  now: Date;
}

const HOUR_MS = 3_600_000;
/** Ten suggestions in an afternoon are one mail. */
const AT_MOST_EVERY_MS = HOUR_MS;
/** And the news of a day are told in one evening, once, also by a server that is asked again. */
const NEWS_AT_MOST_EVERY_MS = 12 * HOUR_MS;
/** But each change of an event is told: whoever looked after the first would come to what was cancelled since. So is each invitation and each worry. */
const EACH_TOLD: ReadonlySet<NotificationKind> = new Set(['event_changed', 'event_invited', 'concern', 'must_read']);
/** And so are all of a night: quiet hours are shorter than a day, so what was written in them and is not sent waits. */
const LONGEST_WAIT_MS = 24 * HOUR_MS;

/** What is said by mail. No name of anybody: it is read over shoulders, and on its way. */
const WORDS: Record<NotificationKind, { subject: string; text: (home: string) => string }> = {
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
};

/** For how long nothing of the same kind is mailed to somebody again. */
function gapAfter(kind: NotificationKind): number {
  if (EACH_TOLD.has(kind)) return 0;
  return kind === 'family_news' ? NEWS_AT_MOST_EVERY_MS : AT_MOST_EVERY_MS;
}

/** Tells a notification by mail and on devices to those of its readers who want it so, each when their quiet hours allow. */
export async function tell(
  db: Db,
  config: Config,
  home: Home,
  { kind, to, resident_id, thread, now }: Notification,
): Promise<void> {
  const { care_home_id, timezone } = home;
  const today = calendarDay(now, timezone);
  const { subject, text } = WORDS[kind];
  const since = new Date(now.getTime() - gapAfter(kind));
  const longestWait = new Date(now.getTime() - LONGEST_WAIT_MS);
  await tellDevices(db, home, { kind, to, resident_id, thread, now, today, since, longestWait });
  for (const { id: account_id, email, first_name, quiet } of await readersAmong(
    db,
    { care_home_id, today },
    to,
    kind,
  )) {
    const send_after = quietUntil(quiet, now, timezone);
    const waitsSince = send_after === null ? null : longestWait;
    if (await wasTold(db, 'outgoing_mails', { care_home_id, account_id, kind, since, waitsSince })) continue;
    const token = newHomeToken(care_home_id);
    await writeMail(db, config, {
      care_home_id,
      to_address: email,
      // In the head of the mail alone: a manager, who reads what was written, can end nobody's mails with it.
      unsubscribe_link: `${config.public_url}${STOP_MAILS_PATH}/${token}.html`,
      stop_hash: tokenHash(token),
      subject: `${subject} in ${PRODUCT_NAME}`,
      body: [
        `Hello ${first_name},`,
        text(home.name),
        `${config.public_url}${pathOf(kind)}`,
        `What we mail you, and when, is yours to choose: ${config.public_url}/account/notifications`,
      ].join('\n\n'),
      link: null,
      notification: kind,
      account_id,
      created_at: now,
      ...(resident_id !== undefined && { resident_id }),
      send_after,
    });
  }
}
