import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interestOf } from '../interests/catalogue.ts';
import type { InterestLevel } from '../interests/interest.ts';
import { addDays } from '../time/calendar.ts';
import { suggestWeek } from './suggest-week.ts';
import type { WeekReason, WeekSuggestion } from './suggested-week.ts';
import { usualTimes } from './usual-times.ts';
import type { WeekActivity, WeekPerson, WeekQuestion } from './week-so-far.ts';
import { minutesFrom, partOf } from './week-times.ts';
import type { StandingSession, TakenTime } from './week-times.ts';

const MONDAY = '2026-11-23';
const LIBRARY = [
  activity('Sing-along', { themes: ['singing'], category: 'creative' }),
  activity('Dominoes', { themes: ['dominoes', 'games'], category: 'cognitive' }),
  activity('Gardening club', { themes: ['gardening'], category: 'outdoors', places: ['garden'] }),
  activity('A visit from the dog', { themes: ['dogs'], category: 'sensory' }),
  activity('Songs at the bedside', { themes: ['singing'], formats: ['one_to_one'], group_size: { from: 1, to: 1 } }),
  activity('A pot of seeds', { themes: ['gardening'], formats: ['one_to_one'], group_size: { from: 1, to: 1 } }),
];
const CODES = ['singing', 'dominoes', 'gardening', 'dogs'];

const six = Array.from({ length: 6 }, (_, place) => person(`p${place}`, { interests: [known('singing', 'loves')] }));
const ask = (but: Partial<WeekQuestion> = {}) => suggestWeek(question(but));
const reasonsOf = (suggestions: readonly WeekSuggestion[], kind: WeekReason['kind']) =>
  suggestions.flatMap(({ reasons }) => reasons.filter((reason) => reason.kind === kind));

test('everybody gets as many moments as suit them, and it is said how fair that is', () => {
  const { suggestions, fairness } = ask();
  for (const { id } of six) {
    expect(suggestions.filter(({ resident_ids }) => resident_ids.includes(id))).toHaveLength(2);
  }
  expect(fairness).toEqual({
    people: 6,
    as_planned: { reached: 0, gini: 0 },
    with_these: { reached: 6, gini: 0 },
  });
});

test('each suggestion says why, and the first reason is whom the week forgets', () => {
  const [joyce, ...others] = six;
  const people = [...others, { ...(joyce ?? person('joyce')), engaged_7_days: 0 }];
  const [first] = ask({ people }).suggestions;
  expect(first?.reasons[0]).toEqual({ kind: 'missed', resident_ids: ['p0'] });
  expect(first?.reasons[1]).toMatchObject({ kind: 'interest', labels: ['Singing'] });
});

test('an evening, a weekend and a side of life that nothing else has are told as such', () => {
  const people = six.map((one) => ({ ...one, weekly_target: 5, interests: CODES.map((code) => known(code, 'likes')) }));
  const { suggestions } = ask({ people });
  expect(suggestions.some(({ time }) => partOf(time) === 'evening')).toBe(true);
  expect(suggestions.some(({ day }) => day >= addDays(MONDAY, 5))).toBe(true);
  const sides = reasonsOf(suggestions, 'missing_side').map((reason) => 'category' in reason && reason.category);
  expect(sides.length).toBeGreaterThan(0);
  expect(new Set(sides).size).toBe(sides.length);
});

test('a wing for which less is planned is named', () => {
  const people = six.map((one, place) => ({ ...one, wing: place < 4 ? 'Rowan' : 'Garden' }));
  const standing = [session(MONDAY, '10:30', ['p4', 'p5'])];
  expect(reasonsOf(ask({ people, standing }).suggestions, 'wing')[0]).toEqual({ kind: 'wing', wing: 'Rowan' });
});

test('who has enough planned is left in peace', () => {
  const standing = [session(MONDAY, '10:30', ['p0', 'p1']), session(addDays(MONDAY, 1), '10:30', ['p0'])];
  const { suggestions } = ask({ standing });
  expect(suggestions.flatMap(({ resident_ids }) => resident_ids)).not.toContain('p0');
  expect(suggestions.flatMap(({ resident_ids }) => resident_ids).filter((id) => id === 'p1')).toHaveLength(1);
  expect(ask({ people: six.map((one) => ({ ...one, had: 2 })) }).suggestions).toEqual([]);
});

test('who is out for the day is expected nowhere, and the rest of the house has its programme', () => {
  const outing = {
    day: addDays(MONDAY, -1),
    time: '09:00',
    minutes: 8 * 1440,
    place: 'Snug',
    resident_ids: ['p0', 'p1'],
  };
  const { suggestions, fairness } = ask({ taken: [outing], usual: { ...usualTimes([]), place: 'snug' } });
  expect(new Set(suggestions.flatMap(({ resident_ids }) => resident_ids))).toEqual(new Set(['p2', 'p3', 'p4', 'p5']));
  expect(suggestions.map(({ place }) => place)).not.toContain('snug');
  expect(fairness.as_planned.reached).toBe(0);
  expect(ask({ usual: { ...usualTimes([]), place: 'snug' } }).suggestions.map(({ place }) => place)).toContain('snug');
});

test('who is nursed in bed is visited, and expected at nothing else', () => {
  const people = [...six, person('nora', { is_in_bed: true, interests: [known('singing', 'loves')] })];
  const hers = ask({ people }).suggestions.filter(({ resident_ids }) => resident_ids.includes('nora'));
  expect(hers.length).toBeGreaterThan(0);
  for (const {
    resident_ids,
    activity: { formats },
  } of hers) {
    expect([resident_ids, formats]).toEqual([['nora'], ['one_to_one']]);
  }
});

test('nothing is suggested in a week in which nobody has a number', () => {
  expect(ask({ people: [] })).toMatchObject({ suggestions: [], fairness: { people: 0 } });
});

test('a feast is planned on its day alone, and nobody’s faith for who has not named it', () => {
  const eid = activity('Eid morning', { slug: 'eid-morning', category: 'spiritual', themes: ['eid', 'muslim'] });
  const rosary = activity('The rosary', { category: 'spiritual', themes: ['catholic'] });
  const suggestedIn = (monday: string, people: WeekPerson[]) =>
    ask({ monday, now: { day: addDays(monday, -3), time: '12:00' }, people, activities: [eid, rosary] }).suggestions;
  const muslim = six.map((one) => ({ ...one, interests: [known('mosque', 'loves')] }));
  expect(suggestedIn(MONDAY, muslim)).toEqual([]);
  const weekOfEid = '2027-03-08';
  expect(suggestedIn(weekOfEid, six)).toEqual([]);
  expect(suggestedIn(weekOfEid, muslim)).toMatchObject([{ activity: { title: 'Eid morning' }, day: '2027-03-10' }]);
});

test('nowhere are more suggested than there was room for the last time', () => {
  const past = { time: '10:30', place: 'Snug', activity_id: 'Sing-along', category: 'creative' };
  const mostAt = (...capacities: (number | null)[]) => {
    const usual = usualTimes(capacities.map((capacity, at) => ({ ...past, day: addDays(MONDAY, at - 20), capacity })));
    const { suggestions } = ask({ usual, activities: LIBRARY.slice(0, 1) });
    return Math.max(...suggestions.map(({ resident_ids }) => resident_ids.length));
  };
  expect(mostAt(null)).toBe(6);
  expect(mostAt(4)).toBe(4);
  expect(mostAt(3, 5)).toBe(5);
  expect(mostAt(4, null)).toBe(4);
});

test('out of its season, and in the garden by night, nothing is suggested', () => {
  const summery = LIBRARY.map((one) => ({ ...one, seasons: ['summer' as const] }));
  expect(ask({ activities: summery }).suggestions).toEqual([]);
  const garden = ask({ people: six.map((one) => ({ ...one, interests: [known('gardening', 'loves')] })) });
  const club = garden.suggestions.filter(({ activity: { title } }) => title === 'Gardening club');
  expect(club.length).toBeGreaterThan(0);
  expect(club.map(({ time }) => partOf(time))).not.toContain('evening');
});

test('a home’s usual times and places are kept to', () => {
  const past = ['11:00', '11:00', '15:15'].map((time, day) => ({
    day: addDays(MONDAY, -7 + day),
    time,
    place: 'Snug',
    activity_id: null,
    category: null,
    capacity: null,
  }));
  const rounds = ask({ usual: usualTimes(past) }).suggestions.filter(({ resident_ids }) => resident_ids.length > 1);
  expect(rounds.length).toBeGreaterThan(0);
  for (const { time, place } of rounds) {
    expect(['11:00', '15:15', '18:30']).toContain(time);
    expect(place).toBe('Snug');
  }
});

const days = fc.nat(7).map((day) => addDays(MONDAY, day - 1));
const clocks = fc
  .tuple(fc.integer({ min: 8, max: 20 }), fc.constantFrom('00', '30'))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${m}`);
const somebody = fc.record({
  weekly_target: fc.integer({ min: 1, max: 8 }),
  engaged_7_days: fc.nat(4),
  had: fc.nat(2),
  wing: fc.constantFrom('', 'Rowan', 'Garden'),
  is_in_bed: fc.boolean(),
  interests: fc.array(
    fc
      .tuple(fc.constantFrom(...CODES), fc.constantFrom<InterestLevel>('loves', 'likes', 'dislikes', 'avoid'))
      .map(([code, level]) => known(code, level)),
    { maxLength: 3 },
  ),
});
const questions = fc
  .array(somebody, { maxLength: 14 })
  .chain((people) =>
    fc.record({
      people: fc.constant(people.map((but, place) => person(`p${place}`, but))),
      now: fc.record({ day: days, time: clocks }),
      standing: fc.array(
        fc
          .tuple(days, clocks, fc.subarray(people.map((_, place) => `p${place}`)), fc.integer({ min: 5, max: 480 }))
          .map(([day, time, ids, minutes]) => session(day, time, ids, minutes)),
        { maxLength: 12 },
      ),
      taken: fc.array(
        fc
          .tuple(days, clocks, fc.subarray(people.map((_, place) => `p${place}`)), fc.integer({ min: 300, max: 3_000 }))
          .map(([day, time, ids, minutes]): TakenTime => ({ day, time, minutes, place: 'Snug', resident_ids: ids })),
        { maxLength: 4 },
      ),
    }),
  )
  .map(question);

test('whatever the week: no clash, nothing in the past, nobody too often, nothing that somebody avoids, and always why', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const { suggestions, fairness } = suggestWeek(asked);
      const taken: StandingSession[] = [...asked.standing];
      for (const one of suggestions) {
        expect(one.day >= asked.now.day && one.day <= addDays(MONDAY, 6) && one.day >= MONDAY).toBe(true);
        expect(one.day > asked.now.day || one.time > asked.now.time).toBe(true);
        expect(taken.filter((other) => overlaps(one, other))).toEqual([]);
        expect(asked.taken.filter((other) => shares(one, other) && overlaps(one, other))).toEqual([]);
        taken.push(session(one.day, one.time, one.resident_ids, one.minutes));
        const sheet = LIBRARY.find(({ id }) => id === one.activity.id);
        expect(one.resident_ids.length).toBeLessThanOrEqual(sheet?.group_size?.to ?? 0);
        expect(one.reasons.length).toBeGreaterThan(0);
        for (const id of one.resident_ids) {
          const unwanted = asked.people
            .find((resident) => resident.id === id)
            ?.interests.filter(({ level }) => level === 'avoid' || level === 'dislikes')
            .flatMap(({ code }) => interestOf(code ?? '')?.is ?? []);
          expect(unwanted).not.toContain(sheet?.themes[0]);
        }
      }
      for (const { id, weekly_target, had } of asked.people) {
        const suggested = suggestions.filter(({ resident_ids }) => resident_ids.includes(id)).length;
        const standing = asked.standing.filter(
          ({ day, resident_ids }) => day >= MONDAY && resident_ids.includes(id),
        ).length;
        expect(suggested === 0 || had + standing + suggested <= weekly_target + 1).toBe(true);
      }
      expect(fairness.with_these.reached).toBeGreaterThanOrEqual(fairness.as_planned.reached);
    }),
    { numRuns: 200 },
  );
});

test('the same facts give the same week, in whatever order they come', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const turned = {
        ...asked,
        people: asked.people.toReversed(),
        activities: asked.activities.toReversed(),
        standing: asked.standing.toReversed(),
        taken: asked.taken.toReversed(),
      };
      expect(suggestWeek(turned).suggestions).toEqual(suggestWeek(asked).suggestions);
    }),
    { numRuns: 60 },
  );
});

function shares(one: WeekSuggestion, other: TakenTime): boolean {
  return one.place === other.place || one.resident_ids.some((id) => other.resident_ids.includes(id));
}

type Time = Pick<StandingSession, 'day' | 'time' | 'minutes'>;

function overlaps(one: Time, other: Time): boolean {
  const [from, otherFrom] = [minutesFrom(MONDAY, one), minutesFrom(MONDAY, other)];
  return from < otherFrom + other.minutes && otherFrom < from + one.minutes;
}

function question(but: Partial<WeekQuestion> = {}): WeekQuestion {
  return {
    monday: MONDAY,
    now: { day: addDays(MONDAY, -3), time: '12:00' },
    standing: [],
    taken: [],
    people: six,
    activities: LIBRARY,
    usual: usualTimes([]),
    ...but,
  };
}

function person(id: string, but: Partial<WeekPerson> = {}): WeekPerson {
  return {
    id,
    wing: '',
    weekly_target: 2,
    engaged_7_days: 1,
    had: 0,
    interests: [],
    topics_to_avoid: [],
    past: [],
    sides_of_week: new Set(),
    care: { has_allergies: false, allergies: [], diet_texture: null, fluid: null },
    is_in_bed: false,
    support_band: null,
    four_weeks_ago: '2026-10-26',
    ...but,
  };
}

function known(code: string, level: InterestLevel) {
  return { code, label: interestOf(code)?.label ?? code, level };
}

function activity(title: string, but: Partial<WeekActivity> = {}): WeekActivity {
  const category = but.category ?? 'social';
  return {
    id: title,
    slug: title,
    title,
    summary: '',
    icon: 'sparkle',
    tint: 'plum',
    category,
    minutes: 40,
    formats: ['group', 'small_group'],
    themes: [],
    bands: [],
    welsh: null,
    group_size: { from: 2, to: 8 },
    seasons: [],
    times: [],
    places: [],
    weights: { [category]: 3 },
    needs: [],
    risks: [],
    ...but,
  };
}

function session(day: string, time: string, resident_ids: readonly string[], minutes = 60): StandingSession {
  return { day, time, minutes, activity_id: null, weights: {}, resident_ids, is_visit: false };
}
