import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { membersInRoles } from '../notifications/notifications.queries.ts';
import { tell } from '../notifications/tell.ts';

/** The managers hear that somebody waits to be let in. The transaction must stand in the home. */
export async function tellOfJoiner(
  db: Db,
  config: Config,
  { care_home_id, home_name: name, timezone }: { care_home_id: string; home_name: string; timezone: string },
  now: Date,
): Promise<void> {
  const today = calendarDay(now, timezone);
  const to = await membersInRoles(db, { care_home_id, today }, ['manager']);
  await tell(db, config, { care_home_id, name, timezone }, { kind: 'joiner', to, now });
}
