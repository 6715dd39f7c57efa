import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { coreActivities, coreActivityId } from './core-activities.ts';

/** What a new version may say differently about an activity of the library. */
const TOLD = [
  'title',
  'summary',
  'icon',
  'tint',
  'category',
  'minutes',
  'formats',
  'scene',
  'themes',
  'detail',
] as const;

/**
 * Writes the starter library as this version has it: new activities come in, known ones are brought up
 * to date, and one that is no longer in it is retired, because reports refer to it.
 *
 * @param db connects as the owner: the library belongs to no home, and the runtime role writes only a home's own
 */
export async function keepCoreActivities(db: Kysely<Tables>): Promise<void> {
  const told = (table: string) => sql.join(TOLD.map((column) => sql.ref(`${table}.${column}`)));
  await db
    .insertInto('activities')
    .values(
      coreActivities.map(({ formats, themes, detail, ...activity }) => ({
        ...activity,
        id: coreActivityId(activity.slug),
        formats: [...formats],
        themes: [...themes],
        detail: JSON.stringify(detail),
        source: 'core' as const,
        licence: 'CC BY 4.0',
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['care_home_id', 'slug'])
        .doUpdateSet((set) => ({
          ...Object.fromEntries(TOLD.map((column) => [column, set.ref(`excluded.${column}`)])),
          version: sql<number>`activities.version + 1`,
          retired_at: null,
        }))
        .where(
          sql<boolean>`activities.retired_at is not null or (${told('activities')}) is distinct from (${told('excluded')})`,
        ),
    )
    .execute();
  await db
    .updateTable('activities')
    .set({ retired_at: new Date() })
    .where('care_home_id', 'is', null)
    .where('retired_at', 'is', null)
    .where(
      'slug',
      'not in',
      coreActivities.map(({ slug }) => slug),
    )
    .execute();
}
