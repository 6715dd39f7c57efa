import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import { RESIDENT_FIELDS } from '@heartsease/domain/import/fields.ts';
import type { ImportedResident, ImportedStaff } from '@heartsease/domain/import/people.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { inPieces } from '../db/in-pieces.ts';
import { RESIDENT_FACE } from '../residents/faces.ts';
import { noteResidentChanges } from '../residents/resident-changes.queries.ts';
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

/** New residents, with the first line of their history. @returns their ids in the order of the people */
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
  for (const some of inPieces(rows)) await db.insertInto('residents').values(some).execute();
  const noted = rows.map(({ id }) => ({ resident_id: id, kind: 'added' as const, changes: [], now }));
  await noteResidentChanges(db, session, noted);
  return rows.map(({ id }) => id);
}

function columnsOf(person: Omit<ImportedResident, 'external_id' | 'moved_in_on' | 'language'>) {
  const { title, first_name, known_as, last_name, room, wing } = person;
  const { date_of_birth, nhs_number, pronouns, faith, cultural_needs } = person;
  const names = { title, first_name, known_as, last_name };
  return { ...names, room, wing, date_of_birth, nhs_number, pronouns, faith, cultural_needs };
}

/** What an import may change of a resident. */
const CHANGEABLE = ['external_id', ...RESIDENT_FIELDS] as const;
export type ChangedFields = Partial<Record<(typeof CHANGEABLE)[number], string | null>>;

/** As it was kept; what can't be changed by an import is left out. */
export const ChangedFields = z.partialRecord(z.enum(CHANGEABLE), z.string().nullable());

/** Puts changed fields on residents who are held, whose next version it is then. */
export async function changeResidents(
  db: Db,
  session: Session,
  changed: readonly { id: string; fields: ChangedFields }[],
  now: Date,
): Promise<void> {
  const columns = sql.join(CHANGEABLE.map((column) => sql.ref(column)));
  await sql`
    update residents r
       set (${columns}) = (select ${columns} from jsonb_populate_record(r, c.fields)),
           version = r.version + 1, updated_at = ${now}, updated_by = ${session.account_id}
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id uuid, fields jsonb)
     where r.care_home_id = ${session.careHome.id} and r.id = c.id
  `.execute(db);
}

/** Who has these numbers of the other system now. */
export async function holdersOf(db: Db, careHome: CareHome, external_ids: readonly string[]) {
  return await db
    .selectFrom('residents')
    .select(['id', 'external_id'])
    .where('care_home_id', '=', careHome.id)
    .where('external_id', '=', sql<string>`any(${external_ids})`)
    .where('deleted_at', 'is', null)
    .execute();
}

export type StaffRow = Pick<ImportedStaff, 'first_name' | 'last_name' | 'email'>;
