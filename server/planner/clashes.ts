import type { Clash } from '@heartsease/domain/planner/plan.ts';
import { samePlace } from '@heartsease/domain/planner/plan.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Asked, Looking } from '../events/event-now.ts';
import { seenAmong } from '../events/event-now.ts';
import { eventRows } from '../events/events.queries.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { planRows } from './plan.queries.ts';

/** So many are told; who plans looks at the first ones anyway. */
const TOLD_AT_MOST = 4;

/** What is planned: when it is, each time, in order; where, and with whom. */
export interface Planned {
  times: readonly { starts_at: Date; ends_at: Date }[];
  place: string;
  /** Who leads, helps, is expected or invited, by id, as they are called. */
  names: ReadonlyMap<string, string>;
  /** Itself and the others of its series are not at its time, or on purpose. */
  own: { of: Clash['of']; id: string; series_id: string | null } | null;
}

/** A session or an event, with whoever is there by name or by group. */
interface Other {
  of: Clash['of'];
  id: string;
  series_id: string | null;
  title: string;
  place: string;
  is_all_day: boolean;
  starts_at: Date;
  ends_at: Date;
  staff_ids: readonly string[];
  resident_ids: readonly string[];
}

/** What else is at the same time, in the same place or with the same people: sessions and events, as they begin. */
export async function clashesWith(
  asked: Asked,
  looking: Looking,
  { times, place, names, own }: Planned,
): Promise<{ items: Clash[]; total: number }> {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return { items: [], total: 0 };
  const others = await othersWithin(asked, looking, { from: first.starts_at, to: last.ends_at });
  const found = clashesAmong(others, { times, place, names, own });
  return { items: found.slice(0, TOLD_AT_MOST), total: found.length };
}

/** All sessions and events that are on in a stretch of time, as far as whoever looks may see them. */
export async function othersWithin(
  asked: Asked,
  looking: Looking,
  span: { from: Date; to: Date },
): Promise<readonly Other[]> {
  return [...(await eventsWithin(asked, looking, span)), ...(await sessionsWithin(asked, span))];
}

/** Which of these are at the same time, in the same place or with the same people. */
export function clashesAmong(others: readonly Other[], { times, place, names, own }: Planned): Clash[] {
  const isOwn = ({ of, id, series_id }: Other) =>
    own?.of === of && (own.id === id || (series_id !== null && own.series_id === series_id));
  return others
    .filter((one) => times.some((time) => one.starts_at < time.ends_at && time.starts_at < one.ends_at))
    .filter((one) => !isOwn(one))
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
    .flatMap((one) => clashesOfOne(one, place, names));
}

function clashesOfOne(other: Other, place: string, names: Planned['names']): Clash[] {
  const { of, id, title, is_all_day } = other;
  const at = { starts_at: other.starts_at.toISOString(), ends_at: other.ends_at.toISOString() };
  const clash = { of, id, title, is_all_day, place: other.place, ...at };
  const among = (ids: readonly string[]) => [...new Set(ids)].flatMap((person) => names.get(person) ?? []);
  const [staff, people] = [among(other.staff_ids), among(other.resident_ids)];
  return [
    ...(samePlace(other.place, place) ? [{ ...clash, kind: 'place' as const, names: [] }] : []),
    ...(staff.length > 0 ? [{ ...clash, kind: 'staff' as const, names: staff }] : []),
    ...(people.length > 0 ? [{ ...clash, kind: 'people' as const, names: people }] : []),
  ];
}

async function eventsWithin(
  { db, session: { careHome } }: Asked,
  looking: Looking,
  { from, to }: { from: Date; to: Date },
): Promise<Other[]> {
  const days = {
    from: addDays(calendarDay(from, careHome.timezone), -1),
    to: addDays(calendarDay(to, careHome.timezone), 1),
  };
  const rows = (await eventRows(db, careHome, days)).filter(({ cancelled_at }) => cancelled_at === null);
  return (await seenAmong({ db, careHome }, looking, rows)).map(({ row, seen }) => ({
    ...row,
    of: 'event',
    title: row.words.title,
    place: row.words.place,
    is_all_day: row.words.is_all_day,
    staff_ids: seen.member_ids,
    resident_ids: seen.invited_resident_ids,
  }));
}

async function sessionsWithin({ db, session: { careHome } }: Asked, span: { from: Date; to: Date }): Promise<Other[]> {
  const rows = (await planRows(db, careHome, span)).filter(({ is_cancelled }) => !is_cancelled);
  const group_ids = new Set(rows.flatMap(({ words }) => words.resident_group_ids));
  const groups = await membersOfGroups(db, careHome, [...group_ids]);
  return rows.map(({ id, series_id, words, starts_at, ends_at }) => ({
    id,
    series_id,
    of: 'planned_session',
    title: words.title,
    place: words.place,
    is_all_day: false,
    starts_at,
    ends_at,
    staff_ids: words.leader_id === null ? words.helper_ids : [words.leader_id, ...words.helper_ids],
    resident_ids: [
      ...words.resident_ids,
      ...words.resident_group_ids.flatMap((group) => (groups.get(group) ?? []).map((face) => face.id)),
    ],
  }));
}
