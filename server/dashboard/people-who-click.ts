import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import type { PeopleWhoClick } from '@heartsease/domain/dashboard/figures.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { isShared, plainName } from '@heartsease/domain/interests/interest.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { interestsOfMany } from '../interests/interests.queries.ts';
import { residentFace } from '../residents/faces.ts';
import type { Session } from '../session/session.ts';
import { companiesOf } from './figures.queries.ts';
import { told } from './narrow.ts';
import { presentIn } from './presence.queries.ts';

/** Further back is forgotten, and would cost more every year. */
const YEAR_DAYS = 365;
const MOST = 12;
/** Somebody is not put forward again and again. */
const MOST_OF_A_PERSON = 2;
const SHOWN_INTERESTS = 3;

/** Pairs who like the same and were in no group activity together, the ones who share most and rarest first. */
export async function peopleWhoClick({ db, session, now }: { db: Db; session: Session; now: Date }) {
  const { careHome } = session;
  const today = calendarDay(now, careHome.timezone);
  const period: Period = { from: addDays(today, 1 - YEAR_DAYS), to: today };
  const present = await presentIn(db, careHome, { period: { from: today, to: today }, today, resident_ids: null });
  const people = present.filter(({ weekly_target }) => weekly_target !== null);
  const answer = { period: told(period), n: people.length, generated_at: now.toISOString() };
  if (people.length < 2) return { ...answer, definition: DEFINITIONS.people_who_click, items: [] };
  const ids = people.map(({ id }) => id);
  const known = await interestsOfMany(db, careHome, ids);
  const haveMet = meetingsOf(people.length, await companiesOf(db, careHome, ids, period));
  const likes = people.map((person, place) => ({
    person,
    place,
    // A note of one's own is the same as another's by its plain name.
    liked: new Map(
      (known.get(person.id) ?? [])
        .filter(({ level }) => isShared(level))
        .map(({ code, label }) => [code ?? plainName(label), label] as const),
    ),
  }));
  const fond = new Map<string, number>();
  for (const { liked } of likes) for (const key of liked.keys()) fond.set(key, (fond.get(key) ?? 0) + 1);
  const rarity = (key: string) => 1 / (fond.get(key) ?? 1);
  const pairs = likes.flatMap((one) =>
    likes.slice(one.place + 1).flatMap((other) => {
      if (haveMet(one.place, other.place)) return [];
      const shared = [...one.liked.keys()].filter((key) => other.liked.has(key));
      if (shared.length === 0) return [];
      const weight = shared.reduce((sum, key) => sum + rarity(key), 0);
      return [{ one, other, weight, shared: shared.toSorted((a, b) => rarity(b) - rarity(a) || a.localeCompare(b)) }];
    }),
  );
  const seen = new Map<string, number>();
  const items: PeopleWhoClick[] = [];
  for (const { one, other, shared } of pairs.toSorted((a, b) => b.weight - a.weight)) {
    const ids = [one.person.id, other.person.id];
    if (items.length >= MOST || ids.some((id) => (seen.get(id) ?? 0) >= MOST_OF_A_PERSON)) continue;
    for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
    items.push({
      people: [residentFace(one.person), residentFace(other.person)],
      shared: shared.slice(0, SHOWN_INTERESTS).map((key) => one.liked.get(key) ?? key),
    });
  }
  return { ...answer, definition: DEFINITIONS.people_who_click, items };
}

/** Who was in a group with whom, among some people: a cell for each pair, for a year has tens of thousands of meetings. */
function meetingsOf(count: number, companies: readonly number[][]) {
  const cells = new Uint8Array(count ** 2);
  for (const places of companies) for (const one of places) for (const other of places) cells[one * count + other] = 1;
  return (one: number, other: number) => cells[one * count + other] === 1;
}
