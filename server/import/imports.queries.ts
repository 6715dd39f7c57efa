import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ImportedPerson } from '@heartsease/domain/import/people.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

/** A new import; what the same person began and never finished goes. */
export async function keepImport(db: Db, session: Session, file_name: string, now: Date): Promise<string> {
  const id = uuidv7();
  await db
    .deleteFrom('imports')
    .where('care_home_id', '=', session.careHome.id)
    .where('started_by', '=', session.account_id)
    .where('committed_at', 'is', null)
    .execute();
  await db
    .insertInto('imports')
    .values({ id, care_home_id: session.careHome.id, file_name, started_at: now, started_by: session.account_id })
    .execute();
  return id;
}

/** The import, held until the transaction ends; and with it every other import into this home waits. */
export async function holdImport(db: Db, careHome: CareHome, id: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${careHome.id}, 23))`.execute(db);
  return await db
    .selectFrom('imports')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface StagedRow {
  place: number;
  is_new: boolean;
  person: ImportedPerson;
}

/** The same place again takes the place of the first. */
export async function stageRows(db: Db, careHome: CareHome, import_id: string, rows: StagedRow[]): Promise<void> {
  await db
    .insertInto('import_rows')
    .values(
      rows.map(({ place, is_new, person }) => ({
        care_home_id: careHome.id,
        import_id,
        place,
        is_new,
        person: JSON.stringify(person),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'import_id', 'place']).doUpdateSet((of) => ({
        is_new: of.ref('excluded.is_new'),
        person: of.ref('excluded.person'),
      })),
    )
    .execute();
}

export async function stagedRows(db: Db, careHome: CareHome, import_id: string) {
  return await db
    .selectFrom('import_rows')
    .select(['place', 'is_new', 'person'])
    .where('care_home_id', '=', careHome.id)
    .where('import_id', '=', import_id)
    .where('outcome', 'is', null)
    .orderBy('place')
    .execute();
}

export interface WrittenRow {
  place: number;
  outcome: 'added' | 'changed' | 'invited' | 'unchanged';
  resident_id?: string;
  invitation_id?: string;
  relative_link_id?: string;
  before?: object;
  version_after?: number;
}

/** What became of each row. The row itself is not needed any more. */
export async function keepOutcomes(db: Db, careHome: CareHome, import_id: string, rows: WrittenRow[]): Promise<void> {
  await sql`
    update import_rows r
       set person = null, outcome = o.outcome, resident_id = o.resident_id, invitation_id = o.invitation_id,
           relative_link_id = o.relative_link_id, before = coalesce(o.before, '{}'), version_after = o.version_after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as o(place int, outcome text, resident_id uuid, invitation_id uuid, relative_link_id uuid, before jsonb, version_after int)
     where r.care_home_id = ${careHome.id} and r.import_id = ${import_id} and r.place = o.place
  `.execute(db);
}

export const COUNTS = [
  'residents_added',
  'residents_changed',
  'staff_invited',
  'relatives_invited',
  'relatives_changed',
] as const;

export async function closeImport(
  db: Db,
  careHome: CareHome,
  id: string,
  closed: Record<(typeof COUNTS)[number], number> & { committed_at: Date },
): Promise<void> {
  await db.updateTable('imports').set(closed).where('care_home_id', '=', careHome.id).where('id', '=', id).execute();
}

export async function importsOf(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('imports as i')
    .leftJoin('accounts as a', 'a.id', 'i.started_by')
    .select(['i.id', 'i.file_name', 'i.committed_at', 'i.undone_at', 'a.known_as as by'])
    .select(['i.residents_added', 'i.residents_changed', 'i.staff_invited'])
    .select(['i.relatives_invited', 'i.relatives_changed'])
    .where('i.care_home_id', '=', careHome.id)
    .where('i.committed_at', 'is not', null)
    .orderBy('i.committed_at', 'desc')
    .limit(20)
    .execute();
}

/**
 * Holds everybody whom an import wrote until the transaction ends: nobody changes them, joins, or is entered
 * anywhere while it is judged who goes.
 */
export async function holdWritten(db: Db, careHome: CareHome, import_id: string): Promise<void> {
  for (const [table, column] of HELD)
    await sql`
      select from ${sql.table(table)} t
       where t.care_home_id = ${careHome.id} and t.id in (
         select ${sql.ref(column)} from import_rows
          where care_home_id = ${careHome.id} and import_id = ${import_id} and outcome <> 'unchanged')
       order by t.id for update
    `.execute(db);
}
const HELD = [
  ['residents', 'resident_id'],
  ['invitations', 'invitation_id'],
  ['relative_links', 'relative_link_id'],
] as const;

export async function writtenRows(db: Db, careHome: CareHome, import_id: string) {
  return await db
    .selectFrom('import_rows as w')
    .leftJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'w.care_home_id').onRef('r.id', '=', 'w.resident_id'),
    )
    .leftJoin('invitations as i', (join) =>
      join.onRef('i.care_home_id', '=', 'w.care_home_id').onRef('i.id', '=', 'w.invitation_id'),
    )
    .select(['w.outcome', 'w.resident_id', 'w.invitation_id', 'w.before', 'w.version_after'])
    .select(['r.version', 'r.known_as', 'r.last_name', 'r.deleted_at'])
    .select(['i.accepted_at', 'i.first_name as invited_first_name', 'i.last_name as invited_last_name'])
    .where('w.care_home_id', '=', careHome.id)
    .where('w.import_id', '=', import_id)
    .where('w.outcome', 'in', ['added', 'changed', 'invited'])
    .where('w.relative_link_id', 'is', null)
    .orderBy('w.place')
    .execute();
}

export async function markUndone(db: Db, session: Session, id: string, now: Date): Promise<void> {
  await db
    .updateTable('imports')
    .set({ undone_at: now, undone_by: session.account_id })
    .where('care_home_id', '=', session.careHome.id)
    .where('id', '=', id)
    .execute();
}

/** Takes people out who came in by mistake; nothing else names them. */
export async function takeOut(db: Db, session: Session, ids: string[], now: Date): Promise<void> {
  await db
    .updateTable('residents')
    .set((set) => ({
      deleted_at: now,
      version: set('version', '+', 1),
      updated_at: now,
      updated_by: session.account_id,
    }))
    .where('care_home_id', '=', session.careHome.id)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Written by the import itself, with the mails to whom it invites; of relatives those are told apart below. */
const OWN_TABLES = new Set(['resident_changes', 'import_rows', 'relative_links', 'outgoing_mails']);

/**
 * Who of these people has entries anywhere: moments, consents, cards, relatives. The tables are those that refer to
 * residents now, so that none is forgotten when one is added.
 */
export async function residentsWithEntries(
  db: Db,
  careHome: CareHome,
  { ids, import_id }: { ids: string[]; import_id: string },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows: places } = await sql<{ table_name: string; column_name: string }>`
    select c.conrelid::regclass::text as table_name, a.attname as column_name
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
     where c.contype = 'f' and c.confrelid = 'residents'::regclass and has_table_privilege(c.conrelid, 'select')
  `.execute(db);
  const parts = places
    .filter(({ table_name }) => !OWN_TABLES.has(table_name))
    .map(
      ({ table_name, column_name }) => sql`
        select ${sql.ref(column_name)} as id from ${sql.table(table_name)}
         where care_home_id = ${careHome.id} and ${sql.ref(column_name)} = any(${ids}::uuid[])`,
    );
  const relatives = sql`
    select l.resident_id as id from relative_links l
     where l.care_home_id = ${careHome.id} and l.resident_id = any(${ids}::uuid[])
       and not (l.account_id is null and (l.status = 'ended' or exists (
         select from import_rows w
          where w.care_home_id = l.care_home_id and w.import_id = ${import_id}
            and w.relative_link_id = l.id and w.version_after = l.version)))`;
  const { rows } = await sql<{ id: string }>`${sql.join([...parts, relatives], sql` union `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
