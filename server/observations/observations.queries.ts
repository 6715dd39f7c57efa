import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { FollowUpDraft, Observation, ObservationWords } from '@heartsease/domain/observations/observation.ts';
import { Sign as KnownSign } from '@heartsease/domain/reports/depth.ts';
import type { Sign } from '@heartsease/domain/reports/depth.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

/** An observation as it stands, without what depends on who asks. */
export type StandingObservation = Omit<Observation, 'can_correct'> & { version: number };

/** As many as anybody reads at once. */
const MOST = 200;

interface Which {
  report_id?: string | undefined;
  resident_id?: string | undefined;
  /** The id of its first words. */
  id?: string;
}

/** What was noticed, in the words that stand now, newest first; of a report that was set aside nothing. */
export async function observationsOf(db: Db, careHome: CareHome, which: Which): Promise<StandingObservation[]> {
  let asked = db
    .selectFrom('observations as o')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'o.care_home_id').onRef('t.id', '=', 'o.report_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'o.care_home_id').onRef('r.id', '=', 'o.resident_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'o.author_id')
    .leftJoin('preference_answers as p', (join) =>
      join.onRef('p.care_home_id', '=', 'o.care_home_id').onRef('p.observation_id', '=', 'o.root_id'),
    )
    .select(RESIDENT_FACE)
    .select(['o.root_id', 'o.version', 'o.report_id', 'o.kind', 'o.at', 'o.text', 'o.effect', 'o.signs'])
    .select(['o.visibility', 'o.preference', 'o.recorded_at', 't.title', 't.state', 'a.id as author_id'])
    .select(['a.known_as as author_known_as', 'a.last_name as author_last_name', 'a.portrait as author_portrait'])
    .select(['p.answered_at', 'p.resident_interest_id'])
    .where('o.care_home_id', '=', careHome.id)
    .where('r.deleted_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from observations n
        where n.care_home_id = o.care_home_id and n.root_id = o.root_id and n.version > o.version)`,
    );
  if (which.report_id !== undefined) asked = asked.where('o.report_id', '=', which.report_id);
  else asked = asked.where('t.state', '<>', 'void');
  if (which.resident_id !== undefined) asked = asked.where('o.resident_id', '=', which.resident_id);
  if (which.id !== undefined) asked = asked.where('o.root_id', '=', which.id);
  const rows = await asked.orderBy('o.at', 'desc').orderBy('o.root_id', 'desc').limit(MOST).execute();
  const roots = rows.map(({ root_id }) => root_id);
  const [followUps, earlier] = [await followUpsOf(db, careHome, roots), await earlierOf(db, careHome, roots)];
  return rows.map((row) => ({
    id: row.root_id,
    version: row.version,
    report_id: row.report_id,
    title: row.title,
    resident: residentFace(row),
    at: row.at.toISOString(),
    kind: row.kind,
    text: row.text,
    effect: row.effect,
    signs: knownSigns(row.signs),
    visibility: row.visibility,
    preference: row.preference,
    preference_state: stateOf(row),
    author: staffFace({
      id: row.author_id,
      known_as: row.author_known_as,
      last_name: row.author_last_name,
      portrait: row.author_portrait,
    }),
    recorded_at: row.recorded_at.toISOString(),
    follow_up: followUps.get(row.root_id) ?? null,
    earlier: (earlier.get(row.root_id) ?? []).filter(({ version }) => version < row.version),
  }));
}

/** Of a report that was set aside nothing is offered any more; what was answered before stays answered. */
function stateOf({
  preference,
  state,
  answered_at,
  resident_interest_id,
}: {
  preference: string | null;
  state: string;
  answered_at: Date | null;
  resident_interest_id: string | null;
}): 'open' | 'accepted' | 'declined' | null {
  if (preference === null) return null;
  if (answered_at === null) return state === 'void' ? null : 'open';
  return resident_interest_id === null ? 'declined' : 'accepted';
}

async function followUpsOf(db: Db, careHome: CareHome, roots: string[]) {
  const rows = await db
    .selectFrom('follow_ups as f')
    .innerJoin('accounts as a', 'a.id', 'f.owner_id')
    .leftJoin('accounts as d', 'd.id', 'f.done_by')
    .select(['f.id', 'f.observation_id', 'f.task', 'f.due_on', 'f.done_at', 'd.known_as as done_by'])
    .select(['a.id as owner_id', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('f.care_home_id', '=', careHome.id)
    .where('f.observation_id', '=', sql<string>`any(${roots})`)
    .execute();
  return new Map(
    rows.map(({ id, observation_id, task, due_on, done_at, done_by, owner_id, ...owner }) => [
      observation_id,
      {
        id,
        task,
        due_on,
        done_at: done_at?.toISOString() ?? null,
        done_by,
        owner: staffFace({ id: owner_id, ...owner }),
      },
    ]),
  );
}

/** All words by their first, the newest first. */
async function earlierOf(db: Db, careHome: CareHome, roots: string[]) {
  const rows = await db
    .selectFrom('observations')
    .select(['root_id', 'version', 'kind', 'text', 'effect', 'signs', 'preference', 'recorded_at'])
    .where('care_home_id', '=', careHome.id)
    .where('root_id', '=', sql<string>`any(${roots})`)
    .orderBy('version', 'desc')
    .execute();
  const said = rows.map(({ recorded_at, signs, ...row }) => ({
    ...row,
    signs: knownSigns(signs),
    recorded_at: recorded_at.toISOString(),
  }));
  return Map.groupBy(said, ({ root_id }) => root_id);
}

function knownSigns(signs: string[]): Sign[] {
  return signs.flatMap((sign) => KnownSign.safeParse(sign).data ?? []);
}

/** Holds the first words of an observation for the rest of the transaction; corrections come one after the other. */
export async function holdObservation(db: Db, careHome: CareHome, id: string): Promise<void> {
  // Rows of the table are never changed, so the right to lock one is nobody's: the report is held instead.
  await sql`select 1 from reports t join observations o on o.care_home_id = t.care_home_id and o.report_id = t.id
             where o.care_home_id = ${careHome.id} and o.id = ${id} for update of t`.execute(db);
}

export async function keepObservation(
  db: Db,
  careHome: CareHome,
  of: { root_id: string | null; version: number; report_id: string; resident_id: string; at: Date },
  said: ObservationWords,
  by: { author_id: string; now: Date },
): Promise<string> {
  const id = uuidv7();
  const { kind, text, effect, signs, visibility, preference } = said;
  const root_id = of.root_id ?? id;
  await db
    .insertInto('observations')
    .values({
      ...of,
      id,
      root_id,
      care_home_id: careHome.id,
      kind,
      text,
      effect,
      signs,
      visibility,
      preference,
      author_id: by.author_id,
      recorded_at: by.now,
    })
    .execute();
  return root_id;
}

export async function keepFollowUp(
  db: Db,
  careHome: CareHome,
  observation_id: string,
  { task, owner_id, due_on }: FollowUpDraft,
): Promise<void> {
  const row = { care_home_id: careHome.id, id: uuidv7(), observation_id, task, owner_id, due_on };
  await db.insertInto('follow_ups').values(row).execute();
}

/** Is this person in the report, or were they? */
export async function isInReport(
  db: Db,
  careHome: CareHome,
  which: { report_id: string; resident_id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('moments as m')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'm.care_home_id').onRef('r.id', '=', 'm.resident_id'),
    )
    .select('m.id')
    .where('m.care_home_id', '=', careHome.id)
    .where('m.report_id', '=', which.report_id)
    .where('m.resident_id', '=', which.resident_id)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
