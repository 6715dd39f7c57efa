import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { coreActivities } from './core-activities.ts';

/** What a new version may say differently about an activity of the library. */
const TOLD = ['title', 'summary', 'icon', 'tint', 'category', 'minutes', 'formats', 'scene', 'themes'] as const;

/** Writes the starter library as this version has it: new activities come in, known ones are brought up to date. */
export async function keepCoreActivities(db: Database): Promise<void> {
  const told = (table: string) => sql.join(TOLD.map((column) => sql.ref(`${table}.${column}`)));
  await db
    .insertInto('activities')
    .values(
      coreActivities.map(({ formats, themes, ...activity }) => ({
        id: uuidv7(),
        ...activity,
        formats: [...formats],
        themes: [...themes],
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
        }))
        .where(sql<boolean>`(${told('activities')}) is distinct from (${told('excluded')})`),
    )
    .execute();
}
