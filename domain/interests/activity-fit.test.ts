import { describe, expect, test } from 'vitest';
import { activityFits, judge } from './activity-fit.ts';
import type { JudgedActivity, KnownPerson } from './activity-fit.ts';
import { LEAST_MATCH, matchOf } from './interest-match.ts';
import type { KnownInterest } from './interest-match.ts';
import { interestOf } from './catalogue.ts';
import type { InterestLevel } from './interest.ts';

/** Named for what people may love about it; `dominoes` is a theme that the interest in dominoes is about. */
const dominoes: JudgedActivity = {
  id: 'dominoes',
  slug: 'dominoes',
  seasons: [],
  title: 'The afternoon table',
  summary: '',
  icon: 'sparkle',
  tint: 'stone',
  category: 'cognitive',
  minutes: 30,
  formats: ['group', 'one_to_one'],
  themes: ['dominoes'],
  bands: [],
  needs: [],
  risks: [],
  welsh: null,
};

/** Nothing speaks for anything: it was had in the last four weeks, on a side of life that is not missing. */
const nobody: KnownPerson = {
  interests: [],
  topics_to_avoid: [],
  past: [had({ times: 0, well: 0 })],
  sides_of_week: new Set(['cognitive']),
  care: { has_allergies: false, allergies: [], diet_texture: null, fluid: null },
  is_in_bed: false,
  support_band: null,
  four_weeks_ago: '2026-10-24',
};

/** Of somebody whom nothing is known of, how it went stands in the middle: 0.25 × 2.5 / 5. */
const MIDDLE = 0.125;

const scoreOf = (person: Partial<KnownPerson>, activity: Partial<JudgedActivity> = {}) =>
  judge({ ...dominoes, ...activity }, { ...nobody, ...person }).score;

describe('the score of screens.md 3.7, weight by weight', () => {
  test('where nothing speaks for it, only the middle of how things go is left', () => {
    expect(scoreOf({})).toBeCloseTo(MIDDLE, 10);
  });

  test.each<[InterestLevel, number]>([
    ['loves', 0.5],
    ['likes', 0.375],
    ['curious', 0.325],
    ['used_to', 0.3],
    ['dislikes', 0],
    ['avoid', 0],
  ])('an interest of the level %s is worth %d, and takes in what is not known of how they join in', (level, worth) => {
    expect(scoreOf({ interests: [known(level)] })).toBeCloseTo(MIDDLE + worth, 10);
  });

  test.each<[InterestLevel, number]>([
    ['loves', 0.35],
    ['likes', 0.2625],
    ['curious', 0.2275],
    ['used_to', 0.21],
  ])('an interest of the level %s is worth %d where it is known how they join in', (level, worth) => {
    const score = scoreOf({ interests: [known(level)], support_band: 2 }, { bands: [1] });
    expect(score).toBeCloseTo(MIDDLE + worth, 10);
  });

  test.each([
    ['first', ['dominoes'], 0.5],
    ['second', ['men', 'dominoes'], 0.35],
    // By itself no honest reason any more.
    ['third', ['men', 'work', 'dominoes'], 0],
  ])('a theme that stands %s counts by its place', (_place, themes, worth) => {
    expect(scoreOf({ interests: [known('loves')] }, { themes })).toBeCloseTo(MIDDLE + worth, 10);
  });

  test('of several interests the strongest counts, and only it', () => {
    const own: KnownInterest = { code: null, label: 'The afternoon table', level: 'likes' };
    expect(scoreOf({ interests: [own] })).toBeCloseTo(MIDDLE + 0.5 * 0.75 * 0.8, 10);
    expect(scoreOf({ interests: [own, known('loves')] })).toBeCloseTo(MIDDLE + 0.5, 10);
  });

  test.each([
    [0, 0, 0.125],
    [1, 1, 0.25 * (3.5 / 6)],
    [1, 0, 0.25 * (2.5 / 6)],
    [5, 5, 0.1875],
    [5, 0, 0.0625],
    [95, 95, 0.25 * 0.975],
  ])('of %i times, %i well: one afternoon is not yet a rule, a hundred are', (times, well, worth) => {
    expect(scoreOf({ past: [had({ times, well })] })).toBeCloseTo(worth, 10);
  });

  test.each<[KnownPerson['support_band'], JudgedActivity['bands'], number]>([
    [2, [1, 2], 0.15],
    [2, [1], 0],
    [2, [], 0],
    [null, [1, 2], 0],
  ])('the way of joining in %s, of a sheet that speaks to %o, is worth %d', (support_band, bands, worth) => {
    expect(scoreOf({ support_band }, { bands })).toBeCloseTo(MIDDLE + worth, 10);
  });

  test('a side of life that the week had nothing of is worth 0.1', () => {
    expect(scoreOf({ sides_of_week: new Set(['social']) })).toBeCloseTo(MIDDLE + 0.1, 10);
  });

  test.each([
    ['never', [], 0.1],
    ['before four weeks ago', [had({ times: 0, well: 0, last_on: '2026-10-23' })], 0.1],
    ['four weeks ago', [had({ times: 0, well: 0, last_on: '2026-10-24' })], 0],
  ])('something that was had %s is worth what is new', (_when, past, worth) => {
    expect(scoreOf({ past })).toBeCloseTo(MIDDLE + worth, 10);
  });

  test('all that can speak for an activity together is nearly 1, and never more', () => {
    const everything: Partial<KnownPerson> = {
      interests: [known('loves')],
      past: [had({ times: 95, well: 95, last_on: '2026-06-01' })],
      support_band: 2,
      sides_of_week: new Set(),
    };
    expect(scoreOf(everything, { bands: [2] })).toBeCloseTo(0.35 + 0.24375 + 0.15 + 0.1 + 0.1, 10);
  });

  test('the same facts give the same judgement', () => {
    const asked = { ...nobody, interests: [known('loves')] };
    expect(judge(dominoes, asked)).toEqual(judge(structuredClone(dominoes), structuredClone(asked)));
  });
});

describe('the two reasons', () => {
  const fond = { interests: [known('loves')] };
  const reasonsOf = (person: Partial<KnownPerson>) =>
    activityFits({ day: '2026-11-21', ...nobody, ...fond, ...person, activities: [dominoes] }).fits[0]?.reasons;
  const first = { kind: 'interest', code: 'dominoes', label: 'Dominoes', level: 'loves' };

  test.each<[string, Partial<KnownPerson>, object]>([
    ['it went well', { past: [had({ times: 3, well: 2 })] }, { kind: 'went_well', times: 3, well: 2 }],
    ['it was never tried', { past: [] }, { kind: 'not_tried' }],
    [
      'it is long ago',
      { past: [had({ times: 3, well: 0, last_on: '2026-09-01' })] },
      { kind: 'long_ago', on: '2026-09-01' },
    ],
    ['a side of life is missing', { sides_of_week: new Set() }, { kind: 'missing_side', category: 'cognitive' }],
    ['nothing else is true', {}, { kind: 'short', minutes: 30 }],
  ])('after what they love: %s', (_why, person, second) => {
    expect(reasonsOf(person)).toEqual([first, second]);
  });

  test('the same facts give the same two, in whatever order they come', () => {
    const other: KnownInterest = { code: null, label: 'The afternoon table', level: 'likes' };
    const there = reasonsOf({ interests: [known('loves'), other] });
    expect(there).toEqual(reasonsOf({ interests: [other, known('loves')] }));
    expect(there?.map((reason) => 'label' in reason && reason.label)).toEqual(['Dominoes', 'The afternoon table']);
  });
});

describe('whose faith it is', () => {
  const lamps = ['diwali', 'hindu', 'sikh', 'gujarati', 'punjabi'];
  const rosary = ['faith', 'catholic', 'christian'];
  const puja = ['hindu', 'faith'];
  test.each<[string, string, string[], boolean]>([
    ['hindu_worship', 'the lamps of Diwali', lamps, true],
    ['gurdwara', 'the lamps of Diwali', lamps, true],
    ['mosque', 'the lamps of Diwali', lamps, false],
    // The same mother tongue is not the same feast.
    ['gujarati', 'the lamps of Diwali', lamps, false],
    ['hindu_worship', 'a puja', puja, true],
    ['gurdwara', 'a puja', puja, false],
    ['prayer', 'a puja', puja, false],
    ['mass_and_rosary', 'the rosary', rosary, true],
    ['church', 'the rosary', rosary, false],
    ['chapel', 'the rosary', rosary, false],
    ['church', 'a service of any church', ['faith', 'christian'], true],
    ['mass_and_rosary', 'a service of any church', ['faith', 'christian'], true],
    ['prayer', 'prayer of no faith by name', ['faith', 'quiet'], true],
    ['gurdwara', 'a day of two faiths', ['faith', 'christian', 'sikh'], true],
  ])('%s and %s: %o is for them: %s', (code, _what, themes, isTheirs) => {
    const interest: KnownInterest = { code, label: interestOf(code)?.label ?? '', level: 'loves' };
    expect(interest.label).not.toBe('');
    expect(matchOf(interest, { title: 'One of these', summary: '', themes }) >= LEAST_MATCH).toBe(isTheirs);
  });
});

function known(level: InterestLevel): KnownInterest {
  return { code: 'dominoes', label: 'Dominoes', level };
}

function had(told: { times: number; well: number; last_on?: string }) {
  const { last_on = '2026-11-18' } = told;
  return { activity_id: 'dominoes', ...told, last_on };
}
