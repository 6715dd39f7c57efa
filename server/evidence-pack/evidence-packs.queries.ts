import { sql } from 'kysely';
import { z } from 'zod';
import { PACK_RULES, PackPart } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import type { EvidencePack, PackAsk, PackPerson } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import type { CareHome, Session } from '../session/session.ts';
import { linksOf } from './pack-links.queries.ts';
import { outdatedAmong } from './photos-in-pack.ts';
import type { PhotoInPack } from './photos-in-pack.ts';

/**
 * Who lives here and had moments in the last four weeks up to a day. Suggested are those whose own words and whose joy
 * were written down most: their month tells most.
 */
export async function packPeople(db: Db, careHome: CareHome, to: string): Promise<PackPerson[]> {
  const rows = await db
    .selectFrom('residents as r')
    .innerJoin('moments as m', (join) =>
      join.onRef('m.care_home_id', '=', 'r.care_home_id').onRef('m.resident_id', '=', 'r.id'),
    )
    .select(RESIDENT_FACE)
    .select([
      sql<number>`count(*)::int`.as('moments'),
      sql<number>`(count(*) filter (where m.quote <> ''))::int`.as('quotes'),
      sql<number>`(count(*) filter (where m.response = 'loved'))::int`.as('loved'),
    ])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.deleted_at', 'is', null)
    .where('r.ended_on', 'is', null)
    .where('m.removed_at', 'is', null)
    .where('m.day', '>', addDays(to, -PACK_RULES.month_days))
    .where('m.day', '<=', to)
    .groupBy(['r.care_home_id', 'r.id'])
    .orderBy('r.known_as')
    .orderBy('r.id')
    .execute();
  const suggested = new Set(
    rows
      .toSorted((one, other) => other.quotes - one.quotes || other.loved - one.loved)
      .slice(0, PACK_RULES.most_people),
  );
  return rows.map((row) => ({
    resident: residentFace(row),
    moments: row.moments,
    is_suggested: suggested.has(row),
  }));
}

/** How many of these live or lived here. */
export async function countResidents(db: Db, careHome: CareHome, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('residents')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function keepPack(
  db: Db,
  { careHome, account_id }: Session,
  ask: PackAsk & { id: string; framework: string; asked_at: Date; expires_at: Date },
): Promise<void> {
  const { id, from, to, framework, parts, resident_ids, has_names, reason, language, asked_at, expires_at } = ask;
  await db
    .insertInto('evidence_packs')
    .values({
      care_home_id: careHome.id,
      id,
      asked_by: account_id,
      asked_at,
      expires_at,
      from_day: from,
      to_day: to,
      framework,
      parts,
      resident_ids,
      has_names,
      reason,
      language,
    })
    .execute();
}

/** When the signed-in account asked for packs since then, the first first; until this is written, nobody else of it asks. */
export async function packsAskedSince(db: Db, { careHome, account_id }: Session, since: Date): Promise<Date[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`packs of ${account_id}`}, 0))`.execute(db);
  const rows = await db
    .selectFrom('evidence_packs')
    .select('asked_at')
    .where('care_home_id', '=', careHome.id)
    .where('asked_by', '=', account_id)
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ asked_at }) => asked_at);
}

/** The packs of the home that are still kept, the latest first. */
export async function packsOf(db: Db, careHome: CareHome, now: Date): Promise<EvidencePack[]> {
  const rows = await db
    .selectFrom('evidence_packs as p')
    .innerJoin('accounts as a', 'a.id', 'p.asked_by')
    .select(['p.id', 'p.from_day', 'p.to_day', 'p.has_names', 'p.state', 'p.progress', 'p.pages'])
    .select(['p.asked_at', 'p.expires_at', 'p.photos', 'a.known_as as asked_by'])
    .where('p.care_home_id', '=', careHome.id)
    .where('p.expires_at', '>', now)
    .orderBy('p.asked_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const links = await linksOf(
    db,
    careHome,
    rows.map(({ id }) => id),
    now,
  );
  const outdated = await outdatedAmong(db, careHome, rows, now);
  return rows.map(({ from_day, to_day, asked_at, expires_at, photos: _photos, ...row }) => ({
    ...row,
    is_outdated: outdated.has(row.id),
    from: from_day,
    to: to_day,
    asked_at: asked_at.toISOString(),
    expires_at: expires_at.toISOString(),
    links: links.get(row.id) ?? [],
  }));
}

const MOST_SHOWN = 20;

/** A finished pack that is still kept. */
export async function finishedPack(db: Db, careHome: CareHome, id: string, now: Date) {
  return await db
    .selectFrom('evidence_packs')
    .select(['id', 'content', 'pages', 'from_day', 'to_day', 'photos'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('state', '=', 'ready')
    .executeTakeFirst();
}

/** What the job is to make, with what the pack says of itself. */
export async function packToMake(db: Db, care_home_id: string, id: string) {
  const row = await db
    .selectFrom('evidence_packs as p')
    .innerJoin('care_homes as h', 'h.id', 'p.care_home_id')
    .innerJoin('accounts as a', 'a.id', 'p.asked_by')
    .selectAll('p')
    .select(['h.name as home', 'h.timezone', 'h.region'])
    .select(['a.known_as as asker_known_as', 'a.first_name as asker_first_name', 'a.last_name as asker_last_name'])
    .where('p.care_home_id', '=', care_home_id)
    .where('p.id', '=', id)
    .where('p.state', 'in', ['waiting', 'working'])
    .executeTakeFirst();
  return row && { ...row, parts: z.array(PackPart).parse(row.parts) };
}

export type PackToMake = NonNullable<Awaited<ReturnType<typeof packToMake>>>;

/** What was made, or failed, stays so. */
export async function tellPack(
  db: Db,
  care_home_id: string,
  id: string,
  told:
    | { state: 'working' | 'failed'; progress: number }
    | { state: 'ready'; progress: 100; content: Buffer; pages: number; photos: readonly PhotoInPack[] },
): Promise<void> {
  await db
    .updateTable('evidence_packs')
    .set('photos' in told ? { ...told, photos: JSON.stringify(told.photos) } : told)
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .execute();
}
