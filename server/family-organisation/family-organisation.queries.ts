import { sql } from 'kysely';
import { z } from 'zod';
import { ActivityPlace, ActivitySeason, WelshCard } from '@heartsease/domain/activities/activity-detail.ts';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import { DoneIdea } from '@heartsease/domain/family-organisation/idea.ts';
import type { DoneResponse, FamilyIdea } from '@heartsease/domain/family-organisation/idea.ts';
import type { OfferedActivity } from '@heartsease/domain/family-organisation/ideas.ts';
import { inLibraryOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

/** An activity with all that an idea says of it. */
export type SheetOfIdea = OfferedActivity & Omit<FamilyIdea, 'activity_id' | 'energy' | 'whys'>;

const Lines = z.array(z.string()).catch([]);

/** What the library has, as far as its sheets are written. */
export async function sheetsOfLibrary(db: Db, careHome: CareHome): Promise<SheetOfIdea[]> {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'slug', 'title', 'summary', 'icon', 'tint', 'category', 'minutes', 'formats', 'themes', 'licence'])
    .select([
      'scene as image',
      sql`detail -> 'steps'`.as('steps'),
      sql`detail -> 'needs'`.as('needs'),
      sql`detail -> 'welsh'`.as('welsh'),
      sql`detail -> 'seasons'`.as('seasons'),
      sql`detail -> 'places'`.as('places'),
      sql<number>`coalesce((detail -> 'preparation' ->> 'minutes')::int, 0)`.as('preparation_minutes'),
      sql<number>`coalesce((detail -> 'weights' ->> 'physical')::int, 0)`.as('physical'),
      sql<number>`coalesce((detail -> 'group_size' ->> 'from')::int, 1)`.as('least_people'),
    ])
    .where(inLibraryOf(careHome))
    .where('state', '=', 'approved')
    .where('retired_at', 'is', null)
    .where('detail', 'is not', null)
    .orderBy('title')
    .execute();
  return rows.map((row) => ({
    ...row,
    formats: ActivityFormat.array().parse(row.formats),
    steps: Lines.parse(row.steps),
    needs: Lines.parse(row.needs),
    welsh: WelshCard.nullable().catch(null).parse(row.welsh),
    seasons: ActivitySeason.array().catch([]).parse(row.seasons),
    places: ActivityPlace.array().catch([]).parse(row.places),
  }));
}

/** Those that they have now, in the order of their codes. */
export async function interestsNow(db: Db, careHome: CareHome): Promise<string[]> {
  const rows = await db
    .selectFrom('family_interests')
    .select('code')
    .where('care_home_id', '=', careHome.id)
    .where('let_go_on', 'is', null)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

/** Those that they had at some hour of a day. */
export async function interestsOn(db: Db, careHome: CareHome, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('family_interests')
    .select('code')
    .where('care_home_id', '=', careHome.id)
    .where('chosen_on', '<=', day)
    .where((where) => where.or([where('let_go_on', 'is', null), where('let_go_on', '>=', day)]))
    .execute();
  return rows.map(({ code }) => code);
}

export async function putInterests(
  db: Db,
  careHome: CareHome,
  { chosen, let_go, today }: { chosen: readonly string[]; let_go: readonly string[]; today: string },
): Promise<void> {
  if (let_go.length > 0)
    await db
      .updateTable('family_interests')
      .set({ let_go_on: today })
      .where('care_home_id', '=', careHome.id)
      .where('code', 'in', [...let_go])
      .where('let_go_on', 'is', null)
      .execute();
  if (chosen.length > 0)
    await db
      .insertInto('family_interests')
      .values([...new Set(chosen)].map((code) => ({ care_home_id: careHome.id, code, chosen_on: today })))
      .onConflict((conflict) => conflict.columns(['care_home_id', 'code']).doUpdateSet({ let_go_on: null }))
      .execute();
}

/** What was done from a day on, the latest first. */
export async function doneSince(db: Db, careHome: CareHome, from: string): Promise<DoneIdea[]> {
  const rows = await db
    .selectFrom('done_ideas as d')
    .innerJoin('activities as a', 'a.id', 'd.activity_id')
    .select(['d.activity_id', 'd.day', 'd.response', 'a.title', 'a.icon', 'a.tint'])
    .select(sql`a.detail -> 'welsh'`.as('welsh'))
    .where('d.care_home_id', '=', careHome.id)
    .where('d.day', '>=', from)
    .orderBy('d.day', 'desc')
    .orderBy('d.said_at', 'desc')
    .execute();
  return rows.map((row) => DoneIdea.parse({ ...row, welsh: WelshCard.nullable().catch(null).parse(row.welsh) }));
}

export async function wasDone(db: Db, careHome: CareHome, activity_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('done_ideas')
    .select('day')
    .where('care_home_id', '=', careHome.id)
    .where('activity_id', '=', activity_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Done {
  activity_id: string;
  day: string;
}

export async function putDone(
  db: Db,
  { careHome, account_id }: Pick<Session, 'careHome' | 'account_id'>,
  { activity_id, day, response, now }: Done & { response: DoneResponse | null; now: Date },
): Promise<void> {
  await db
    .insertInto('done_ideas')
    .values({ care_home_id: careHome.id, day, activity_id, response, said_at: now, said_by: account_id })
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'day', 'activity_id']).doUpdateSet((set) => ({
        response: sql<DoneResponse | null>`coalesce(${set.ref('excluded.response')}, done_ideas.response)`,
      })),
    )
    .execute();
}

export async function removeDone(db: Db, careHome: CareHome, { activity_id, day }: Done): Promise<void> {
  await db
    .deleteFrom('done_ideas')
    .where('care_home_id', '=', careHome.id)
    .where('day', '=', day)
    .where('activity_id', '=', activity_id)
    .execute();
}
