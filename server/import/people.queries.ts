import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { ImportedResident, ImportedStaff } from '@heartsease/domain/import/people.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE } from '../residents/faces.ts';
import type { CareHome, Session } from '../session/session.ts';

/** Everybody who lives or lived here, with what an import may change. */
export async function everybodyOf(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('residents as r')
    .select(RESIDENT_FACE)
    .select(['r.external_id', 'r.title', 'r.first_name', 'r.date_of_birth', 'r.nhs_number', 'r.moved_in_on'])
    .select(['r.language', 'r.pronouns', 'r.faith', 'r.cultural_needs', 'r.status', 'r.version'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.deleted_at', 'is', null)
    .orderBy('r.last_name')
    .orderBy('r.known_as')
    .execute();
}
export type Somebody = Awaited<ReturnType<typeof everybodyOf>>[number];

/** Staff of today and of days to come, and those with an invitation that can still be used. */
export async function staffKnownTo(db: Db, careHome: CareHome, now: Date) {
  const today = calendarDay(now, careHome.timezone);
  const members = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.first_name', 'a.last_name', 'a.email', 'm.role', 'm.wings', 'm.starts_on', 'm.ends_on'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', 'in', [...STAFF_ROLES])
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .orderBy('a.last_name')
    .orderBy('a.first_name')
    .execute();
  const invited = await db
    .selectFrom('invitations')
    .select(['first_name', 'last_name', 'email'])
    .where('care_home_id', '=', careHome.id)
    .where('role', 'in', [...STAFF_ROLES])
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return { members, invited };
}

const ROWS_A_STATEMENT = 500;

/** New residents, hundreds at a time. @returns their ids in the order of the people */
export async function addResidents(
  db: Db,
  session: Session,
  people: ImportedResident[],
  { today, now }: { today: string; now: Date },
): Promise<string[]> {
  const rows = people.map(({ external_id, moved_in_on, language, ...person }) => ({
    ...columnsOf(person),
    id: uuidv7(),
    care_home_id: session.careHome.id,
    external_id: external_id === '' ? null : external_id,
    moved_in_on: moved_in_on ?? today,
    language: language === '' ? 'English' : language,
    created_at: now,
    created_by: session.account_id,
    updated_at: now,
    updated_by: session.account_id,
  }));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const some = rows.slice(from, from + ROWS_A_STATEMENT);
    await db.insertInto('residents').values(some).execute();
    await db
      .insertInto('resident_changes')
      .values(
        some.map(({ id, care_home_id }) => ({
          id: uuidv7(),
          care_home_id,
          resident_id: id,
          changed_by: session.account_id,
          changed_at: now,
          kind: 'added' as const,
          changes: '[]',
        })),
      )
      .execute();
  }
  return rows.map(({ id }) => id);
}

function columnsOf(person: Omit<ImportedResident, 'external_id' | 'moved_in_on' | 'language'>) {
  const { title, first_name, known_as, last_name, room, wing } = person;
  const { date_of_birth, nhs_number, pronouns, faith, cultural_needs } = person;
  const names = { title, first_name, known_as, last_name };
  return { ...names, room, wing, date_of_birth, nhs_number, pronouns, faith, cultural_needs };
}

/** The number of the other system is no field of the profile: it is kept without a version. */
export async function keepExternalId(db: Db, careHome: CareHome, id: string, external_id: string): Promise<void> {
  await db
    .updateTable('residents')
    .set({ external_id })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where(sql<boolean>`external_id is distinct from ${external_id}`)
    .execute();
}

/** The invitation that was just made, by its code's hash. */
export async function invitationIdOf(db: Db, careHome: CareHome, code_hash: Buffer): Promise<string> {
  const { id } = await db
    .selectFrom('invitations')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('code_hash', '=', code_hash)
    .executeTakeFirstOrThrow();
  return id;
}

export type StaffRow = Pick<ImportedStaff, 'first_name' | 'last_name' | 'email'>;
