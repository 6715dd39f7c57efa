import { v7 as uuidv7 } from 'uuid';
import { BodyPlace } from '@heartsease/domain/concerns/concern.ts';
import type { Concern, ConcernLine, ConcernState, ConcernStep } from '@heartsease/domain/concerns/concern.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

interface ConcernToKeep {
  resident_id: string | null;
  what: string;
  happened_at: Date;
  who: string;
  safety: Concern['safety'];
  body_places: string[];
  told_whom: string;
  author_id: string;
  recorded_at: Date;
}

export async function keepConcern(db: Db, careHome: CareHome, concern: ConcernToKeep): Promise<void> {
  await db
    .insertInto('concerns')
    .values({ id: uuidv7(), care_home_id: careHome.id, ...concern })
    .execute();
}

function concerns(db: Db, careHome: CareHome) {
  return db
    .selectFrom('concerns as c')
    .innerJoin('accounts as a', 'a.id', 'c.author_id')
    .selectAll('c')
    .select(['a.known_as as by_known_as', 'a.last_name as by_last_name', 'a.portrait as by_portrait'])
    .where('c.care_home_id', '=', careHome.id);
}

type Row = Awaited<ReturnType<ReturnType<typeof concerns>['executeTakeFirstOrThrow']>>;

/** What is open first, then the newest. */
export async function concernLines(db: Db, careHome: CareHome): Promise<ConcernLine[]> {
  const rows = await concerns(db, careHome)
    .orderBy((order) => order.case().when('c.state', '=', 'closed').then(1).else(0).end())
    .orderBy('c.recorded_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(500)
    .execute();
  const faces = await facesOf(db, careHome, rows);
  return rows.map((row) => lineOf(row, faces));
}

export async function concernOf(db: Db, careHome: CareHome, id: string): Promise<Concern> {
  const row = await concerns(db, careHome).where('c.id', '=', id).executeTakeFirstOrThrow();
  const faces = await facesOf(db, careHome, [row]);
  return {
    ...lineOf(row, faces),
    version: row.version,
    what: row.what,
    happened_at: row.happened_at.toISOString(),
    who: row.who,
    body_places: row.body_places.flatMap((place) => BodyPlace.safeParse(place).data ?? []),
    told_whom: row.told_whom,
    steps: await stepsOf(db, careHome, id),
  };
}

function lineOf(row: Row, faces: Map<string, ConcernLine['resident']>): ConcernLine {
  return {
    id: row.id,
    state: row.state,
    resident: row.resident_id === null ? null : (faces.get(row.resident_id) ?? null),
    safety: row.safety,
    recorded_at: row.recorded_at.toISOString(),
    author: staffFace({
      id: row.author_id,
      known_as: row.by_known_as,
      last_name: row.by_last_name,
      portrait: row.by_portrait,
    }),
  };
}

async function facesOf(db: Db, careHome: CareHome, rows: Pick<Row, 'resident_id'>[]) {
  const ids = rows.flatMap(({ resident_id }) => resident_id ?? []);
  if (ids.length === 0) return new Map<string, ConcernLine['resident']>();
  const residents = await db
    .selectFrom('residents as r')
    .select(RESIDENT_FACE)
    .where('r.care_home_id', '=', careHome.id)
    .where('r.id', 'in', ids)
    .execute();
  return new Map(residents.map((row) => [row.id, residentFace(row)]));
}

async function stepsOf(db: Db, careHome: CareHome, concern_id: string): Promise<ConcernStep[]> {
  const rows = await db
    .selectFrom('concern_steps as s')
    .innerJoin('accounts as a', 'a.id', 's.by_id')
    .select(['s.id', 's.kind', 's.text', 's.at', 's.by_id', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('s.care_home_id', '=', careHome.id)
    .where('s.concern_id', '=', concern_id)
    .orderBy('s.at')
    .orderBy('s.id')
    .execute();
  return rows.map(({ id, kind, text, at, by_id, ...by }) => ({
    id,
    kind,
    text,
    at: at.toISOString(),
    by: staffFace({ id: by_id, ...by }),
  }));
}

/** Holds a worry for the rest of the transaction. */
export async function holdConcern(
  db: Db,
  careHome: CareHome,
  id: string,
): Promise<{ version: number; state: ConcernState }> {
  return await db
    .selectFrom('concerns')
    .select(['version', 'state'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A step about a held worry, and the state that it leaves it in. */
export async function keepStep(
  db: Db,
  careHome: CareHome,
  held: { id: string; version: number; state: ConcernState },
  step: { kind: ConcernStep['kind']; text: string; by_id: string; at: Date },
): Promise<void> {
  await db
    .insertInto('concern_steps')
    .values({ id: uuidv7(), care_home_id: careHome.id, concern_id: held.id, ...step })
    .execute();
  await db
    .updateTable('concerns')
    .set({ version: held.version + 1, state: held.state })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', held.id)
    .execute();
}
