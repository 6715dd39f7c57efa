import { sql } from 'kysely';
import { z } from 'zod';
import type { Assessment, AssessmentDraft, AssessmentFields } from '@heartsease/domain/pal/assessment.ts';
import { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import type { AbilityReview } from '@heartsease/domain/pal/pal.endpoints.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';
import { StoredLine, bandNameOf, copyrightOf, isLettersAlone, labelledLines, titleOf } from './instruments.ts';

/** What the columns of JSON hold. A row from another version that can't be read is as good as empty. */
const ByLine = z.record(z.string(), z.string()).catch({});
const StoredLines = z.array(StoredLine).catch([]);

/**
 * The signed ones, the latest first.
 *
 * @param today the day in the home's calendar, by which licences are judged
 */
export async function assessmentsOf(
  db: Db,
  careHome: CareHome,
  resident_id: string,
  { today, most = 200 }: { today: string; most?: number },
): Promise<Assessment[]> {
  const rows = await db
    .selectFrom('ability_assessments as a')
    .leftJoin('accounts as by', 'by.id', 'a.finished_by')
    .leftJoin('instrument_packs as p', 'p.id', 'a.instrument_pack_id')
    .selectAll('a')
    .select(['by.known_as as assessed_by', 'p.title as pack_title'])
    // Words are shown while they are licensed; after that the letters are what is left.
    .select(sql<object | null>`case when p.valid_to >= ${today}::date then p.instrument end`.as('instrument'))
    .where('a.care_home_id', '=', careHome.id)
    .where('a.resident_id', '=', resident_id)
    .where('a.status', '=', 'final')
    .orderBy('a.assessed_on', 'desc')
    .orderBy('a.changed_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    method: row.method,
    title: titleOf(row),
    copyright: copyrightOf(row),
    is_letters_alone: isLettersAlone(row),
    band_name: bandNameOf(row),
    // Signed ones have both days; the table says so.
    assessed_on: row.assessed_on ?? '',
    review_on: row.review_on ?? '',
    assessed_by: row.assessed_by,
    observed_from: row.observed_from,
    observed_to: row.observed_to,
    observers: row.observers,
    notes: row.notes,
    support_band: bandOf(row.support_band),
    may_reach: bandOf(row.may_reach),
    lines: labelledLines(row, StoredLines.parse(row.lines)),
    helps: ByLine.parse(row.helps),
  }));
}

export async function draftOf(db: Db, careHome: CareHome, resident_id: string): Promise<AssessmentDraft | null> {
  const row = await db
    .selectFrom('ability_assessments as a')
    .leftJoin('accounts as s', 's.id', 'a.started_by')
    .leftJoin('accounts as c', 'c.id', 'a.changed_by')
    .selectAll('a')
    .select(['s.known_as as started_by_name', 'c.known_as as changed_by_name'])
    .where('a.care_home_id', '=', careHome.id)
    .where('a.resident_id', '=', resident_id)
    .where('a.status', '=', 'draft')
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    version: row.version,
    instrument_pack_id: row.instrument_pack_id,
    answers: ByLine.parse(row.answers),
    helps: ByLine.parse(row.helps),
    observed_from: row.observed_from ?? '',
    observed_to: row.observed_to ?? '',
    observers: row.observers,
    notes: row.notes,
    started_by: row.started_by_name,
    changed_by: row.changed_by_name,
    changed_at: row.changed_at.toISOString(),
  };
}

interface Signed {
  lines: readonly StoredLine[];
  band_key: string | null;
  support_band: SupportBand | null;
  may_reach: SupportBand | null;
  assessed_on: string;
  review_on: string;
}

export interface KeptAssessment {
  id: string;
  version: number;
  resident_id: string;
  method: 'own' | 'pack' | 'result';
  instrument_pack_id?: string | null;
  pack: string;
  pack_version: string;
  fields: Omit<AssessmentFields, 'observed_from' | 'observed_to'> & {
    observed_from: string | null;
    observed_to: string | null;
  };
  /** Null for a draft. */
  signed: Signed | null;
  by: string;
  now: Date;
}

/** Writes a draft, or signs it: the row of the draft becomes that of the assessment. */
export async function keepAssessment(db: Db, careHome: CareHome, kept: KeptAssessment): Promise<void> {
  const { id, version, resident_id, method, pack, pack_version, fields, signed, by, now } = kept;
  const instrument_pack_id = kept.instrument_pack_id ?? null;
  const said = {
    version,
    method,
    pack,
    pack_version,
    instrument_pack_id,
    ...fields,
    answers: JSON.stringify(fields.answers),
    helps: JSON.stringify(fields.helps),
    ...(signed !== null && { ...signed, lines: JSON.stringify(signed.lines), finished_by: by }),
    status: signed === null ? ('draft' as const) : ('final' as const),
    changed_by: by,
    changed_at: now,
  };
  await db
    .insertInto('ability_assessments')
    .values({ ...said, id, resident_id, care_home_id: careHome.id, started_by: by })
    .onConflict((on) => on.columns(['care_home_id', 'id']).doUpdateSet(said))
    .execute();
}

export async function dropDraft(db: Db, careHome: CareHome, resident_id: string): Promise<void> {
  await db
    .deleteFrom('ability_assessments')
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('status', '=', 'draft')
    .execute();
}

/** Everybody who lives here; whoever nobody has looked at comes first, then by the day of the review. */
export async function reviewsOf(db: Db, careHome: CareHome): Promise<AbilityReview[]> {
  const rows = await db
    .selectFrom('residents as r')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('ability_assessments as a')
          .select(['a.support_band', 'a.assessed_on', 'a.review_on'])
          .whereRef('a.care_home_id', '=', 'r.care_home_id')
          .whereRef('a.resident_id', '=', 'r.id')
          .where('a.status', '=', 'final')
          .orderBy('a.assessed_on', 'desc')
          .orderBy('a.changed_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoin('ability_assessments as d', (join) =>
      join
        .onRef('d.care_home_id', '=', 'r.care_home_id')
        .onRef('d.resident_id', '=', 'r.id')
        .on('d.status', '=', 'draft'),
    )
    .leftJoin('accounts as by', 'by.id', 'd.changed_by')
    .select([...RESIDENT_FACE])
    .select(['last.support_band', 'last.assessed_on', 'last.review_on', 'd.id as draft_id', 'by.known_as as draft_by'])
    .select(sql<number>`(select count(*)::int from jsonb_object_keys(d.answers))`.as('answered'))
    .where('r.care_home_id', '=', careHome.id)
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .orderBy('last.review_on', (order) => order.asc().nullsFirst())
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .execute();
  return rows.map((row) => ({
    resident: residentFace(row),
    support_band: bandOf(row.support_band),
    assessed_on: row.assessed_on,
    review_on: row.review_on,
    draft: row.draft_id === null ? null : { by: row.draft_by, answered: row.answered },
  }));
}

/** By resident the day of the next look, as the latest signed one says; whoever has none is not there. */
export async function reviewDaysOf(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await latestLooks(db, careHome, resident_ids).select('review_on').execute();
  return new Map(rows.map(({ resident_id, review_on }) => [resident_id, review_on]));
}

function latestLooks(db: Db, careHome: CareHome, resident_ids?: readonly string[]) {
  return db
    .selectFrom('ability_assessments')
    .distinctOn('resident_id')
    .select('resident_id')
    .where('care_home_id', '=', careHome.id)
    .where('status', '=', 'final')
    .$if(resident_ids !== undefined, (query) =>
      query.where('resident_id', '=', sql<string>`any(${resident_ids}::uuid[])`),
    )
    .orderBy('resident_id')
    .orderBy('assessed_on', 'desc')
    .orderBy('changed_at', 'desc');
}

/** By resident the band of the latest signed look, of these people or of all; whoever has none is not there. */
export async function bandsOf(
  db: Db,
  careHome: CareHome,
  resident_ids?: readonly string[],
): Promise<Map<string, SupportBand>> {
  const rows = await latestLooks(db, careHome, resident_ids).select('support_band').execute();
  return new Map(
    rows.flatMap(({ resident_id, support_band }) => {
      const { data: band } = SupportBand.safeParse(support_band);
      return band === undefined ? [] : [[resident_id, band] as const];
    }),
  );
}

export async function isAssessed(db: Db, careHome: CareHome, resident_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('ability_assessments')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('status', '=', 'final')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function bandOf(stored: number | null): SupportBand | null {
  return SupportBand.safeParse(stored).data ?? null;
}
