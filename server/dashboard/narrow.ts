import { UNTOLD_FORMAT } from '@heartsease/domain/dashboard/filter.ts';
import type { DashboardFilter } from '@heartsease/domain/dashboard/filter.ts';
import { comparedTo, daysOf, faultOf, periodOf } from '@heartsease/domain/dashboard/period.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused } from '../http/errors.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import type { Session } from '../session/session.ts';
import { refuseStrangers } from './filter.ts';
import { residentsOfWings } from './presence.queries.ts';

/** What a filter means here and now. */
export interface Narrowed {
  today: string;
  period: Period;
  compared: Period | null;
  /** Null: everybody. */
  resident_ids: readonly string[] | null;
  /** As a moment tells it: with one person, or with several. Null: both. */
  formats: readonly ('group' | 'one_to_one')[] | null;
  domains: readonly string[] | null;
}

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** @throws 404 for people and groups of elsewhere, 422 for days that make no sense */
export async function narrow(asked: Asked, filter: DashboardFilter): Promise<Narrowed> {
  const { session, now } = asked;
  const today = calendarDay(now, session.careHome.timezone);
  const period = periodOf(filter, today);
  const fault = faultOf(period);
  if (fault !== null) throw refused({ to: [fault] });
  await refuseStrangers(asked, filter);
  return {
    today,
    period,
    compared: comparedTo(period, filter.compare),
    resident_ids: await peopleMeant(asked, filter),
    formats: formatsOf(filter),
    domains: some(filter.domain) ?? null,
  };
}

/** @throws 422 for what a moment does not tell, rather than an answer about something else */
function formatsOf(filter: DashboardFilter): Narrowed['formats'] {
  const formats = some(filter.format)?.map((format) => {
    if (format === 'group' || format === 'one_to_one') return format;
    throw refused({ format: [UNTOLD_FORMAT] });
  });
  return formats ?? null;
}

export function told(period: Period) {
  return { ...period, days: daysOf(period) };
}

/** Whoever is named, in one of the wings and in one of the groups. Null: everybody. @throws 404 for a group of elsewhere */
export async function peopleMeant({ db, session }: Asked, filter: DashboardFilter): Promise<string[] | null> {
  const { careHome } = session;
  const sets: Set<string>[] = [];
  const { resident_id, unit_id, group_id } = filter;
  if (some(resident_id)) sets.push(new Set(resident_id));
  if (some(unit_id)) sets.push(new Set(await residentsOfWings(db, careHome, unit_id ?? [])));
  const groups = [...new Set(some(group_id))];
  if (groups.length > 0) {
    const members = await membersOfGroups(db, careHome, groups);
    if (members.size !== groups.length) throw notFound();
    sets.push(new Set([...members.values()].flat().map(({ id }) => id)));
  }
  const [first, ...others] = sets;
  return first === undefined ? null : [...others.reduce((both, set) => both.intersection(set), first)];
}

/** A list of nothing narrows nothing. */
export function some<Item>(list: Item[] | undefined): Item[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}
