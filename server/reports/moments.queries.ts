import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { MomentDepth, saysAnything } from '@heartsease/domain/reports/depth.ts';
import { isEngaged } from '@heartsease/domain/reports/response.ts';
import { hourOn } from '@heartsease/domain/time/wall-clock.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { CareHome } from '../session/session.ts';

/** What a moment takes over from its report. */
export interface OfReport {
  report_id: string;
  day: string;
  activity_id: string | null;
  category: string;
  format: 'group' | 'one_to_one';
  minutes: number;
  /** In which it began, on the home's own clock. */
  hour: number;
}

type Takes = Pick<OfReport, 'day' | 'activity_id' | 'format' | 'minutes'> & { id: string; started_at: string | Date };

export function takenFrom(
  { timezone }: CareHome,
  { id: report_id, day, activity_id, format, minutes, started_at }: Takes,
  category: string,
): OfReport {
  return { report_id, day, activity_id, category, format, minutes, hour: hourOn(new Date(started_at), timezone) };
}

export interface MomentToKeep {
  resident_id: string;
  response: 'loved' | 'enjoyed' | 'quiet' | 'not_today' | 'unsettled' | null;
  basis: 'group' | 'individual';
  not_today_reason: 'declined' | 'asleep' | 'unwell' | 'away' | 'visitors' | 'not_reached' | null;
  note: string | null;
  answered_at: Date;
  author_id: string;
  depth?: MomentDepth | undefined;
}

/** What a row of moments, under the alias `m`, says beyond how it was. */
export const DEPTH_COLUMNS = [
  'm.engagement',
  'm.mood_before',
  'm.mood_after',
  'm.mood_source',
  'm.own_minutes',
  'm.support',
  'm.signs',
  'm.quote',
  'm.choice_made',
  'm.again',
] as const;

export const goalsOfMoment = sql<
  string[]
>`array(select g.goal_id::text from moment_goals g where g.care_home_id = m.care_home_id and g.moment_id = m.id order by 1)`.as(
  'goals',
);

type DepthRow = Pick<MomentDepth, 'mood_source' | 'support' | 'quote' | 'choice_made' | 'again'> & {
  engagement: number | null;
  mood_before: number | null;
  mood_after: number | null;
  own_minutes: number | null;
  signs: string[];
  goals: string[];
};

/** The depth in a row; undefined when it says nothing. */
export function depthOf(row: DepthRow): MomentDepth | undefined {
  if (!saysAnything(pickDepth(row))) return undefined;
  return MomentDepth.parse(pickDepth(row));
}

function pickDepth({ engagement, mood_before, mood_after, mood_source, own_minutes, ...row }: DepthRow) {
  const { support, signs, quote, choice_made, again, goals } = row;
  const told = { support, signs, quote, choice_made, again, goals };
  return { engagement, mood_before, mood_after, mood_source, own_minutes, ...told };
}

/** The moments of a report that count now. */
export async function liveMoments(db: Db, careHome: CareHome, report_id: string): Promise<MomentToKeep[]> {
  const rows = await db
    .selectFrom('moments as m')
    .select(['m.resident_id', 'm.response', 'm.basis', 'm.not_today_reason', 'm.note', 'm.answered_at', 'm.author_id'])
    .select(DEPTH_COLUMNS)
    .select(goalsOfMoment)
    .where('m.care_home_id', '=', careHome.id)
    .where('m.report_id', '=', report_id)
    .where('m.removed_at', 'is', null)
    .execute();
  return rows.map((row) => {
    const { resident_id, response, basis, not_today_reason, note, answered_at, author_id } = row;
    const depth = depthOf(row);
    const moment = { resident_id, response, basis, not_today_reason, note, answered_at, author_id };
    return depth ? { ...moment, depth } : moment;
  });
}

/** Writes moments into a report; a person who is in it already is answered for anew. */
export async function keepMoments(db: Db, careHome: CareHome, of: OfReport, moments: MomentToKeep[]): Promise<void> {
  if (moments.length === 0) return;
  const named = moments.map((moment) => ({ id: uuidv7(), ...moment }));
  await momentsInsert(db, careHome, of, named)
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'report_id', 'resident_id']).doUpdateSet((set) => ({
        day: set.ref('excluded.day'),
        activity_id: set.ref('excluded.activity_id'),
        category: set.ref('excluded.category'),
        format: set.ref('excluded.format'),
        minutes: set.ref('excluded.minutes'),
        hour: set.ref('excluded.hour'),
        response: set.ref('excluded.response'),
        basis: set.ref('excluded.basis'),
        not_today_reason: set.ref('excluded.not_today_reason'),
        note: set.ref('excluded.note'),
        answered_at: set.ref('excluded.answered_at'),
        author_id: set.ref('excluded.author_id'),
        engagement: set.ref('excluded.engagement'),
        mood_before: set.ref('excluded.mood_before'),
        mood_after: set.ref('excluded.mood_after'),
        mood_source: set.ref('excluded.mood_source'),
        own_minutes: set.ref('excluded.own_minutes'),
        support: set.ref('excluded.support'),
        signs: set.ref('excluded.signs'),
        quote: set.ref('excluded.quote'),
        choice_made: set.ref('excluded.choice_made'),
        again: set.ref('excluded.again'),
        removed_at: null,
      })),
    )
    .execute();
  await keepGoals(db, careHome, of.report_id, moments);
}

/** Which goals the moments were for. Of people of whom no more was told there is nothing to keep, and nothing is asked. */
export async function keepGoals(
  db: Db,
  careHome: CareHome,
  report_id: string,
  moments: Pick<MomentToKeep, 'resident_id' | 'depth'>[],
): Promise<void> {
  const named = moments.filter(({ depth }) => depth !== undefined);
  if (named.length === 0) return;
  const ids = named.map(({ resident_id }) => resident_id);
  const pairs = named.flatMap(({ resident_id, depth }) => (depth?.goals ?? []).map((goal) => [resident_id, goal]));
  await sql`delete from moment_goals g using moments m
    where g.care_home_id = ${careHome.id} and m.care_home_id = g.care_home_id and m.id = g.moment_id
      and m.report_id = ${report_id} and m.resident_id = any(${ids}::uuid[])`.execute(db);
  if (pairs.length === 0) return;
  await sql`insert into moment_goals (care_home_id, moment_id, goal_id)
    select m.care_home_id, m.id, pair.goal_id
      from unnest(${pairs.map(([id]) => id)}::uuid[], ${pairs.map(([, goal]) => goal)}::uuid[]) as pair (resident_id, goal_id)
      join moments m on m.care_home_id = ${careHome.id} and m.report_id = ${report_id}
                    and m.resident_id = pair.resident_id`.execute(db);
}

/** How many of these goals belong to these people. */
export async function knownGoals(
  db: Db,
  careHome: CareHome,
  pairs: readonly { resident_id: string; goal_id: string }[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from goals g
    join unnest(${pairs.map(({ resident_id }) => resident_id)}::uuid[], ${pairs.map(({ goal_id }) => goal_id)}::uuid[])
         as pair (resident_id, goal_id) on pair.goal_id = g.id and pair.resident_id = g.resident_id
   where g.care_home_id = ${careHome.id}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The statement that writes moments, by itself or as a part of a larger one. */
export function momentsInsert(
  query: QueryCreator<Tables>,
  careHome: CareHome,
  of: OfReport,
  moments: (MomentToKeep & { id: string })[],
) {
  return query.insertInto('moments').values(
    moments.map(({ depth, ...moment }) => {
      const row = { care_home_id: careHome.id, ...of, ...moment };
      if (depth === undefined) return row;
      const { goals: _kept, ...columns } = depth;
      return { ...row, ...columns, minutes: minutesOf({ depth }, of) };
    }),
  );
}

/** A person's own minutes count, where they were there for less or for longer than the report says. */
function minutesOf({ depth }: Pick<MomentToKeep, 'depth'>, of: OfReport): number {
  return depth?.own_minutes ?? of.minutes;
}

/** Takes people out of a report, or everybody when no one is named. */
export async function removeMoments(
  db: Db,
  careHome: CareHome,
  report_id: string,
  now: Date,
  residentIds?: string[],
): Promise<void> {
  if (residentIds?.length === 0) return;
  let removing = db
    .updateTable('moments')
    .set({ removed_at: now })
    .where('care_home_id', '=', careHome.id)
    .where('report_id', '=', report_id)
    .where('removed_at', 'is', null);
  if (residentIds) removing = removing.where('resident_id', '=', sql<string>`any(${residentIds})`);
  const removed = await removing.returning('id').execute();
  const ids = removed.map(({ id }) => id);
  // A person who is put in again begins with nothing said.
  if (residentIds && ids.length > 0)
    await db
      .deleteFrom('moment_goals')
      .where('care_home_id', '=', careHome.id)
      .where('moment_id', '=', sql<string>`any(${ids})`)
      .execute();
}

/**
 * Adds moments to the day's totals, or takes them away with `sign` -1. Totals are added to and never
 * counted anew, so that two reports at once both count.
 */
export async function addToTotals(
  db: Db,
  careHome: CareHome,
  of: OfReport,
  moments: Pick<MomentToKeep, 'response' | 'depth'>[],
  sign: 1 | -1,
): Promise<void> {
  if (moments.length > 0) await totalsInsert(db, careHome, of, moments, sign).execute();
}

/** The statement that adds to the totals, by itself or as a part of a larger one. */
export function totalsInsert(
  query: QueryCreator<Tables>,
  careHome: CareHome,
  of: OfReport,
  moments: Pick<MomentToKeep, 'response' | 'depth'>[],
  sign: 1 | -1,
) {
  const { day, category, format } = of;
  const minutes = moments.reduce((sum, moment) => sum + minutesOf(moment, of), 0);
  const engaged = moments.filter(({ response }) => isEngaged(response)).length;
  return query
    .insertInto('daily_totals')
    .values({
      care_home_id: careHome.id,
      day,
      category,
      format,
      moments: sign * moments.length,
      engaged: sign * engaged,
      minutes: sign * minutes,
    })
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'day', 'category', 'format']).doUpdateSet({
        moments: sql<number>`daily_totals.moments + excluded.moments`,
        engaged: sql<number>`daily_totals.engaged + excluded.engaged`,
        minutes: sql<number>`daily_totals.minutes + excluded.minutes`,
      }),
    );
}
