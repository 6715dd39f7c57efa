import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import type { App } from '../http/app-context.ts';
import { pageOf } from '../http/pages.ts';
import { route } from '../http/route.ts';
import { residentOf, residentsOf } from './residents.queries.ts';

export function registerResidents(app: App): void {
  route(app, listResidents, async ({ db, session, input, now }) => {
    const everybody = await residentsOf(db, session.careHome, calendarDay(now, session.careHome.timezone));
    const wanted = everybody.filter((resident) => isWanted(resident, input));
    const wings = [...new Set(everybody.map(({ wing }) => wing))].filter(Boolean).toSorted();
    return { ...pageOf(wanted, input), wings };
  });

  route(app, getResident, async ({ db, session, input, now }) => {
    return await residentOf(db, session.careHome, input.resident_id, calendarDay(now, session.careHome.timezone));
  });
}

function isWanted(
  resident: ResidentCard,
  filter: { q?: string | undefined; wing?: string | undefined; not_seen_days?: number | undefined },
): boolean {
  if (filter.wing !== undefined && resident.wing !== filter.wing) return false;
  if (filter.not_seen_days !== undefined && (resident.days_since_engaged ?? Infinity) < filter.not_seen_days)
    return false;
  return filter.q === undefined || matchesWords(filter.q, [resident.known_as, resident.last_name, resident.room]);
}
