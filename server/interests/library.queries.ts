import { sql } from 'kysely';
import type { z } from 'zod';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import {
  ActivityDetail,
  ActivityPlace,
  ActivitySeason,
  GroupSize,
  WelshCard,
} from '@heartsease/domain/activities/activity-detail.ts';
import type { AskedActivity } from '@heartsease/domain/activities/group-fit.ts';
import { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { inLibraryOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** An activity with what it is about, for whom and where, and how it goes. */
type LibraryActivity = AskedActivity & {
  places: readonly ActivityPlace[];
  image: string | null;
  licence: string;
  steps: string[];
  welsh: z.infer<typeof WelshCard> | null;
};

/** One state of an activity: every change of it makes another. */
type Edition = { id: string; version: number; updated_at: string };

/** As the database writes it: to tell editions apart nobody needs the instant itself, which is slow to read. */
const UPDATED_AT = sql<string>`updated_at::text`.as('updated_at');

/** So many are remembered: what all homes have, and what some hundreds of them have of their own. */
const MOST_REMEMBERED = 2_000;
const remembered = new Map<string, LibraryActivity>();

/**
 * The library of a home by title. Sheets are long, and most of them are the same in every home and on every day: each
 * edition is read once in the life of this process.
 */
export async function libraryOf(db: Db, careHome: CareHome): Promise<LibraryActivity[]> {
  const editions = await db
    .selectFrom('activities')
    .select(['id', 'version', UPDATED_AT])
    .where(inLibraryOf(careHome))
    .where('state', '=', 'approved')
    .where('retired_at', 'is', null)
    .orderBy('title')
    .execute();
  const known = new Map<string, LibraryActivity>();
  for (const edition of editions) {
    const activity = remembered.get(keyOf(edition));
    if (activity !== undefined) known.set(edition.id, activity);
  }
  const missing = editions.filter(({ id }) => !known.has(id));
  for (const activity of await readEditions(db, missing)) known.set(activity.id, activity);
  return editions.flatMap(({ id }) => known.get(id) ?? []);
}

async function readEditions(db: Db, editions: readonly Edition[]): Promise<LibraryActivity[]> {
  if (editions.length === 0) return [];
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'version', UPDATED_AT])
    .select(['slug', 'title', 'summary', 'icon', 'tint', 'category', 'minutes', 'formats', 'themes'])
    .select(['scene as image', 'licence'])
    .select([
      sql`coalesce(jsonb_path_query_array(detail, '$.bands[*].band'), '[]')`.as('bands'),
      sql`detail -> 'group_size'`.as('group_size'),
      sql`coalesce(detail -> 'seasons', '[]')`.as('seasons'),
      sql`detail -> 'welsh'`.as('welsh'),
      sql`coalesce(detail -> 'steps', '[]')`.as('steps'),
      sql`coalesce(detail -> 'needs', '[]')`.as('needs'),
      sql`coalesce(detail -> 'risks', '[]')`.as('risks'),
      sql`coalesce(detail -> 'places', '[]')`.as('places'),
    ])
    .where(
      'id',
      'in',
      editions.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ version, updated_at, ...row }) => {
    const activity = {
      ...row,
      seasons: ActivitySeason.array().catch([]).parse(row.seasons),
      formats: ActivityFormat.array().parse(row.formats),
      bands: SupportBand.array().parse(row.bands),
      group_size: GroupSize.nullable().parse(row.group_size),
      welsh: WelshCard.nullable().parse(row.welsh),
      steps: ActivityDetail.shape.steps.parse(row.steps),
      needs: ActivityDetail.shape.needs.parse(row.needs),
      risks: ActivityDetail.shape.risks.parse(row.risks),
      places: ActivityPlace.array().catch([]).parse(row.places),
    };
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(keyOf({ id: row.id, version, updated_at }), activity);
    return activity;
  });
}

function keyOf({ id, version, updated_at }: Edition): string {
  return `${id} ${version} ${updated_at}`;
}
