import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { calendarDay, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { wordSearch } from '@heartsease/domain/words-match.ts';
import type { App } from '../http/app-context.ts';
import { pageOf } from '../http/pages.ts';
import { route } from '../http/route.ts';
import { everybodyIn, residentCards, residentOf } from './residents.queries.ts';
import type { Listed } from './residents.queries.ts';

export function registerResidents(app: App): void {
  route(app, listResidents, async ({ db, session: { careHome }, input, now }) => {
    const today = calendarDay(now, careHome.timezone);
    const everybody = await everybodyIn(db, careHome, input.not_seen_days !== undefined);
    const page = pageOf(everybody.filter(wantedBy(input, today)), input);
    const ids = page.items.map(({ id }) => id);
    const wings = [...new Set(everybody.map(({ wing }) => wing))].filter(Boolean).toSorted();
    return { ...page, items: await residentCards(db, careHome, ids, today), wings };
  });

  route(app, getResident, async ({ db, session, input, now }) => {
    return await residentOf(db, session.careHome, input.resident_id, calendarDay(now, session.careHome.timezone));
  });
}

function wantedBy({ q, wing, not_seen_days }: InputOf<typeof listResidents>, today: string) {
  const isFound = q === undefined ? () => true : wordSearch(q);
  return (person: Listed): boolean =>
    (wing === undefined || person.wing === wing) &&
    (not_seen_days === undefined || daysSince(person, today) >= not_seen_days) &&
    isFound([person.known_as, person.last_name, person.room]);
}

function daysSince({ last_engaged_on = null }: Listed, today: string): number {
  return last_engaged_on === null ? Infinity : daysBetween(last_engaged_on, today);
}
