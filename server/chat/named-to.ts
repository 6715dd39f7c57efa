import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { circlesOf } from '../relatives/relatives.queries.ts';
import type { Session } from '../session/session.ts';
import { peopleOfHome } from './people.queries.ts';
import type { ThreadRow } from './threads.queries.ts';

/**
 * Whose names whoever asks is shown among the people of a thread. In a circle relatives see of each other whom they see
 * elsewhere: those who agreed to be seen by the circle. Whoever writes in it shows themselves by that.
 */
export async function namedTo(
  { db, session, now }: { db: Db; session: Session; now: Date },
  thread: Pick<ThreadRow, 'kind' | 'resident_id'>,
): Promise<(account_id: string) => boolean> {
  const { careHome, account_id, role } = session;
  if (thread.kind !== 'circle' || thread.resident_id === null || role !== 'relative') return () => true;
  const today = calendarDay(now, careHome.timezone);
  const circle = await circlesOf(db, careHome, { resident_ids: [thread.resident_id], account_id, today });
  const shown = new Set([account_id, ...circle.map((other) => other.account_id)]);
  const people = await peopleOfHome(db, careHome, today);
  const staff = new Set(people.filter((one) => one.role !== 'relative').map((one) => one.account_id));
  // Whoever of the family is here no more stays as unnamed as they were.
  return (id) => shown.has(id) || staff.has(id);
}
