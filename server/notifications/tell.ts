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
import { notificationMail } from './notification-words.ts';
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
/** But each change of an event is told: whoever looked after the first would come to what was cancelled since. So is each invitation, each worry, and each yes that is taken back. */
const EACH_TOLD: ReadonlySet<NotificationKind> = new Set([
  'event_changed',
  'event_invited',
  'concern',
  'must_read',
  'consent_taken_back',
]);
/** And so are all of a night: quiet hours are shorter than a day, so what was written in them and is not sent waits. */
const LONGEST_WAIT_MS = 24 * HOUR_MS;

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
  const since = new Date(now.getTime() - gapAfter(kind));
  const longestWait = new Date(now.getTime() - LONGEST_WAIT_MS);
  await tellDevices(db, home, { kind, to, resident_id, thread, now, today, since, longestWait });
  for (const { id: account_id, email, first_name, language, quiet } of await readersAmong(
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
      ...notificationMail(language, {
        kind,
        home: home.name,
        reader: first_name,
        link: `${config.public_url}${pathOf(kind)}`,
        chosen: `${config.public_url}/account/notifications`,
      }),
      link: null,
      notification: kind,
      account_id,
      created_at: now,
      ...(resident_id !== undefined && { resident_id }),
      send_after,
    });
  }
}
