import { expect, test } from 'vitest';
import { interestOf } from '../interests/catalogue.ts';
import type { InterestLevel } from '../interests/interest.ts';
import { featuredOf } from './feature.ts';
import type { FeaturableActivity, FeaturedPerson, FeaturedQuestion } from './feature.ts';
import { MOST_FEATURED } from './featured.ts';

const DAY = '2026-11-20';
const SIDES = ['physical', 'cognitive', 'creative', 'social', 'sensory', 'outdoors', 'everyday_purpose'];

const dominoes = activity('Dominoes', { themes: ['dominoes', 'games'], category: 'cognitive' });
const singAlong = activity('Sing-along', { themes: ['singing', 'music'], category: 'creative' });
const leaves = activity('Autumn leaves', { seasons: ['autumn'], category: 'outdoors' });
const daffodils = activity('Daffodils', { seasons: ['spring'], category: 'outdoors' });
const gardening = activity('Gardening club', { themes: ['gardening'], category: 'outdoors', minutes: 40 });
const dogVisit = activity('A visit from the dog', { themes: ['dogs', 'animals'], category: 'social', minutes: 30 });
const LIBRARY = [dominoes, singAlong, leaves, daffodils, gardening, dogVisit];

const arthur = person('arthur', { interests: [known('gardening', 'loves'), known('dominoes', 'likes')] });
const joyce = person('joyce', { interests: [known('dominoes', 'loves')], sides_of_week: new Set(SIDES) });
const frank = person('frank', { interests: [known('singing', 'loves'), known('dogs', 'avoid')] });

const ask = (question: Partial<FeaturedQuestion>) =>
  featuredOf({ day: DAY, asks: 'home', people: [], activities: LIBRARY, ...question });
const titles = (question: Partial<FeaturedQuestion>) => ask(question).map((one) => one.activity.title);
const whysOf = (title: string, question: Partial<FeaturedQuestion>) =>
  ask(question).find((one) => one.activity.title === title)?.whys;

test('what belongs to the season is shown in it, and not in another', () => {
  expect(whysOf('Autumn leaves', { asks: 'circle' })).toEqual([
    { kind: 'season', season: 'autumn' },
    { kind: 'short', minutes: 15 },
  ]);
  expect(whysOf('Daffodils', { asks: 'circle' })).toEqual([{ kind: 'short', minutes: 15 }]);
});

test('a circle that looks after nobody here gets ideas without anybody’s name', () => {
  const whys = ask({ asks: 'circle' }).flatMap((one) => one.whys);
  expect(whys.length).toBeGreaterThan(0);
  expect(whys.filter(({ kind }) => kind !== 'season' && kind !== 'short')).toEqual([]);
});

test('what somebody misses is told with their name, and only what would speak to them', () => {
  expect(whysOf('Gardening club', { people: [arthur, joyce] })).toContainEqual({
    kind: 'gap',
    category: 'outdoors',
    resident_ids: ['arthur'],
  });
  expect(whysOf('Dominoes', { people: [arthur, joyce] })).toContainEqual({
    kind: 'gap',
    category: 'cognitive',
    resident_ids: ['arthur'],
  });
});

test('whoever prefers to be left in peace misses nothing', () => {
  const inPeace = { ...arthur, is_left_in_peace: true };
  const whys = ask({ people: [inPeace] }).flatMap((one) => one.whys);
  expect(whys.filter(({ kind }) => kind === 'gap' || kind === 'interest')).toEqual([]);
});

test('a birthday of the week brings what this person loves', () => {
  const birthday = { on: '2026-11-22', days_away: 2 };
  expect(whysOf('Dominoes', { people: [{ ...joyce, birthday }, arthur] })?.[0]).toEqual({
    kind: 'birthday',
    resident_id: 'joyce',
    ...birthday,
    label: 'Dominoes',
  });
});

test('what somebody wants to avoid never comes with their name', () => {
  const fond = person('mei', { interests: [known('dogs', 'loves')] });
  const whys = whysOf('A visit from the dog', { people: [fond, frank] });
  expect(JSON.stringify(whys)).toContain('mei');
  expect(JSON.stringify(whys)).not.toContain('frank');
});

test('something new is something that nobody had, whatever stands against it', () => {
  const past = [{ activity_id: 'Sing-along', times: 1, well: 1, last_on: '2026-10-01' }];
  const everybody = [arthur, { ...joyce, past }];
  const kindsOf = (title: string) => whysOf(title, { people: everybody })?.map(({ kind }) => kind) ?? [];
  expect(kindsOf('Sing-along')).not.toContain('new');
  expect(kindsOf('Autumn leaves')).toContain('new');
});

test('for a visit there is nothing that their person avoids, nothing long, nothing to eat and nothing to lift', () => {
  const walk = activity('Out by bus', { themes: ['gardening'], risks: [{ hazard: 'transport', care: 'Belts on' }] });
  const cake = activity('A cake together', { themes: ['baking', 'gardening'] });
  const pruning = activity('The long border', { themes: ['gardening'], minutes: 60 });
  const club = activity('Garden club', { themes: ['gardening'], formats: ['group'] });
  const activities = [gardening, dogVisit, walk, cake, pruning, club];
  const wary = { ...arthur, interests: [...arthur.interests, known('dogs', 'avoid')] };
  expect(titles({ asks: 'visit', people: [wary], activities })).toEqual(['Gardening club']);
  expect(titles({ asks: 'visit', people: [], activities })).toEqual([]);
});

test('a visitor is never told what their person misses, nor what is new to the home', () => {
  const kinds = ask({ asks: 'visit', people: [arthur] }).flatMap((one) => one.whys.map(({ kind }) => kind));
  expect(kinds).toContain('interest');
  expect(kinds.filter((kind) => kind === 'gap' || kind === 'new')).toEqual([]);
});

test('for whoever may not read what matters to somebody, no reason names them, and what hurts stays away', () => {
  const untold = { ...frank, is_told: false, birthday: { on: DAY, days_away: 0 } };
  const chosen = ask({ asks: 'visit', people: [untold] });
  expect(JSON.stringify(chosen.map(({ whys }) => whys))).not.toMatch(/frank|Singing|Dogs/);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.map((one) => one.activity.title)).not.toContain('A visit from the dog');
});

test('whoever is nursed in bed is not sent into the garden by a visitor', () => {
  const inBed = { ...arthur, is_in_bed: true };
  expect(titles({ asks: 'visit', people: [inBed] })).not.toContain('Gardening club');
});

test('nobody is offered a faith for no other reason than the season or the hour', () => {
  const rosary = activity('The rosary', { themes: ['catholic', 'prayer'], category: 'spiritual', seasons: ['autumn'] });
  const catholic = person('maureen', { interests: [known('mass_and_rosary', 'loves')] });
  const shown = (people: FeaturedPerson[], asks: FeaturedQuestion['asks']) =>
    titles({ asks, people, activities: [rosary] });
  expect(shown([], 'circle')).toEqual([]);
  expect(shown([arthur], 'visit')).toEqual([]);
  expect(shown([arthur], 'home')).toEqual([]);
  expect(shown([arthur, catholic], 'home')).toEqual(['The rosary']);
});

test('only the sides and formats that were asked for', () => {
  expect(titles({ asks: 'circle', categories: ['creative'] })).toEqual(['Sing-along']);
  expect(titles({ asks: 'circle', formats: ['small_group'] })).toEqual([]);
});

test('a feast is shown in the days before it and on no other day', () => {
  const lamps = { ...activity('Lamps for Diwali', {}), slug: 'diwali-lamps' };
  const on = (day: string) => ask({ day, asks: 'circle', activities: [lamps] });
  expect(on('2026-11-01')[0]?.whys[0]).toEqual({ kind: 'feast', feast: 'diwali', on: '2026-11-08' });
  expect(on('2026-11-08')).toHaveLength(1);
  expect(on('2026-11-09')).toEqual([]);
  expect(on('2026-10-28')).toEqual([]);
});

test.each([
  ['2027-03-20', '2027-03-28'],
  ['2028-04-15', '2028-04-16'],
  ['2029-04-01', '2029-04-01'],
])('seen on %s, Easter is on %s', (day, on) => {
  const feast = { ...activity('Festival day', {}), slug: 'festival-day' };
  expect(ask({ day, asks: 'circle', activities: [feast] })[0]?.whys[0]).toEqual({ kind: 'feast', feast: 'easter', on });
});

const MANY = Array.from({ length: 80 }, (_, place) =>
  activity(`Activity ${place}`, { category: SIDES[place % SIDES.length] ?? 'social' }),
);

test('of two feasts the nearer is told', () => {
  const feast = { ...activity('Festival day', {}), slug: 'festival-day' };
  const [first] = ask({ day: '2028-04-10', asks: 'circle', activities: [feast] });
  expect(first?.whys[0]).toEqual({ kind: 'feast', feast: 'vaisakhi', on: '2028-04-14' });
});

test('a day shows a dozen at most, of no side more than three, and the next day shows others', () => {
  const shown = (day: string) => ask({ day, asks: 'home', people: [arthur, joyce, frank], activities: MANY });
  const today = shown(DAY);
  expect(today.length).toBeLessThanOrEqual(MOST_FEATURED);
  expect(
    Math.max(...[...Map.groupBy(today, (one) => one.activity.category).values()].map((of) => of.length)),
  ).toBeLessThanOrEqual(3);
  expect(shown(DAY)).toEqual(today);
  expect(shown('2026-11-21')).not.toEqual(today);
});

test('the order in which the library and the people come changes nothing', () => {
  const people = [arthur, joyce, frank];
  const one = ask({ people, activities: [...LIBRARY, ...MANY] });
  const other = ask({ people: people.toReversed(), activities: [...MANY, ...LIBRARY].toReversed() });
  expect(other).toEqual(one);
});

function activity(title: string, parts: Partial<FeaturableActivity>): FeaturableActivity {
  return {
    id: title,
    slug: title,
    title,
    welsh: null,
    summary: '',
    icon: 'flower',
    tint: 'moss',
    category: 'social',
    minutes: 15,
    formats: ['group', 'one_to_one'],
    themes: [],
    bands: [],
    group_size: null,
    seasons: [],
    places: ['room', 'lounge'],
    needs: [],
    risks: [],
    ...parts,
  };
}

function person(id: string, parts: Partial<FeaturedPerson>): FeaturedPerson {
  return {
    id,
    interests: [],
    past: [],
    sides_of_week: new Set(),
    care: { has_allergies: false, allergies: [], diet_texture: null, fluid: null },
    is_in_bed: false,
    support_band: null,
    topics_to_avoid: [],
    four_weeks_ago: '2026-10-23',
    birthday: null,
    is_left_in_peace: false,
    is_told: true,
    ...parts,
  };
}

function known(code: string, level: InterestLevel) {
  return { code, label: interestOf(code)?.label ?? code, level };
}
