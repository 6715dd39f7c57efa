import { sql } from 'kysely';
import type { StaffRole } from '@heartsease/domain/access/roles.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { NEWCOMERS } from './newcomers.ts';

/** Somebody in whose name a scene does something: whoever leads that part of the demo first. */
export async function somebodyOf(db: Db, careHome: CareHome, role: StaffRole, { but }: { but?: string } = {}) {
  return await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.email', 'a.first_name', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', '=', role)
    .where('m.waits_since', 'is', null)
    .where('m.ends_on', 'is', null)
    .$if(but !== undefined, (query) => query.where('a.email', 'not like', `${but}@%`))
    .orderBy(sql`a.email like ${`${role}@%`}`, 'desc')
    .orderBy('a.email')
    .limit(1)
    .executeTakeFirst();
}

/** Of those who move in by a scene, who has not yet. */
export async function nextNewcomer(db: Db, careHome: CareHome) {
  const here = new Set((await newcomersOf(db, careHome)).map(({ last_name }) => last_name));
  return NEWCOMERS.find(({ last_name }) => !here.has(last_name));
}

export async function newcomersOf(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('residents')
    .select(['id', 'known_as', 'last_name'])
    .where('care_home_id', '=', careHome.id)
    .where('deleted_at', 'is', null)
    .where((where) => where.or(NEWCOMERS.map(({ known_as, last_name }) => where.and({ known_as, last_name }))))
    .orderBy('created_at')
    .execute();
}

/**
 * Whose death shows most of what stops with it: who has family, and is expected at the most that is to come. Never the
 * person of the relative as whom a demo is seen.
 */
export async function whoDies(db: Db, careHome: CareHome, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select r.id from residents r
     where r.care_home_id = ${careHome.id} and r.deleted_at is null and r.status = 'active'
       and not exists (select from relative_links l join accounts a on a.id = l.account_id
                        where l.care_home_id = r.care_home_id and l.resident_id = r.id and a.email like 'relative@%')
     order by exists (select from relative_links l
                       where l.care_home_id = r.care_home_id and l.resident_id = r.id and l.status = 'active') desc,
              (select count(*) from planned_session_residents p
                 join planned_sessions s on s.care_home_id = p.care_home_id and s.id = p.planned_session_id
                where p.care_home_id = r.care_home_id and p.resident_id = r.id and s.starts_at > ${now}) desc,
              r.id
     limit 1`.execute(db);
  return rows[0]?.id;
}

/** Of these people, who has died: those that were alive when the demo world was made. */
export async function diedOf(db: Db, careHome: CareHome, ids: string[]) {
  return await db
    .selectFrom('residents')
    .select(['id', 'known_as', 'last_name'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', '=', 'died')
    .orderBy('updated_at', 'desc')
    .execute();
}

/** A planned session as somebody else logs it; undefined where this home has none of that id. */
export async function sessionOf(db: Db, careHome: CareHome, planned_session_id: string) {
  return await db
    .selectFrom('planned_sessions')
    .select(['id', 'title', 'activity_id', 'starts_at', 'ends_at', 'place'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', planned_session_id)
    .executeTakeFirst();
}

/** Of whoever is expected there, and then of all others, those of whom nobody has said a word yet. */
export async function untoldOf(db: Db, careHome: CareHome, planned_session_id: string, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select r.id from residents r
      left join planned_session_residents p on p.care_home_id = r.care_home_id and p.resident_id = r.id
                                           and p.planned_session_id = ${planned_session_id}
     where r.care_home_id = ${careHome.id} and r.deleted_at is null and r.status = 'active'
       and not exists (select from moments m join reports o on o.care_home_id = m.care_home_id and o.id = m.report_id
                        where m.care_home_id = r.care_home_id and m.resident_id = r.id and o.state <> 'void'
                          and o.planned_session_id = ${planned_session_id})
     order by p.resident_id is null, r.id
     limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
