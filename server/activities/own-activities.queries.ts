import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import { mayChange, maySee } from '@heartsease/domain/activities/own-activity.ts';
import type { ActivityUses, OwnActivity, OwnActivityFields } from '@heartsease/domain/activities/own-activity.ts';
import { fieldsOf } from '@heartsease/domain/activities/prefill.ts';
import type { Written } from '@heartsease/domain/activities/prefill.ts';
import type { Db } from '../db/database.ts';
import { sessionMay } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { inLibraryOf } from './activities.queries.ts';

const SHEET = [
  'activities.title',
  'activities.summary',
  'activities.icon',
  'activities.tint',
  'activities.category',
  'activities.minutes',
  'activities.formats',
  'activities.themes',
  'activities.detail',
  'activities.licence',
] as const;

/** The home's own activities and those that its organisation shares, as this reader may see them, by title. */
export async function ownActivitiesFor(db: Db, session: Session): Promise<OwnActivity[]> {
  const { careHome, account_id } = session;
  const isEditor = sessionMay(session, 'own_activities.edit');
  const rows = await db
    .selectFrom('activities')
    .innerJoin('care_homes as home', 'home.id', 'activities.care_home_id')
    .leftJoin('accounts as author', 'author.id', 'activities.created_by')
    .leftJoin('accounts as changer', 'changer.id', 'activities.updated_by')
    .select(SHEET)
    .select(['activities.id', 'activities.version', 'activities.state', 'activities.state_word', 'activities.source'])
    .select(['activities.created_by', 'activities.updated_at', 'activities.retired_at', 'activities.care_home_id'])
    .select(['home.name as home_name', 'author.known_as as author', 'changer.known_as as changed_by'])
    .where(inLibraryOf(careHome))
    .orderBy(sql`activities.title collate "en-x-icu"`)
    .orderBy('activities.id')
    .execute();
  const uses = await usesOf(db, careHome, rows);
  return rows.flatMap((row) => {
    const isOurs = row.care_home_id === careHome.id;
    const standing = {
      state: row.state,
      is_mine: isOurs && row.created_by === account_id,
      is_retired: row.retired_at !== null,
    };
    if (!(isOurs ? maySee(standing, isEditor) : !standing.is_retired)) return [];
    return [
      {
        ...fieldsOf(written(row)),
        ...standing,
        id: row.id,
        version: row.version,
        word: row.state_word,
        // Of another home its name is told, not whoever wrote it there.
        author: isOurs ? row.author : null,
        is_shared: row.source === 'organisation',
        home: isOurs ? null : row.home_name,
        may_change: isOurs && mayChange(standing, isEditor),
        uses: uses.get(row.id) ?? { reports: 0, people: 0, times: 0, well: 0 },
        changed_by: isOurs ? row.changed_by : null,
        changed_at: row.updated_at.toISOString(),
      },
    ];
  });
}

async function usesOf(db: Db, careHome: CareHome, activities: readonly { id: string }[]) {
  if (activities.length === 0) return new Map<string, ActivityUses>();
  const there = sql`m.response in ('loved', 'enjoyed', 'quiet', 'unsettled')`;
  const rows = await db
    .selectFrom('reports as t')
    .leftJoin('moments as m', (join) =>
      join
        .onRef('m.care_home_id', '=', 't.care_home_id')
        .onRef('m.report_id', '=', 't.id')
        .on('m.removed_at', 'is', null),
    )
    .select('t.activity_id')
    .select(sql<number>`count(distinct t.id)::int`.as('reports'))
    .select(sql<number>`(count(distinct m.resident_id) filter (where ${there}))::int`.as('people'))
    .select(sql<number>`(count(*) filter (where ${there}))::int`.as('times'))
    .select(sql<number>`(count(*) filter (where m.response in ('loved', 'enjoyed')))::int`.as('well'))
    .where('t.care_home_id', '=', careHome.id)
    .where('t.state', '<>', 'void')
    .where(
      't.activity_id',
      'in',
      activities.map(({ id }) => id),
    )
    .groupBy('t.activity_id')
    .execute();
  return new Map(
    rows.flatMap(({ activity_id, ...uses }) => (activity_id === null ? [] : [[activity_id, uses] as const])),
  );
}

/** What of the library a new activity can begin from. */
export async function writtenActivities(db: Db, careHome: CareHome): Promise<(Written & { id: string })[]> {
  const rows = await db
    .selectFrom('activities')
    .select(SHEET)
    .select('activities.id')
    .where(inLibraryOf(careHome))
    .where('state', '=', 'approved')
    .where('retired_at', 'is', null)
    .orderBy('activities.title')
    .orderBy('activities.id')
    .execute();
  return rows.map((row) => ({ id: row.id, ...written(row) }));
}

type SheetRow = Omit<Written, 'formats' | 'detail'> & { formats: string[]; detail: object | null };

function written(row: SheetRow): Written {
  return {
    ...row,
    formats: ActivityFormat.array().parse(row.formats),
    detail: ActivityDetail.nullable().parse(row.detail),
  };
}

/** Holds the home's own activities for the rest of the transaction, so that two people can't both take a title. */
export async function holdOwnActivities(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`own activities ${careHome.id}`}, 0))`.execute(db);
}

interface Change {
  by: string;
  now: Date;
}

/** @returns its id */
export async function addOwnActivity(
  db: Db,
  careHome: CareHome,
  { state, ...fields }: OwnActivityFields & { state: OwnActivity['state'] },
  { by, now }: Change,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('activities')
    .values({
      ...columnsOf(fields),
      id,
      slug: id,
      care_home_id: careHome.id,
      source: 'home',
      state,
      created_at: now,
      created_by: by,
      updated_at: now,
      updated_by: by,
    })
    .execute();
  return id;
}

export interface OwnActivityChanges {
  fields?: OwnActivityFields;
  state?: OwnActivity['state'];
  state_word?: string;
  retired_at?: Date | null;
  source?: 'home' | 'organisation';
}

export async function changeOwnActivity(
  db: Db,
  careHome: CareHome,
  id: string,
  { fields, ...changes }: OwnActivityChanges,
  { by, now }: Change,
): Promise<void> {
  await db
    .updateTable('activities')
    .set({
      ...(fields && columnsOf(fields)),
      ...changes,
      version: sql<number>`version + 1`,
      updated_at: now,
      updated_by: by,
    })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** The card has columns of its own, the sheet is one document (ActivityDetail). */
function columnsOf(fields: OwnActivityFields) {
  const { title, summary, icon, tint, category, minutes, formats, themes, licence, ...sheet } = fields;
  const detail: ActivityDetail = { welsh: null, ...sheet };
  return { title, summary, icon, tint, category, minutes, formats, themes, licence, detail: JSON.stringify(detail) };
}

/** Whose account wrote it; null where that is gone. */
export async function authorOf(db: Db, careHome: CareHome, activity_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('activities')
    .select('created_by')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', activity_id)
    .executeTakeFirst();
  return row?.created_by ?? null;
}
