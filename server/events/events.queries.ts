import { sql } from 'kysely';
import { z } from 'zod';
import { EVENT_CHANGE_KINDS, EventChange } from '@heartsease/domain/events/event.ts';
import type { EventWords } from '@heartsease/domain/events/event.ts';
import { RepeatRule } from '@heartsease/domain/planner/repeat.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** An event as it is kept, with the lists of those who are invited. */
export interface EventRow {
  id: string;
  version: number;
  words: EventWords;
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
  cancelled_why: string | null;
  cancelled_by: string | null;
  made_by_id: string | null;
  made_by: string | null;
  changed_by: string | null;
  changed_at: Date;
  deleted_at: Date | null;
  deleted_by: string | null;
  series_id: string | null;
  /** The day that the rule meant; of an event of no series, its own first. */
  series_day: string;
}

type Which =
  | { id: string }
  | { ids: readonly string[] }
  | { series_id: string }
  | { from: string; to: string }
  | { deleted_from: string; to: string; deleted_since: Date }
  | { changed_since: Date }
  | { deleted_since: Date };

/**
 * One event, some, those of a series, those that reach into some days, of the deleted ones too, or those that were
 * written or deleted since, as they begin.
 */
export async function eventRows(db: Db, careHome: CareHome, which: Which): Promise<EventRow[]> {
  const all = events(db, careHome);
  const asked =
    'id' in which
      ? all.where('e.id', '=', which.id)
      : 'ids' in which
        ? all.where('e.id', 'in', which.ids)
        : 'series_id' in which
          ? all.where('e.series_id', '=', which.series_id)
          : 'from' in which
            ? all
                .where('e.deleted_at', 'is', null)
                .where('e.first_day', '<=', which.to)
                .where('e.last_day', '>=', which.from)
            : 'deleted_from' in which
              ? all
                  .where('e.deleted_at', '>', which.deleted_since)
                  .where('e.first_day', '<=', which.to)
                  .where('e.last_day', '>=', which.deleted_from)
              : 'changed_since' in which
                ? all.where('e.updated_at', '>=', which.changed_since)
                : all.where('e.deleted_at', '>', which.deleted_since);
  const rows = await asked.orderBy('e.starts_at').orderBy('e.id').execute();
  return await withInvited(db, careHome, rows);
}

/** Holds the home's calendar for the rest of the transaction: who changes a series meets nobody in the middle of it. */
export async function holdCalendar(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`events of ${careHome.id}`}, 0))`.execute(db);
}

/** The events of a series, which may be answered while they are about to change; held until the transaction ends. */
async function holdSeries(db: Db, careHome: CareHome, series_id: string): Promise<void> {
  await db
    .selectFrom('events')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('series_id', '=', series_id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * An event that is about to change, and all of its series with it: always in one order, so that nobody waits in a ring.
 * Whoever was waited for may have put it into another series, which is held then.
 */
export async function holdWithSeries(db: Db, careHome: CareHome, id: string): Promise<void> {
  let held: string | null | undefined;
  for (;;) {
    const row = await db
      .selectFrom('events')
      .select('series_id')
      .where('care_home_id', '=', careHome.id)
      .where('id', '=', id)
      .executeTakeFirst();
    const series_id = row?.series_id ?? null;
    if (series_id === held) return;
    if (series_id === null) await holdEvent(db, careHome, id);
    else await holdSeries(db, careHome, series_id);
    held = series_id;
  }
}

export async function seriesRow(db: Db, careHome: CareHome, id: string) {
  const { rule, first_day, last_day } = await db
    .selectFrom('event_series')
    .select(['rule', 'first_day', 'last_day'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, rule: RepeatRule.parse(rule), first_day, last_day };
}

/** An event that is about to be answered, held until the transaction ends. */
export async function holdEvent(db: Db, careHome: CareHome, id: string): Promise<void> {
  await db
    .selectFrom('events')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

function events(db: Db, careHome: CareHome) {
  return db
    .selectFrom('events as e')
    .leftJoin('accounts as maker', 'maker.id', 'e.created_by')
    .leftJoin('accounts as changer', 'changer.id', 'e.updated_by')
    .leftJoin('accounts as canceller', 'canceller.id', 'e.cancelled_by')
    .leftJoin('accounts as deleter', 'deleter.id', 'e.deleted_by')
    .selectAll('e')
    .select([
      'maker.known_as as made_by',
      'changer.known_as as changed_by_name',
      'canceller.known_as as cancelled_by_name',
      'deleter.known_as as deleted_by_name',
    ])
    .where('e.care_home_id', '=', careHome.id);
}

type Row = Awaited<ReturnType<ReturnType<typeof events>['execute']>>[number];

async function withInvited(db: Db, careHome: CareHome, rows: readonly Row[]): Promise<EventRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { members, residents, groups, relatives } = await invitedTo(db, careHome, ids);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    words: {
      type: row.type,
      title: row.title,
      is_all_day: row.is_all_day,
      first_day: row.first_day,
      last_day: row.last_day,
      from_time: row.from_time,
      to_time: row.to_time,
      place: row.place,
      description: row.description,
      cost: row.cost,
      transport: row.transport,
      is_step_free: row.is_step_free,
      audience: row.audience,
      member_ids: members.get(row.id) ?? [],
      resident_ids: residents.get(row.id) ?? [],
      resident_group_ids: groups.get(row.id) ?? [],
      relative_link_ids: relatives.get(row.id) ?? [],
      places: row.places,
      answer_by: row.answer_by,
    },
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    cancelled_at: row.cancelled_at,
    cancelled_why: row.cancelled_why,
    cancelled_by: row.cancelled_by_name,
    made_by_id: row.created_by,
    made_by: row.made_by,
    changed_by: row.changed_by_name,
    changed_at: row.updated_at,
    deleted_at: row.deleted_at,
    deleted_by: row.deleted_by_name,
    series_id: row.series_id,
    series_day: row.series_day ?? row.first_day,
  }));
}

/** Whom the lists name, each by the id of its event. */
async function invitedTo(db: Db, careHome: CareHome, ids: readonly string[]) {
  const members = await db
    .selectFrom('event_members')
    .select(['event_id', 'account_id as named'])
    .where('care_home_id', '=', careHome.id)
    .where('event_id', 'in', ids)
    .execute();
  const residents = await db
    .selectFrom('event_residents')
    .select(['event_id', 'resident_id as named'])
    .where('care_home_id', '=', careHome.id)
    .where('event_id', 'in', ids)
    .execute();
  const groups = await db
    .selectFrom('event_groups')
    .select(['event_id', 'resident_group_id as named'])
    .where('care_home_id', '=', careHome.id)
    .where('event_id', 'in', ids)
    .execute();
  const relatives = await db
    .selectFrom('event_relatives')
    .select(['event_id', 'relative_link_id as named'])
    .where('care_home_id', '=', careHome.id)
    .where('event_id', 'in', ids)
    .execute();
  return {
    members: byEvent(members),
    residents: byEvent(residents),
    groups: byEvent(groups),
    relatives: byEvent(relatives),
  };
}

/** In the order of their ids, so that the same people are the same list. */
function byEvent(rows: readonly { event_id: string; named: string }[]): Map<string, string[]> {
  const grouped = Map.groupBy(rows, ({ event_id }) => event_id);
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ named }) => named).toSorted()]));
}

const Kind = z.enum(EVENT_CHANGE_KINDS);
const Changes = EventChange.shape.changes.catch([]);

/** The report that an event has become, unless it was set aside. */
export async function reportOfEvent(db: Db, careHome: CareHome, event_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('event_id', '=', event_id)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What was done to an event, the last first. */
export async function historyOf(db: Db, careHome: CareHome, event_id: string): Promise<EventChange[]> {
  const rows = await db
    .selectFrom('event_changes as c')
    .leftJoin('accounts as by', 'by.id', 'c.changed_by')
    .select(['c.id', 'c.changed_at', 'by.known_as as by', 'c.kind', 'c.reason', 'c.changes'])
    .where('c.care_home_id', '=', careHome.id)
    .where('c.event_id', '=', event_id)
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ id, changed_at, by, kind, reason, changes }) => ({
    id,
    at: changed_at.toISOString(),
    by,
    kind: Kind.parse(kind),
    reason,
    changes: Changes.parse(changes),
  }));
}

/** What was changed about these events, by the id of each. */
export async function changesOf(
  db: Db,
  careHome: CareHome,
  event_ids: readonly string[],
): Promise<Map<string, Pick<EventChange, 'at' | 'kind' | 'changes'>[]>> {
  if (event_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('event_changes')
    .select(['event_id', 'changed_at', 'changes'])
    .where('care_home_id', '=', careHome.id)
    .where('event_id', 'in', event_ids)
    .where('kind', '=', 'changed')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const byEvent = Map.groupBy(rows, ({ event_id }) => event_id);
  const read = ({ changed_at, changes }: (typeof rows)[number]) => ({
    at: changed_at.toISOString(),
    kind: 'changed' as const,
    changes: Changes.parse(changes),
  });
  return new Map([...byEvent].map(([id, of]) => [id, of.map(read)]));
}

export async function isEditingNarrowed(db: Db, careHome: CareHome): Promise<boolean> {
  const row = await db
    .selectFrom('event_settings')
    .select('is_editing_narrowed')
    .where('care_home_id', '=', careHome.id)
    .executeTakeFirst();
  return row?.is_editing_narrowed ?? false;
}
