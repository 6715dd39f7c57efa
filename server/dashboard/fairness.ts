import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import type { Fairness, PartOfHome } from '@heartsease/domain/dashboard/figures.ts';
import { eachDay } from '@heartsease/domain/dashboard/period.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../session/session.ts';
import { activitiesOf, personDaysOf } from './figures.queries.ts';
import { told } from './narrow.ts';
import type { Narrowed } from './narrow.ts';
import { presentIn } from './presence.queries.ts';
import type { PersonPresent } from './presence.queries.ts';
import { giniOf, round, sumOf, weekdayOf } from './reckon.ts';
import { peopleByBand } from './residents-engaged.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** Who has how much of it, for the days that they were here to have it. */
export async function fairnessOf(asked: Asked, narrowed: Narrowed): Promise<Fairness> {
  const { db, session, now } = asked;
  const { careHome } = session;
  const { period, today } = narrowed;
  const people = await presentIn(db, careHome, narrowed);
  const had = await personDaysOf(db, careHome, narrowed, period);
  const ofPerson = Map.groupBy(had, ({ resident_id }) => resident_id);
  const minutesOf = ({ id }: PersonPresent) => sumOf(ofPerson.get(id) ?? [], ({ minutes }) => minutes);
  const partOf = (key: string, some: readonly PersonPresent[]): PartOfHome => {
    const theirs = some.flatMap(({ id }) => ofPerson.get(id) ?? []);
    const resident_days = sumOf(some, ({ days }) => days.length);
    const engaged_moments = sumOf(theirs, ({ engaged }) => engaged);
    return {
      key,
      people: some.length,
      resident_days,
      engaged_people: new Set(theirs.flatMap(({ resident_id, engaged }) => (engaged > 0 ? [resident_id] : []))).size,
      engaged_moments,
      engaged_minutes: sumOf(theirs, ({ minutes }) => minutes),
      a_week: resident_days === 0 ? null : Math.round((70 * engaged_moments) / resident_days) / 10,
    };
  };
  const partsBy = (keyOf: (person: PersonPresent) => string) =>
    [...Map.groupBy(people, keyOf)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, some]) => partOf(key, some));
  const days = eachDay({ from: period.from, to: period.to < today ? period.to : today });
  const engagedOnWeekday = Array.from({ length: 7 }, () => 0);
  for (const [day, theirs] of Map.groupBy(had, ({ day }) => day)) {
    const weekday = weekdayOf(day);
    engagedOnWeekday[weekday] = (engagedOnWeekday[weekday] ?? 0) + sumOf(theirs, ({ engaged }) => engaged);
  }
  const by_hour = Array.from({ length: 24 }, () => 0);
  for (const { hour, engaged } of await activitiesOf(db, careHome, narrowed))
    by_hour[hour] = (by_hour[hour] ?? 0) + engaged;
  return {
    period: told(period),
    n: people.length,
    generated_at: now.toISOString(),
    definition: DEFINITIONS.fairness,
    gini: giniOf(people.map((person) => minutesOf(person) / person.days.length)),
    by_wing: partsBy(({ wing }) => wing),
    by_band: (await peopleByBand(asked, people)).map(({ band, of }) => partOf(band === null ? '' : String(band), of)),
    by_language: partsBy(({ language }) => language),
    by_weekday: engagedOnWeekday.map((engaged_moments, weekday) => {
      const count = days.filter((day) => weekdayOf(day) === weekday).length;
      return { weekday, days: count, engaged_moments, a_day: count === 0 ? 0 : round(engaged_moments / count, 1) };
    }),
    by_hour,
  };
}
