import { ACTIVITY_CATEGORIES, ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import type { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import { chosenFrom } from '@heartsease/domain/activities/chosen-from.ts';
import { WEEKDAY_OF } from '@heartsease/domain/activities/weekdays.ts';
import { INTERESTS } from '@heartsease/domain/interests/catalogue.ts';
import { expect, test } from 'vitest';
import { ACTIVITY_ICONS } from '../../app/ui/activity-icons.ts';
import { coreActivities } from './core-activities.ts';

const THEMES_OF_INTERESTS = new Set(INTERESTS.flatMap(({ is, near }) => [...is, ...near]));

test('the starter library has at least 150 activities, each under a name of its own', () => {
  const slugs = coreActivities.map((activity) => activity.slug);
  expect(slugs.length).toBeGreaterThanOrEqual(150);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(new Set(coreActivities.map(({ title }) => title)).size).toBe(slugs.length);
  expect(new Set(coreActivities.map(({ detail }) => detail.welsh?.title)).size).toBe(slugs.length);
});

test('every activity says in at most 300 characters what it is', () => {
  for (const activity of coreActivities) {
    expect(activity.summary.length, activity.slug).toBeLessThanOrEqual(300);
    expect(activity.summary.length, activity.slug).toBeGreaterThan(40);
  }
});

test('every icon is among the stamps', () => {
  const drawn = new Set<string>(ACTIVITY_ICONS);
  const unknown = coreActivities.filter((activity) => !drawn.has(activity.icon));
  expect(unknown.map((activity) => activity.icon)).toEqual([]);
});

test('the tiles that a carer sees first in a one-to-one are in the library', () => {
  const oneToOne = coreActivities.filter((activity) => activity.formats.includes('one_to_one'));
  const slugs = oneToOne.map((activity) => activity.slug);
  for (const slug of ['good-chat', 'hand-massage', 'cuppa', 'out-in-the-garden', 'a-song']) {
    expect(slugs).toContain(slug);
  }
});

test.each(coreActivities.map((activity) => [activity.slug, activity] as const))('%s is complete', (_slug, activity) => {
  const { detail } = activity;
  expect(ActivityDetail.parse(detail)).toEqual(detail);
  expect(detail.welsh?.title ?? '').not.toBe('');
  expect(detail.welsh?.summary.length).toBeGreaterThan(40);
  expect(detail.steps.length).toBeGreaterThanOrEqual(3);
  expect(detail.needs.length).toBeGreaterThanOrEqual(1);
  expect(detail.preparation.minutes).toBeLessThanOrEqual(30);
  expect(detail.conversation_starters.length).toBeGreaterThanOrEqual(3);
  expect(detail.risks.length).toBeGreaterThanOrEqual(1);
  expect(
    activity.themes.some((theme) => THEMES_OF_INTERESTS.has(theme)),
    'an interest speaks of it',
  ).toBe(true);
  expect(activity.minutes).toBeGreaterThanOrEqual(5);
  expect(activity.minutes).toBeLessThanOrEqual(90);
});

test('the bands of every activity go up one by one, and its own side of the week weighs most or as much', () => {
  for (const { slug, category, detail } of coreActivities) {
    const bands = detail.bands.map(({ band }) => band);
    expect(bands, slug).toEqual(bands.toSorted((one, other) => one - other));
    expect(new Set(bands).size, slug).toBe(bands.length);
    expect(bands.length, slug).toBeGreaterThanOrEqual(2);
    expect(detail.weights[category] ?? 0, slug).toBeGreaterThanOrEqual(2);
  }
});

test('the size of the group agrees with the formats', () => {
  for (const { slug, formats, detail } of coreActivities) {
    const { from, to } = detail.group_size;
    expect(from, slug).toBeLessThanOrEqual(to);
    expect(from === 1, slug).toBe(formats.includes('one_to_one'));
    expect(to > 2, slug).toBe(formats.includes('group') || formats.includes('small_group'));
    expect(formats.includes('pair') && to < 2, slug).toBe(false);
    expect(formats.includes('self_directed') && from > 1, slug).toBe(false);
  }
});

test('some are for two, and some for whoever likes to be on their own', () => {
  const slugsOf = (format: ActivityFormat) =>
    coreActivities.filter(({ formats }) => formats.includes(format)).map(({ slug }) => slug);
  expect(slugsOf('pair')).toEqual(expect.arrayContaining(['draughts', 'table-for-two', 'rowing-in-pairs']));
  expect(slugsOf('self_directed')).toEqual(expect.arrayContaining(['jigsaw', 'crossword', 'music-on-headphones']));
});

test('there is enough for everybody: one to one, in bed, with much support, in the evening and at the weekend', () => {
  const count = (is: (activity: (typeof coreActivities)[number]) => boolean) => coreActivities.filter(is).length;
  const suits = (band: number) => count(({ detail }) => detail.bands.some((one) => one.band === band));
  expect(count(({ formats }) => formats.includes('one_to_one'))).toBeGreaterThanOrEqual(45);
  expect(count(({ detail }) => detail.places.includes('bed'))).toBeGreaterThanOrEqual(30);
  expect(suits(3)).toBeGreaterThanOrEqual(25);
  expect(suits(4)).toBeGreaterThanOrEqual(25);
  expect(count(({ detail }) => detail.times.includes('evening'))).toBeGreaterThanOrEqual(25);
  expect(count(({ detail }) => detail.times.includes('weekend'))).toBeGreaterThanOrEqual(25);
  for (const category of ACTIVITY_CATEGORIES) {
    expect(count((activity) => activity.category === category)).toBeGreaterThanOrEqual(14);
  }
});

test.each([
  ['locomotives', 'Railway cards'],
  ['dominos', 'Dominoes'],
  ['crosword', 'The crossword'],
  ['manicure', 'Nails'],
  ['churhc', 'Church service'],
  ['footie', 'Sitting football'],
  ['birdwatching', 'Birds at the feeder'],
  ['armchair exercise', 'Gentle exercise'],
  ['armchair exercises', 'Gentle exercise'],
  ['telly', 'Film matinee'],
  ['Canu emynau', 'Canu emynau: Welsh hymns'],
  ['sensory', 'A tray of textures'],
])('whoever types %j finds %j', (q, title) => {
  const library = coreActivities.map(({ detail, formats, themes, ...activity }) => ({
    ...activity,
    id: activity.slug,
    licence: 'CC BY 4.0',
    formats: [...formats],
    themes: [...themes],
    bands: detail.bands.map(({ band }) => band),
    places: detail.places,
    seasons: detail.seasons,
    cost: detail.cost,
    welsh: detail.welsh,
    is_own: false,
    is_favourite: false,
  }));
  expect(chosenFrom(library, { q }).map((found) => found.title)).toContain(title);
});

test('nobody shouts', () => {
  for (const activity of coreActivities) {
    expect(JSON.stringify(activity).match(/\b[A-Z]{4,}\b|!/g), activity.slug).toBeNull();
  }
});

test('nothing is eaten without a word about choking or allergy', () => {
  const cooked = coreActivities.filter(
    ({ detail, themes }) => detail.places.includes('kitchen') && themes.includes('food'),
  );
  const unsaid = cooked.filter(({ detail }) => !detail.risks.some(({ hazard }) => /^(choking|allergy)$/.test(hazard)));
  expect(unsaid.map(({ slug }) => slug)).toEqual([]);
});

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

test('what names a day of the week in its title, its summary or its steps is for that day, and nothing else is', () => {
  const named = coreActivities.flatMap(({ slug, title, summary, detail }) => {
    const words = [title, summary, ...detail.steps].join(' ').toLowerCase();
    const days = WEEKDAYS.flatMap((name, before) => (words.includes(name) ? [before + 1] : []));
    return days.map((day) => `${slug} ${day}`);
  });
  const bound = Object.entries(WEEKDAY_OF).map(([slug, day]) => `${slug} ${day}`);
  expect(named.toSorted()).toEqual(bound.toSorted());
});
