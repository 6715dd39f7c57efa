import { sql } from 'kysely';
import { AccessNeeds } from '@heartsease/domain/residents/access-needs.ts';
import type { Double, Profile, ProfileFields } from '@heartsease/domain/residents/profile.ts';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { completenessOfResident } from './completeness.queries.ts';
import { RESIDENT_FACE, residentFace } from './faces.ts';

export async function profileOf(db: Db, careHome: CareHome, resident_id: string): Promise<Profile> {
  const row = await db
    .selectFrom('residents as r')
    .leftJoin('accounts as k', 'k.id', 'r.key_worker_id')
    .leftJoin('accounts as u', 'u.id', 'r.updated_by')
    .selectAll('r')
    .select(['k.known_as as key_worker_known_as', 'k.last_name as key_worker_last_name', 'u.known_as as changed_by'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.id', '=', resident_id)
    .executeTakeFirstOrThrow();
  const access_needs = readAccessNeeds(row.access_needs);
  const { key_worker_id, key_worker_known_as: known_as, key_worker_last_name: last_name } = row;
  const key_worker =
    key_worker_id !== null && known_as !== null && last_name !== null
      ? { id: key_worker_id, known_as, last_name }
      : null;
  return {
    ...fieldsIn(row),
    id: row.id,
    version: row.version,
    face: residentFace(row),
    status: row.status,
    status_since: row.status_since,
    status_note: row.status_note,
    ended_on: row.ended_on,
    key_worker,
    access_needs,
    access_needs_on: row.access_needs_on,
    completeness: await completenessOfResident(db, careHome, { ...row, resident_id, access_needs }),
    changed_by: row.changed_by,
    changed_at: row.updated_at.toISOString(),
  };
}

/** The row, held until the transaction ends: what is decided on it still holds when it is written. */
export async function holdResident(db: Db, careHome: CareHome, resident_id: string) {
  return await db
    .selectFrom('residents')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Several at once, always in the same order, so that two who hold some of the same wait and don't block each other.
 * What is written about them by others, as a moment, does not wait.
 */
export async function holdResidents(db: Db, careHome: CareHome, ids: readonly string[]): Promise<HeldResident[]> {
  return await db
    .selectFrom('residents')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export type HeldResident = Awaited<ReturnType<typeof holdResident>>;

/** What a person may change of a row. */
export function fieldsIn(row: ProfileFields): ProfileFields {
  return {
    title: row.title,
    known_as: row.known_as,
    first_name: row.first_name,
    last_name: row.last_name,
    pronouns: row.pronouns,
    date_of_birth: row.date_of_birth,
    is_age_hidden: row.is_age_hidden,
    nhs_number: row.nhs_number,
    room: row.room,
    wing: row.wing,
    moved_in_on: row.moved_in_on,
    language: row.language,
    other_languages: row.other_languages,
    faith: row.faith,
    cultural_needs: row.cultural_needs,
    key_worker_id: row.key_worker_id,
    summary: row.summary,
    approach: row.approach,
    weekly_target: row.weekly_target,
  };
}

/** Needs that were written down by an older version and can't be read any more count as not written down. */
export function readAccessNeeds(stored: object | null): AccessNeeds | null {
  // A refusal costs as much as ten answers, and of many people nothing is written down.
  const isBlank = stored === null || Object.keys(stored).length === 0;
  return isBlank ? null : (AccessNeeds.safeParse(stored).data ?? null);
}

/** Puts changed columns on a resident, whose next version it is then. */
export async function updateResident(
  db: Db,
  careHome: CareHome,
  resident: { id: string; version: number },
  by: { account_id: string; now: Date },
  changed: Partial<Omit<HeldResident, 'access_needs' | 'portrait'>> & {
    access_needs?: string;
    portrait?: string | null;
  },
): Promise<void> {
  await db
    .updateTable('residents')
    .set({ ...changed, version: resident.version + 1, updated_at: by.now, updated_by: by.account_id })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident.id)
    .execute();
}

export async function keepNewResident(
  db: Db,
  careHome: CareHome,
  person: {
    id: string;
    known_as: string;
    last_name: string;
    room: string;
    date_of_birth: string | null;
    nhs_number: string | null;
    moved_in_on: string;
  },
  by: { account_id: string; now: Date },
): Promise<void> {
  await db
    .insertInto('residents')
    .values({
      ...person,
      care_home_id: careHome.id,
      // Until somebody tells more, a person is who they are known as.
      first_name: person.known_as,
      pronouns: '',
      wing: '',
      created_at: by.now,
      created_by: by.account_id,
      updated_at: by.now,
      updated_by: by.account_id,
    })
    .execute();
}

/** Whose NHS number this is already, among everybody who lives or lived here. */
export async function holderOfNhsNumber(db: Db, careHome: CareHome, nhs_number: string, but: string | null) {
  return await db
    .selectFrom('residents')
    .select(['known_as', 'last_name'])
    .where('care_home_id', '=', careHome.id)
    .where('nhs_number', '=', nhs_number)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${but}::uuid`)
    .executeTakeFirst();
}

export interface Sought {
  known_as: string;
  first_name: string;
  last_name: string;
  room: string;
  date_of_birth: string | null;
  nhs_number: string | null;
}

/** People who may be the one who is to be added: the same NHS number, or the same name where no birthday differs. */
export async function doublesOf(db: Db, careHome: CareHome, sought: Sought): Promise<Double[]> {
  const name = sql<boolean>`lower(r.last_name) = lower(${sought.last_name})
    and lower(${sought.known_as}) in (lower(r.known_as), lower(r.first_name))
     or lower(r.last_name) = lower(${sought.last_name})
    and lower(${sought.first_name}) in (lower(r.known_as), lower(r.first_name))`;
  const rows = await db
    .selectFrom('residents as r')
    .select([...RESIDENT_FACE, 'r.status', 'r.first_name', 'r.date_of_birth', 'r.nhs_number', 'r.moved_in_on'])
    .select(sql<boolean>`(${name})`.as('has_same_name'))
    .where('r.care_home_id', '=', careHome.id)
    .where('r.deleted_at', 'is', null)
    .where(sql<boolean>`(
      r.nhs_number = ${sought.nhs_number}
      or (${name}) and coalesce(r.date_of_birth = ${sought.date_of_birth}::date, true)
    )`)
    .orderBy('r.known_as')
    .limit(5)
    .execute();
  return rows.map((row) => {
    const { status, first_name, date_of_birth, nhs_number, moved_in_on } = row;
    const same: Double['same'] = [];
    if (row.has_same_name) same.push('name');
    if (date_of_birth !== null && date_of_birth === sought.date_of_birth) same.push('date_of_birth');
    if (nhs_number !== null && nhs_number === sought.nhs_number) same.push('nhs_number');
    if (row.room === sought.room) same.push('room');
    return { resident: residentFace(row), status, first_name, date_of_birth, nhs_number, moved_in_on, same };
  });
}

/** @param today the day in the home's calendar */
export async function keyWorkersOf(db: Db, careHome: CareHome, today: string) {
  return await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.known_as', 'a.last_name'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', 'in', [...STAFF_ROLES])
    .where('m.waits_since', 'is', null)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .orderBy('a.known_as')
    .execute();
}

/** What a link to a photo is judged by. The home is told by the link, and the transaction sees that home alone. */
export async function photoRow(db: Db, care_home_id: string, photo_id: string) {
  const row = await db
    .selectFrom('residents as r')
    .innerJoin('care_homes as h', 'h.id', 'r.care_home_id')
    .select(['r.id', 'r.care_home_id', 'r.photo_id', 'r.photo_key', 'r.photo_wish', 'h.timezone'])
    .where('r.care_home_id', '=', care_home_id)
    .where('r.photo_id', '=', photo_id)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
