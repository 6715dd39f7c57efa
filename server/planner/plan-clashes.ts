import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import { samePlace } from '@heartsease/domain/planner/plan.ts';
import type { PlanClash } from '@heartsease/domain/planner/plan.ts';
import type { findPlanClashes } from '@heartsease/domain/planner/planner.endpoints.ts';
import { daysOfRepeat } from '@heartsease/domain/planner/repeat.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { namesOfResidents, planRows, staffWhoMayLead, timesOf } from './plan.queries.ts';
import type { PlanRow } from './plan.queries.ts';
import { checkDay, checkIds } from './save-plan.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
  input: ParsedInputOf<typeof findPlanClashes>;
}

/** So many are told; who plans looks at the first ones anyway. */
const TOLD_AT_MOST = 4;

/** What else is at the same time in the same place or with the same people. Groups are not counted: who is in them changes. */
export async function clashesOf({ db, session, now, input }: Asked): Promise<{ items: PlanClash[]; total: number }> {
  const { careHome } = session;
  const { planned_session_id, day, repeat } = input;
  const [own] = planned_session_id === null ? [] : await planRows(db, careHome, { id: planned_session_id });
  if (planned_session_id !== null && own === undefined) throw notFound();
  await checkIds({ db, session, now }, input, own?.words ?? null);
  checkDay({ session, now }, day, own?.day);
  const days = repeat === null ? [day] : daysOfRepeat(repeat, day);
  // An evening may reach into the next day.
  const around = days.flatMap((one) => [addDays(one, -1), one, addDays(one, 1)]);
  const rows = (await planRows(db, careHome, { days: [...new Set(around)] })).filter(
    (row) => !row.is_cancelled && row.id !== planned_session_id,
  );
  const series = own?.series_id ?? null;
  const others = series === null ? rows : rows.filter(({ series_id }) => series_id !== series);
  const times = days.map((one) => timesOf(one, input, careHome));
  const overlapping = others.filter((row) =>
    times.some(({ starts_at, ends_at }) => row.starts_at < ends_at && starts_at < row.ends_at),
  );
  const found = overlapping.flatMap((row) => clashesWith(row, input));
  const told = found.slice(0, TOLD_AT_MOST);
  const seesPeople = sessionMay(session, 'residents.view');
  const staff = await staffWhoMayLead(db, careHome, calendarDay(now, careHome.timezone));
  const names = new Map([
    ...staff.map((face) => [face.id, face.known_as] as const),
    ...(seesPeople ? await namesOfResidents(db, careHome, input.resident_ids) : []),
  ]);
  const items = told
    .map(({ row, kind, ids }) => ({
      kind,
      planned_session_id: row.id,
      title: row.words.title,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      place: row.words.place,
      names: ids.flatMap((id) => names.get(id) ?? []),
    }))
    .filter(({ kind, names: named }) => kind === 'place' || named.length > 0);
  return { items, total: items.length + (found.length - told.length) };
}

function clashesWith(row: PlanRow, input: Asked['input']) {
  const { words } = row;
  const staff = [input.leader_id, ...input.helper_ids].filter(
    (id): id is string => id !== null && (words.leader_id === id || words.helper_ids.includes(id)),
  );
  const people = input.resident_ids.filter((id) => words.resident_ids.includes(id));
  const clashes: { row: PlanRow; kind: PlanClash['kind']; ids: string[] }[] = [];
  if (samePlace(words.place, input.place)) clashes.push({ row, kind: 'place', ids: [] });
  if (staff.length > 0) clashes.push({ row, kind: 'staff', ids: [...new Set(staff)] });
  if (people.length > 0) clashes.push({ row, kind: 'people', ids: people });
  return clashes;
}
