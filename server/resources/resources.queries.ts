import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { Tint } from '@heartsease/domain/activities/activity.ts';
import type { Loan, Resource, ResourceWords } from '@heartsease/domain/resources/resource.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

interface Stamp {
  by: string;
  now: Date;
}

/** What stands on the list, by name, with what is out of it; one that was taken off only when it is named. */
export async function resourcesOf(db: Db, careHome: CareHome, id?: string): Promise<StoredResource[]> {
  const all = db
    .selectFrom('resources as r')
    .leftJoin('accounts as a', 'a.id', 'r.updated_by')
    .select(['r.id', 'r.version', 'r.kind', 'r.name', 'r.also', 'r.place', 'r.quantity', 'r.note', 'r.icon', 'r.tint'])
    .select(['r.updated_at', 'r.archived_at', 'a.known_as as changed_by'])
    .where('r.care_home_id', '=', careHome.id)
    .orderBy(sql`r.name collate "en-x-icu"`)
    .orderBy('r.id');
  const rows = await (id === undefined ? all.where('r.archived_at', 'is', null) : all.where('r.id', '=', id)).execute();
  const loans = await openLoans(db, careHome, id);
  return rows.map(({ updated_at, archived_at, tint, ...row }) => ({
    is_archived: archived_at !== null,
    resource: {
      ...row,
      tint: Tint.catch('stone').parse(tint),
      loans: loans.get(row.id) ?? [],
      changed_at: updated_at.toISOString(),
    },
  }));
}

export interface StoredResource {
  is_archived: boolean;
  resource: Resource;
}

async function openLoans(db: Db, careHome: CareHome, resource_id?: string): Promise<Map<string, Loan[]>> {
  const rows = await db
    .selectFrom('resource_loans')
    .select(['id', 'resource_id', 'borrower', 'quantity', 'due_on', 'borrowed_at'])
    .where('care_home_id', '=', careHome.id)
    .where('returned_at', 'is', null)
    .$if(resource_id !== undefined, (query) => query.where('resource_id', '=', resource_id ?? ''))
    .orderBy(sql`due_on nulls last`)
    .orderBy('borrowed_at')
    .orderBy('id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.resource_id);
  return new Map(
    [...grouped].map(([id, of]) => [
      id,
      of.map(({ borrowed_at, id: loan_id, borrower, quantity, due_on }) => ({
        id: loan_id,
        borrower,
        quantity,
        due_on,
        borrowed_on: calendarDay(borrowed_at, careHome.timezone),
      })),
    ]),
  );
}

/** Holds the home's cupboard for the rest of the transaction, so that no two take the last one. */
export async function holdResources(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`resources of ${careHome.id}`}, 0))`.execute(db);
}

export async function addResource(db: Db, careHome: CareHome, words: ResourceWords, { by, now }: Stamp) {
  const id = uuidv7();
  const stamp = { created_at: now, created_by: by, updated_at: now, updated_by: by };
  await db
    .insertInto('resources')
    .values({ ...words, ...stamp, id, care_home_id: careHome.id })
    .execute();
  return id;
}

export async function changeResource(
  db: Db,
  careHome: CareHome,
  { id, version }: Pick<Resource, 'id' | 'version'>,
  changed: Partial<ResourceWords> & { archived_at?: Date | null },
  { by, now }: Stamp,
): Promise<void> {
  await db
    .updateTable('resources')
    .set({ ...changed, version: version + 1, updated_at: now, updated_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function addLoan(
  db: Db,
  careHome: CareHome,
  loan: { resource_id: string; borrower: string; quantity: number; due_on: string | null },
  { by, now }: Stamp,
): Promise<void> {
  await db
    .insertInto('resource_loans')
    .values({ ...loan, id: uuidv7(), care_home_id: careHome.id, borrowed_at: now, written_by: by })
    .execute();
}

/** @returns whether it was there: out, or back already */
export async function endLoan(
  db: Db,
  careHome: CareHome,
  { resource_id, loan_id }: { resource_id: string; loan_id: string },
  { by, now }: Stamp,
): Promise<boolean> {
  const row = await db
    .updateTable('resource_loans')
    .set({
      returned_at: sql<Date>`coalesce(returned_at, ${now})`,
      returned_by: sql<string>`case when returned_at is null then ${by}::uuid else returned_by end`,
    })
    .where('care_home_id', '=', careHome.id)
    .where('resource_id', '=', resource_id)
    .where('id', '=', loan_id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
