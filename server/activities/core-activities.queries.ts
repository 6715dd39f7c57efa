import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { coreActivities, coreActivityId } from './core-activities.ts';

/**
 * Brings the core library up to this version's words. An activity that is no longer in it stays, because
 * reports refer to it, and is retired.
 *
 * @param db a transaction of the owner: the library belongs to no home, and forced row-level security
 *   lets nobody else write what has none
 */
export async function installCoreActivities(db: Transaction<Tables>): Promise<void> {
  await sql`alter table activities no force row level security`.execute(db);
  await db
    .insertInto('activities')
    .values(
      coreActivities.map(({ formats, themes, ...activity }) => ({
        ...activity,
        id: coreActivityId(activity.slug),
        care_home_id: null,
        formats: [...formats],
        themes: [...themes],
        source: 'core' as const,
        licence: 'CC BY 4.0',
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'slug']).doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        summary: row.ref('excluded.summary'),
        icon: row.ref('excluded.icon'),
        tint: row.ref('excluded.tint'),
        category: row.ref('excluded.category'),
        minutes: row.ref('excluded.minutes'),
        formats: row.ref('excluded.formats'),
        scene: row.ref('excluded.scene'),
        themes: row.ref('excluded.themes'),
        retired_at: null,
      })),
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
  await sql`alter table activities force row level security`.execute(db);
}
