import { sql } from 'kysely';
import { sessionState } from '@heartsease/domain/planner/planned-session.ts';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { expectedOf } from '@heartsease/domain/planner/room.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import type { StaffFace } from '@heartsease/domain/reports/report.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import type { CareHome } from '../session/session.ts';

/** What a session without an activity of the library looks like. */
export const PLAIN_STAMP = { icon: 'sparkle', tint: 'stone' } as const;

/** What whoever asks may see of a session besides its time and place. */
export interface Sees {
  people: boolean;
  reports: boolean;
}

/** The sessions planned from one day to another, both included, in order. */
export async function plannedSessionsBetween(
  db: Db,
  careHome: CareHome,
  span: { from: string; to: string },
  now: Date,
  sees: Sees,
): Promise<PlannedSession[]> {
  const rows = await sessionRows(db, careHome).where('s.day', '>=', span.from).where('s.day', '<=', span.to).execute();
  return await plannedSessions(db, careHome, rows, now, sees);
}

/**
 * Of these days what may be told to somebody who does not work here: nobody's names, and of what is for one person alone
 * just that which is for one of theirs. The wall of the lounge keeps the same (server/print/programme.ts).
 */
export async function sessionsToldTo(
  db: Db,
  careHome: CareHome,
  span: { from: string; to: string },
  now: Date,
  own_resident_ids: ReadonlySet<string>,
): Promise<PlannedSession[]> {
  const rows = await sessionRows(db, careHome).where('s.day', '>=', span.from).where('s.day', '<=', span.to).execute();
  const groups = await groupsAt(
    db,
    careHome,
    rows.map(({ id }) => id),
  );
  const told = rows.filter((row) => {
    const expected = expectedAt(row, groups);
    return row.is_open_to_everyone || expected.length !== 1 || expected.some((id) => own_resident_ids.has(id));
  });
  return await plannedSessions(db, careHome, told, now, { people: false, reports: false });
}

export async function plannedSessionOf(
  db: Db,
  careHome: CareHome,
  id: string,
  now: Date,
  sees: Sees,
): Promise<PlannedSession> {
  const row = await sessionRows(db, careHome).where('s.id', '=', id).executeTakeFirstOrThrow();
  return plannedSession(row, await besides(db, careHome, [row], sees), now, sees);
}

async function plannedSessions(db: Db, careHome: CareHome, rows: Row[], now: Date, sees: Sees) {
  const known = await besides(db, careHome, rows, sees);
  return rows.map((row) => plannedSession(row, known, now, sees));
}

/** What is read apart from the rows, for all of them at once. */
interface Besides {
  groups: GroupsAt;
  helpers: ReadonlyMap<string, StaffFace[]>;
}

async function besides(db: Db, careHome: CareHome, rows: readonly Row[], sees: Sees): Promise<Besides> {
  const ids = rows.map(({ id }) => id);
  return {
    groups: await groupsAt(db, careHome, sees.people ? ids : []),
    helpers: await helpersAt(db, careHome, ids),
  };
}

function sessionRows(db: Db, careHome: CareHome) {
  return db
    .selectFrom('planned_sessions as s')
    .leftJoin('activities as a', 'a.id', 's.activity_id')
    .leftJoin('accounts as leader', 'leader.id', 's.leader_id')
    .leftJoin('reports as r', (join) =>
      join
        .onRef('r.care_home_id', '=', 's.care_home_id')
        .onRef('r.planned_session_id', '=', 's.id')
        .on('r.state', '<>', 'void'),
    )
    .leftJoin('accounts as author', 'author.id', 'r.author_id')
    .select([
      's.id',
      's.version',
      's.series_id',
      's.cancelled_why',
      's.title',
      's.activity_id',
      's.starts_at',
      's.ends_at',
      's.place',
      's.is_open_to_everyone',
      's.capacity',
      's.cancelled_at',
    ])
    .select(['a.icon', 'a.tint', 'a.scene', 'r.id as report_id', 'a.title as library_title'])
    .select(sql<string | null>`a.detail -> 'welsh' ->> 'title'`.as('welsh_title'))
    .select([
      'leader.id as leader_id',
      'leader.known_as as leader_known_as',
      'leader.last_name as leader_last_name',
      'leader.portrait as leader_portrait',
    ])
    .select([
      'author.id as author_id',
      'author.known_as as author_known_as',
      'author.last_name as author_last_name',
      'author.portrait as author_portrait',
    ])
    .select(
      sql<
        string[]
      >`array(select p.resident_id::text from planned_session_residents p where p.care_home_id = s.care_home_id and p.planned_session_id = s.id)`.as(
        'resident_ids',
      ),
    )
    .select(
      sql<number>`(select count(*) from moments m where m.care_home_id = s.care_home_id and m.report_id = r.id and m.removed_at is null and m.is_engaged)`.as(
        'came',
      ),
    )
    .select(
      sql<number>`(select count(*) from moments m where m.care_home_id = s.care_home_id and m.report_id = r.id and m.removed_at is null and m.response in ('loved', 'enjoyed'))`.as(
        'enjoyed_or_more',
      ),
    )
    .where('s.care_home_id', '=', careHome.id)
    .orderBy('s.starts_at')
    .orderBy('s.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof sessionRows>['execute']>>[number];

function plannedSession(row: Row, { groups, helpers }: Besides, now: Date, sees: Sees): PlannedSession {
  const { starts_at, ends_at } = row;
  return {
    id: row.id,
    version: row.version,
    ...namesOf(row),
    icon: row.icon ?? PLAIN_STAMP.icon,
    tint: row.tint ?? PLAIN_STAMP.tint,
    scene: row.scene,
    activity_id: row.activity_id,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    minutes: Math.round((ends_at.getTime() - starts_at.getTime()) / 60_000),
    place: row.place,
    leader: faceOf(row.leader_id, row.leader_known_as, row.leader_last_name, row.leader_portrait),
    helpers: helpers.get(row.id) ?? [],
    state: sessionState({
      starts_at,
      ends_at,
      is_cancelled: row.cancelled_at !== null,
      is_logged: row.report_id !== null,
      now,
    }),
    people_count: sees.people ? expectedAt(row, groups).length : null,
    capacity: row.capacity,
    is_open_to_everyone: row.is_open_to_everyone,
    is_repeated: row.series_id !== null,
    cancelled_why: row.cancelled_at === null ? null : row.cancelled_why,
    logged: sees.reports ? loggedOf(row) : null,
  };
}

/** Whichever of the library's two names was kept, it is called by both; what somebody wrote themselves stays as written. */
function namesOf({ title, library_title, welsh_title }: Row): Pick<PlannedSession, 'title' | 'welsh'> {
  const isOfTheLibrary = library_title !== null && (title === library_title || title === welsh_title);
  if (!isOfTheLibrary) return { title, welsh: null };
  return { title: library_title, welsh: welsh_title === null ? null : { title: welsh_title } };
}

function expectedAt({ id, resident_ids }: Row, groups: GroupsAt): string[] {
  return expectedOf(resident_ids, [(groups.get(id) ?? []).map((face) => face.id)]);
}

function loggedOf(row: Row): PlannedSession['logged'] {
  const by = faceOf(row.author_id, row.author_known_as, row.author_last_name, row.author_portrait);
  if (row.report_id === null || by === null) return null;
  return { report_id: row.report_id, by, came: row.came, enjoyed_or_more: row.enjoyed_or_more };
}

function faceOf(id: string | null, known_as: string | null, last_name: string | null, portrait: object | null) {
  return id === null || known_as === null || last_name === null
    ? null
    : staffFace({ id, known_as, last_name, portrait });
}

/** Who helps, by the id of the session, in the order of their names. */
async function helpersAt(db: Db, careHome: CareHome, session_ids: readonly string[]) {
  if (session_ids.length === 0) return new Map<string, StaffFace[]>();
  const rows = await db
    .selectFrom('planned_session_helpers as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.planned_session_id', 'a.id', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('p.care_home_id', '=', careHome.id)
    .where('p.planned_session_id', 'in', session_ids)
    .orderBy('a.known_as')
    .execute();
  const bySession = Map.groupBy(rows, ({ planned_session_id }) => planned_session_id);
  return new Map([...bySession].map(([id, helpers]) => [id, helpers.map(staffFace)]));
}

/** Who is expected by group, by the id of the session. */
type GroupsAt = ReadonlyMap<string, ResidentFace[]>;

/** Whoever is in the groups of these sessions today. */
async function groupsAt(db: Db, careHome: CareHome, session_ids: readonly string[]): Promise<GroupsAt> {
  if (session_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('planned_session_groups')
    .select(['planned_session_id', 'resident_group_id'])
    .where('care_home_id', '=', careHome.id)
    .where('planned_session_id', 'in', session_ids)
    .execute();
  const members = await membersOfGroups(
    db,
    careHome,
    rows.map(({ resident_group_id }) => resident_group_id),
  );
  const bySession = Map.groupBy(rows, ({ planned_session_id }) => planned_session_id);
  return new Map(
    [...bySession].map(([id, of]) => [id, of.flatMap(({ resident_group_id }) => members.get(resident_group_id) ?? [])]),
  );
}

/** The people expected at a session, by name or by group, in the order of their names. */
export async function peopleOfSession(db: Db, careHome: CareHome, planned_session_id: string): Promise<ResidentFace[]> {
  const rows = await db
    .selectFrom('planned_session_residents as p')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'p.care_home_id').onRef('r.id', '=', 'p.resident_id'),
    )
    .select(RESIDENT_FACE)
    .where('p.care_home_id', '=', careHome.id)
    .where('p.planned_session_id', '=', planned_session_id)
    .where('r.status', 'in', [...LIVING_HERE])
    .orderBy('r.known_as')
    .execute();
  const ofGroups = (await groupsAt(db, careHome, [planned_session_id])).get(planned_session_id) ?? [];
  if (ofGroups.length === 0) return rows.map(residentFace);
  const people = new Map([...rows.map(residentFace), ...ofGroups].map((face) => [face.id, face]));
  return [...people.values()].toSorted((one, other) => one.known_as.localeCompare(other.known_as, 'en-GB'));
}
