import {
  isAsked,
  isJoined,
  londonDayOf,
  londonHourOf,
  momentsMeant,
  recountGini,
  recountPeople,
  tenth,
  wasHere,
} from './recount.ts';
import type { RawHome } from './recount.ts';

/** The key figures of some days that end on the last of them. */
export function recountKeyFigures(home: RawHome, days: string[], today: string, wanted = { sides: 3, one_to_ones: 2 }) {
  const people = recountPeople(home, {}, days, today);
  const moments = momentsMeant(home, {}, days);
  const last = days.at(-1) ?? '';
  const week = new Set(days.slice(-7));
  const perDay: number[] = [];
  let offered = 0;
  let joined = 0;
  let present = 0;
  for (const { person, joined: own } of people) {
    joined += own;
    for (const day of days) {
      if (!wasHere(home, person, day, today)) continue;
      present += 1;
      const ofDay = moments.filter((moment) => moment.resident_id === person.id && moment.day === day);
      if (ofDay.some(isAsked)) offered += 1;
      let minutes = 0;
      for (const moment of ofDay) if (isJoined(moment)) minutes += moment.minutes;
      perDay.push(Math.min(480, minutes));
    }
  }
  perDay.sort((one, other) => one - other);
  const half = perDay.length / 2;
  const median = ((perDay[Math.ceil(half) - 1] ?? 0) + (perDay[Math.floor(half)] ?? 0)) / 2;
  const here = people.filter(({ person }) => wasHere(home, person, last, today));
  const ofWeek = (id: string) => moments.filter((one) => one.resident_id === id && isJoined(one) && week.has(one.day));
  const inBed = here.filter(({ person }) => person.access_needs?.mobility === 'in_bed');
  const lifts = moments.flatMap(({ mood_after, mood_before }) =>
    mood_after === null || mood_before === null ? [] : [mood_after - mood_before],
  );
  const share = (part: number, of: number) => ({ value: tenth(part, of), n: of });
  const evening = moments.filter(
    ({ started_at, day }) => londonHourOf(started_at) > 16 || [0, 6].includes(new Date(`${day}T09:00Z`).getUTCDay()),
  );
  return {
    residents_engaged: share(people.filter((one) => one.joined > 0).length, people.length),
    qs184_5b: share(people.filter((one) => one.joined > 0).length, people.length),
    moments_a_week: { value: Math.round((joined / present) * 70) / 10, n: present },
    minutes_a_day: { value: median, n: present },
    reached: share(offered, present),
    choice: share(
      moments.filter(({ choice_made }) => choice_made === true).length,
      moments.filter(({ choice_made }) => choice_made !== null).length,
    ),
    variety: share(
      here.filter(({ person }) => new Set(ofWeek(person.id).map(({ category }) => category)).size >= wanted.sides)
        .length,
      here.length,
    ),
    one_to_one: share(moments.filter(({ format }) => format !== 'group').length, moments.length),
    in_bed: share(
      inBed.filter(
        ({ person }) => ofWeek(person.id).filter(({ format }) => format !== 'group').length >= wanted.one_to_ones,
      ).length,
      inBed.length,
    ),
    mood_lift: {
      value: lifts.length === 0 ? null : lifts.reduce((a, b) => a + b, 0) / lifts.length,
      n: lifts.length,
    },
    declined: share(moments.filter(({ not_today_reason }) => not_today_reason === 'declined').length, moments.length),
    evenings_and_weekends: share(evening.length, moments.length),
    fairness: {
      value: recountGini(people.map(({ minutes, days: count }) => minutes / count)),
      n: people.length,
    },
    outdoors: share(
      here.filter(({ person }) => ofWeek(person.id).some(({ category }) => category === 'outdoors')).length,
      here.length,
    ),
  };
}

/** 19 times of 20 the mean lies so far to either side. */
export function recountMargin(home: RawHome, days: string[]): number | null {
  let [n, sum, squares] = [0, 0, 0];
  for (const { mood_after, mood_before } of momentsMeant(home, {}, days)) {
    if (mood_after === null || mood_before === null) continue;
    const lift = mood_after - mood_before;
    [n, sum, squares] = [n + 1, sum + lift, squares + lift * lift];
  }
  return n < 20 ? null : 1.96 * Math.sqrt((squares - (sum * sum) / n) / (n - 1) / n);
}

/** Why it was not today, and how often. */
export function recountReasons(home: RawHome, days: string[]): Record<string, number> {
  const whys: Record<string, number> = {};
  for (const { not_today_reason: why } of momentsMeant(home, {}, days))
    if (why !== null) whys[why] = (whys[why] ?? 0) + 1;
  return whys;
}

/** How long relatives waited for an answer, in minutes, walking through each thread message by message. */
export function recountWaits(messages: RawMessage[], days: string[]): number[] {
  const waits: number[] = [];
  for (const thread of new Set(messages.map(({ thread_id }) => thread_id))) {
    let since: Date | null = null;
    const own = messages.filter((one) => one.thread_id === thread).toSorted((a, b) => a.position - b.position);
    for (const { is_relative, sent_at } of own) {
      if (is_relative) since ??= sent_at;
      else {
        if (since !== null && days.includes(londonDayOf(since)))
          waits.push((sent_at.getTime() - since.getTime()) / 60_000);
        since = null;
      }
    }
  }
  return waits.toSorted((one, other) => one - other);
}

export interface RawMessage {
  thread_id: string;
  position: number;
  is_relative: boolean;
  sent_at: Date;
}
