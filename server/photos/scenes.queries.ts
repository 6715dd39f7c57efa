import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { readPortrait } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';
import { drawnScene } from './scenes.ts';
import type { SubjectRow } from './photos.queries.ts';

/** A scene of the demo world with the portraits of whoever is in it, where their faces are marked. */
export async function svgOfScene(
  db: Db,
  careHome: CareHome,
  scene: string,
  people: readonly SubjectRow[],
): Promise<string> {
  const rows = await db
    .selectFrom('residents')
    .select(['id', 'portrait'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', sql<string>`any(${people.map(({ resident_id }) => resident_id)}::uuid[])`)
    .execute();
  return drawnScene(
    scene,
    people.map(({ resident_id, known_as, box }) => ({
      known_as,
      box,
      portrait: readPortrait(rows.find(({ id }) => id === resident_id)?.portrait ?? null),
    })),
  );
}
