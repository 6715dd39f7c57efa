import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENERGIES } from './energy.ts';
import { fewFor, offeredOn } from './ideas.ts';
import type { OfferedActivity } from './ideas.ts';

const AUTUMN_DAY = '2026-11-20';

/** For a quiet quarter of an hour, on any day, and about nothing in particular. */
const quiet: OfferedActivity = {
  id: 'quiet',
  slug: 'quiet',
  title: 'A quiet moment',
  summary: '',
  category: 'social',
  minutes: 10,
  preparation_minutes: 0,
  physical: 0,
  places: ['table'],
  themes: [],
  seasons: [],
  steps: ['Sit down together.'],
  needs: [],
  least_people: 1,
};
const dominoes = { ...quiet, id: 'dominoes', slug: 'dominoes', title: 'Dominoes', themes: ['dominoes'] };

const many = (count: number, like: Partial<OfferedActivity> = {}): OfferedActivity[] =>
  Array.from({ length: count }, (_, place) => ({ ...quiet, ...like, id: `${like.category ?? 'one'} ${place}` }));
const offered = (activities: OfferedActivity[], interests: string[] = [], day = AUTUMN_DAY) =>
  offeredOn({ day, interests, activities });
const idsOf = (ideas: { activity: OfferedActivity }[]) => ideas.map(({ activity: { id } }) => id);

describe('what a family organisation is offered on a day', () => {
  test('is eight of each energy, and not the library', () => {
    const activities = [
      ...many(40),
      ...many(40, { category: 'physical', physical: 3 }),
      ...many(40, { category: 'creative', minutes: 90 }),
    ];
    const all = offered(activities);
    expect(ENERGIES.map((energy) => all.filter((one) => one.energy === energy).length)).toEqual([8, 8, 8]);
  });

  test('is the same all day long, and something else tomorrow', () => {
    const activities = many(40);
    expect(idsOf(offered(activities))).toEqual(idsOf(offered(activities.toReversed())));
    expect(idsOf(offered(activities))).not.toEqual(idsOf(offered(activities, [], '2026-11-21')));
  });

  test('has first what goes with an interest that they chose, and says so', () => {
    const [first] = offered([...many(40), dominoes], ['dominoes']);
    expect(first).toMatchObject({
      activity: { id: 'dominoes' },
      whys: [
        { kind: 'chosen', labels: ['Dominoes'] },
        { kind: 'energy', energy: 'a_little', minutes: 10 },
      ],
    });
  });

  test('names two interests at most, and passes over a code that nobody knows', () => {
    const all = { ...dominoes, themes: ['dominoes', 'cards', 'jigsaws'] };
    const [first] = offered([all], ['nothing_like_it', 'dominoes', 'cards', 'jigsaws']);
    expect(first?.whys[0]).toMatchObject({ kind: 'chosen' });
    expect(first?.whys[0]).toHaveProperty('labels.length', 2);
  });

  test('says the season where it is one for it', () => {
    const [leaves] = offered([{ ...quiet, seasons: ['autumn'] }]);
    expect(leaves?.whys[0]).toEqual({ kind: 'season', season: 'autumn' });
    expect(offered([{ ...quiet, seasons: ['spring'] }])).toEqual([]);
  });

  test('has a feast when it is near, and on no other day', () => {
    const eid = { ...quiet, slug: 'eid-morning', category: 'spiritual' };
    expect(offered([eid])).toEqual([]);
    expect(offered([eid], [], '2026-03-18')[0]?.whys[0]).toEqual({ kind: 'feast', feast: 'eid', on: '2026-03-20' });
  });

  test('has nobody’s faith in it unless they chose it', () => {
    const rosary = {
      ...quiet,
      id: 'rosary',
      title: 'The rosary',
      category: 'spiritual',
      themes: ['faith', 'catholic'],
    };
    expect(offered([rosary])).toEqual([]);
    expect(offered([rosary], ['mass_and_rosary'])).toHaveLength(1);
  });

  test.each<[string, Partial<OfferedActivity>]>([
    ['needs six people', { least_people: 6 }],
    ['has no steps', { steps: [] }],
    ['needs staff', { steps: ['Staff see to the oven.'] }],
    ['needs a trolley', { needs: ['Trolley'] }],
    ['tells of a resident', { summary: 'One resident keeps the till.' }],
  ])('has nothing that %s', (_what, unlike) => {
    expect(offered([{ ...dominoes, ...unlike }], ['dominoes'])).toEqual([]);
  });

  test('loses nothing by one interest more', () => {
    const codes = ['dominoes', 'cards', 'gardening', 'singing', 'baking'];
    const activities = codes.flatMap((theme) => many(12, { category: theme, themes: [theme], minutes: 30 }));
    fc.assert(
      fc.property(fc.subarray(codes), fc.constantFrom(...codes), (interests, more) => {
        const before = new Set(idsOf(offered(activities, interests)));
        expect(before.isSubsetOf(new Set(idsOf(offered(activities, [...interests, more]))))).toBe(true);
      }),
    );
  });
});

describe('a few of them', () => {
  test('ask for as much energy as there is, and for no other', () => {
    const all = offered([...many(9), ...many(9, { category: 'physical', physical: 3 })]);
    for (const energy of ENERGIES) expect(fewFor(all, energy).every((one) => one.energy === energy)).toBe(true);
    expect(fewFor(all, 'a_little')).toHaveLength(3);
    expect(fewFor(all, 'plenty')).toEqual([]);
  });

  test('are of different sides of life as far as there are such', () => {
    const all = offered(['social', 'sensory', 'creative'].flatMap((category) => many(5, { category })));
    expect(new Set(fewFor(all, 'a_little').map(({ activity }) => activity.category)).size).toBe(
      new Set(all.map(({ activity }) => activity.category)).size,
    );
    expect(fewFor(offered(many(5)), 'a_little')).toHaveLength(3);
  });

  test('go with an interest in two places at most, where there is something else', () => {
    const liked = ['social', 'sensory', 'creative'].map((category) => ({ ...dominoes, category, id: category }));
    const all = offered([...liked, ...many(3, { category: 'outdoors' })], ['dominoes']);
    const kinds = fewFor(all, 'a_little').map(({ whys }) => whys[0]?.kind);
    expect(kinds).toEqual(['chosen', 'chosen', 'energy']);
  });
});
