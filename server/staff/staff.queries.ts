import { sql } from 'kysely';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** The staff of a home with how many of their sessions are alive. */
export async function staffOf(db: Db, careHome: CareHome, now: Date) {
  const today = calendarDay(now, careHome.timezone);
  return await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('sign_ins as s', (join) =>
      join
        .onRef('s.account_id', '=', 'a.id')
        .on('s.ended_at', 'is', null)
        .on(sql<boolean>`s.ends_at > ${now} and s.last_seen_at + make_interval(secs => s.idle_seconds) > ${now}`),
    )
    .select(['a.id', 'a.known_as', 'a.last_name', 'a.portrait', 'a.email', 'm.role'])
    .select((of) => [
      of.fn.count<number>('s.id').as('signed_in_devices'),
      of.fn.max('s.last_seen_at').as('last_seen_at'),
    ])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', 'in', [...STAFF_ROLES])
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .groupBy(['a.id', 'm.role'])
    .orderBy('a.known_as')
    .execute();
}
