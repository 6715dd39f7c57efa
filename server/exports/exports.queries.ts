import { sql } from 'kysely';
import type { Export, ExportAsk } from '@heartsease/domain/exports/export.ts';
import { downloadExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

/** The day of a report; undefined for one that does not stand. */
export async function dayOfReport(db: Db, careHome: CareHome, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reports')
    .select('day')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  return row?.day;
}

export async function keepExport(
  db: Db,
  { careHome, account_id }: Session,
  ask: Omit<ExportAsk, 'from' | 'to'> & { id: string; from: string; to: string; asked_at: Date; expires_at: Date },
): Promise<void> {
  const { id, from, to, asked_at, expires_at, scope, report_id, resident_id, resident_group_id } = ask;
  const { format, has_names, has_photos, language, reason } = ask;
  await db
    .insertInto('exports')
    .values({
      id,
      care_home_id: careHome.id,
      asked_by: account_id,
      asked_at,
      expires_at,
      scope,
      report_id: scope === 'report' ? report_id : null,
      resident_id: scope === 'resident' ? resident_id : null,
      resident_group_id: scope === 'group' ? resident_group_id : null,
      from_day: from,
      to_day: to,
      format,
      has_names,
      has_photos,
      language,
      reason,
    })
    .execute();
}

/** What somebody asked for and can still fetch, the latest first, each with how often it was fetched. */
export async function exportsOf(db: Db, { careHome, account_id }: Session, now: Date): Promise<Export[]> {
  const rows = await db
    .selectFrom('exports as e')
    .leftJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'e.care_home_id').onRef('r.id', '=', 'e.resident_id'),
    )
    .leftJoin('resident_groups as g', (join) =>
      join.onRef('g.care_home_id', '=', 'e.care_home_id').onRef('g.id', '=', 'e.resident_group_id'),
    )
    .leftJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'e.care_home_id').onRef('t.id', '=', 'e.report_id'),
    )
    .select(['e.id', 'e.scope', 'e.from_day', 'e.to_day', 'e.format', 'e.has_names', 'e.state', 'e.progress'])
    .select(['e.asked_at', 'e.expires_at', 'r.known_as', 'g.name', 't.title'])
    .select((of) =>
      of
        .selectFrom('audit_events as d')
        .select(sql<number>`count(*)::int`.as('downloads'))
        .whereRef('d.care_home_id', '=', 'e.care_home_id')
        .whereRef('d.subject_id', '=', 'e.id')
        .whereRef('d.at', '>=', 'e.asked_at')
        .where('d.action', '=', downloadExport.path)
        .as('downloads'),
    )
    .where('e.care_home_id', '=', careHome.id)
    .where('e.asked_by', '=', account_id)
    .where('e.expires_at', '>', now)
    .where('e.state', '<>', 'cancelled')
    .orderBy('e.asked_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ from_day, to_day, asked_at, expires_at, known_as, name, title, downloads, ...row }) => ({
    ...row,
    about: known_as ?? name ?? title ?? '',
    from: from_day,
    to: to_day,
    asked_at: asked_at.toISOString(),
    expires_at: expires_at.toISOString(),
    downloads: downloads ?? 0,
  }));
}

const MOST_SHOWN = 20;

/** A finished file that is still kept, for whoever asked for it. */
export async function fileOf(db: Db, { careHome, account_id }: Session, id: string, now: Date) {
  return await db
    .selectFrom('exports')
    .select(['content', 'format', 'scope', 'from_day', 'to_day', 'resident_id', 'photos'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('asked_by', '=', account_id)
    .where('expires_at', '>', now)
    .where('state', '=', 'ready')
    .executeTakeFirst();
}

/** What the job is to make, with what the file says of itself. */
export async function exportToMake(db: Db, care_home_id: string, id: string) {
  return await db
    .selectFrom('exports as e')
    .innerJoin('care_homes as h', 'h.id', 'e.care_home_id')
    .innerJoin('accounts as a', 'a.id', 'e.asked_by')
    .leftJoin('resident_groups as g', (join) =>
      join.onRef('g.care_home_id', '=', 'e.care_home_id').onRef('g.id', '=', 'e.resident_group_id'),
    )
    .select(['e.id', 'e.care_home_id', 'e.scope', 'e.report_id', 'e.resident_id', 'e.resident_group_id'])
    .select(['e.from_day', 'e.to_day', 'e.format', 'e.has_names', 'e.has_photos', 'e.language'])
    .select(['h.name as home', 'h.timezone', 'g.name as group_name'])
    .select(['a.first_name as asker_first_name', 'a.last_name as asker_last_name'])
    .where('e.care_home_id', '=', care_home_id)
    .where('e.id', '=', id)
    .where('e.state', 'in', ['waiting', 'working'])
    .executeTakeFirst();
}

/** False when nobody waits for it any more: it was called off. */
export async function tellProgress(
  db: Db,
  care_home_id: string,
  id: string,
  told:
    | { state: 'working' | 'failed'; progress: number }
    | { state: 'ready'; progress: 100; content: Buffer; photos: readonly object[] },
): Promise<boolean> {
  const row = await db
    .updateTable('exports')
    .set('photos' in told ? { ...told, photos: JSON.stringify(told.photos) } : told)
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Calls off a file of whoever asks. @returns how it stands then; undefined for what is not theirs */
export async function callOff(db: Db, { careHome, account_id }: Session, id: string) {
  await db
    .updateTable('exports')
    .set({ state: 'cancelled', progress: 0 })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('asked_by', '=', account_id)
    .where('state', 'in', ['waiting', 'working'])
    .execute();
  return await db
    .selectFrom('exports')
    .select(['state', 'scope'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('asked_by', '=', account_id)
    .executeTakeFirst();
}

/** When somebody asked for files since then, the first first. Held, so that of many at once each counts the others. */
export async function askedSince(db: Db, { careHome, account_id }: Session, since: Date): Promise<Date[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports of ${account_id}`}, 0))`.execute(db);
  const rows = await db
    .selectFrom('exports')
    .select('asked_at')
    .where('care_home_id', '=', careHome.id)
    .where('asked_by', '=', account_id)
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ asked_at }) => asked_at);
}
