import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { quietUntil } from '@heartsease/domain/notifications/notification.ts';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { writeMail } from '../mail/write-mail.ts';
import { readersAmong, wasTold } from './notifications.queries.ts';

/** The home that a notification comes from. The transaction must stand in it. */
export interface Home {
  care_home_id: string;
  name: string;
  timezone: string;
}

interface Notification {
  kind: NotificationKind;
  to: string[];
  /** Of a notification to the family: whom it is about. It never goes out after the end of their stay. */
  resident_id?: string;
  now: Date;
}

/** Ten suggestions in an afternoon are one mail. */
const AT_MOST_EVERY_MS = 3_600_000;
/** And so are all of a night: quiet hours are shorter than a day, so what was written in them and is not sent waits. */
const LONGEST_WAIT_MS = 24 * AT_MOST_EVERY_MS;

/** What is said, and where in the app it stands. No name of anybody: it is read over shoulders, and on its way. */
const WORDS: Record<NotificationKind, { subject: string; text: (home: string) => string; path: string }> = {
  joiner: {
    subject: 'Somebody waits to be let in',
    text: (home) => `Somebody joined ${home} with a printed slip and waits until you let them in.`,
    path: '/manage-staff',
  },
  family_invitation: {
    subject: 'A relative has invited somebody',
    text: (home) => `A relative at ${home} who may do so has invited somebody of the family, or a friend.`,
    path: '/manage-relative',
  },
  suggestion: {
    subject: 'A suggestion waits for you',
    text: (home) => `Somebody at ${home} suggests words for an “About me”. They are shown when you have said yes.`,
    path: '/manage-about-me',
  },
  suggestion_answered: {
    subject: 'Your suggestion is answered',
    text: (home) => `${home} has read what you suggested for an “About me”.`,
    path: '/tabs',
  },
};

/** Mails a notification to those of its readers who want it so, each when their quiet hours allow. */
export async function tell(
  db: Db,
  config: Config,
  home: Home,
  { kind, to, resident_id, now }: Notification,
): Promise<void> {
  const { care_home_id, timezone } = home;
  const today = calendarDay(now, timezone);
  const { subject, text, path } = WORDS[kind];
  for (const { id: account_id, email, first_name, quiet } of await readersAmong(
    db,
    { care_home_id, today },
    to,
    kind,
  )) {
    const send_after = quietUntil(quiet, now, timezone);
    const since = new Date(now.getTime() - AT_MOST_EVERY_MS);
    const waitsSince = send_after === null ? null : new Date(now.getTime() - LONGEST_WAIT_MS);
    if (await wasTold(db, care_home_id, { account_id, kind, since, waitsSince })) continue;
    await writeMail(db, config, {
      care_home_id,
      to_address: email,
      subject: `${subject} in ${PRODUCT_NAME}`,
      body: [
        `Hello ${first_name},`,
        text(home.name),
        `${config.public_url}${path}`,
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
