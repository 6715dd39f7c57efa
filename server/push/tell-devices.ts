import type { NotificationKind, QuietHours } from '@heartsease/domain/notifications/notification.ts';
import { quietUntil } from '@heartsease/domain/notifications/notification.ts';
import type { Db } from '../db/database.ts';
import { askForJobs } from '../jobs/jobs.queries.ts';
import { wasTold } from '../notifications/was-told.queries.ts';
import { keepPush, pushReadersAmong } from './pushes.queries.ts';

/** What somebody is written to in: devices tell of each by itself, and again as soon as it was read. */
export interface ToldThread {
  id: string;
  /** When each read it last; who is not named here never did. */
  readAt: ReadonlyMap<string, Date>;
}

interface ToDevices {
  kind: NotificationKind;
  to: string[];
  resident_id: string | undefined;
  thread: ToldThread | undefined;
  now: Date;
  today: string;
  /** How soon somebody may be told of the same kind again, and how long one can wait for the morning. */
  since: Date;
  longestWait: Date;
}

/**
 * Tells a notification on the devices of those of its readers who switched them on, each when their quiet hours allow.
 * Written in the transaction of what it tells of; a job hands it on.
 */
export async function tellDevices(
  db: Db,
  home: { care_home_id: string; timezone: string },
  told: ToDevices,
): Promise<void> {
  const { care_home_id, timezone } = home;
  const { kind, to, now, today, since, longestWait, resident_id = null, thread } = told;
  const due = (quiet: QuietHours | null) => quietUntil(quiet, now, timezone);
  for (const { id: account_id, quiet } of await pushReadersAmong(db, { care_home_id, today }, to, kind)) {
    const due_at = due(quiet);
    const waitsSince = due_at === null ? null : longestWait;
    const of = thread && { id: thread.id, read_at: thread.readAt.get(account_id) ?? null };
    const before = { care_home_id, account_id, kind, since, waitsSince, ...(of && { of }) };
    if (await wasTold(db, 'outgoing_pushes', before)) continue;
    const about = { care_home_id, account_id, notification: kind, resident_id, about_id: thread?.id ?? null };
    const id = await keepPush(db, { ...about, created_at: now, due_at });
    await askForJobs(db, 'send_push', [{ id, care_home_id }], due_at);
  }
}
