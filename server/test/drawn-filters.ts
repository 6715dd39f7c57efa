import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import { ACTIVITY_CATEGORIES } from '@heartsease/domain/activities/activity-detail.ts';
import type { DashboardFilter } from '@heartsease/domain/dashboard/filter.ts';
import { londonDayOf } from './recount.ts';
import type { RawHome } from './recount.ts';

/** What filters are drawn from. */
interface Pool {
  home: RawHome;
  group_id: string;
  today: string;
}

/** Filters drawn by chance, the first of which is none: so many that a moment can tell, and those met on the way that it can't. */
export function drawnFilters(pool: Pool, count: number): { told: DashboardFilter[]; untold: DashboardFilter[] } {
  const told: DashboardFilter[] = [{}];
  const untold: DashboardFilter[] = [];
  for (let seed = 1; told.length < count; seed += 1) {
    const filter = drawnFilter(pool, chanceOf(seed));
    const isTold = (filter.format ?? []).every((format) => format === 'group' || format === 'one_to_one');
    (isTold ? told : untold).push(filter);
  }
  return { told, untold };
}

/** A small generator with a seed, so that what fails fails again (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function drawnFilter({ home, group_id, today }: Pool, chance: () => number): DashboardFilter {
  const oneOf = <Item>(items: readonly Item[]): Item[] => items.slice(Math.floor(chance() * items.length)).slice(0, 1);
  const ago = (days: number) => londonDayOf(new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000));
  const filter: DashboardFilter = {};
  const when = chance();
  const start = Math.floor(chance() * 330);
  if (when < 0.5) Object.assign(filter, { from: ago(start + Math.floor(chance() * 90)), to: ago(start) });
  else if (when < 0.6) Object.assign(filter, { to: ago(start) });
  else if (when < 0.9) Object.assign(filter, { preset: oneOf(['today', '7d', '28d', 'month', 'quarter'] as const)[0] });
  if (chance() < 0.3) filter.unit_id = oneOf([...new Set(home.residents.map(({ wing }) => wing))]);
  if (chance() < 0.25) filter.group_id = [group_id];
  if (chance() < 0.25) filter.resident_id = home.residents.filter(() => chance() < 0.3).map(({ id }) => id);
  if (chance() < 0.3) filter.format = oneOf(ActivityFormat.options);
  if (chance() < 0.3) filter.domain = ACTIVITY_CATEGORIES.filter(() => chance() < 0.4);
  if (chance() < 0.6) filter.compare = oneOf(['none', 'previous', 'same_last_year'] as const)[0] ?? 'none';
  return filter;
}
