import { expect, test } from 'vitest';
import { ActivitySeason } from '@heartsease/domain/activities/activity-detail.ts';
import { coreActivities } from '../../activities/core-activities.ts';
import { scenesIn } from '../../photos/scene-parts.ts';
import { drawnScene } from '../../photos/scenes.ts';
import { latestDay } from '../dates.ts';
import { photosUntil } from './photos.ts';
import { BY_ACTIVITY, PLACES, placeOfActivity } from './place-of-activity.ts';

const DAYS = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`);

/** What is in the ground or in the air in one season only. */
const OF_ONE_SEASON = [
  ['tulip', 'spring'],
  ['sunflower', 'summer'],
  ['pumpkin', 'autumn'],
  ['bulbs', 'autumn'],
  ['robin', 'winter'],
  ['seaside', 'summer'],
] as const;

test.each(DAYS)('on %s no photo shows or tells of another time of the year', (today) => {
  for (const { caption, scene, taken_on } of photosUntil(today)) {
    const [place = '', season] = scene.split('-');
    expect(Object.keys(scenesIn(ActivitySeason.parse(season)))).toContain(place);
    const told = `${caption.toLowerCase()} ${place}`;
    const wrong = OF_ONE_SEASON.filter(([what, its]) => told.includes(what) && its !== season);
    expect(wrong, `${told} on ${taken_on}`).toEqual([]);
  }
});

test.each(DAYS)('on %s nobody is in a photo after they died', (today) => {
  const withBetty = photosUntil(today).filter(({ people }) => people.some(([key]) => key === 'betty-ellis'));
  expect(withBetty).not.toEqual([]);
  for (const { taken_on } of withBetty) expect(taken_on < latestDay({ month: 3, day: 14 }, today), taken_on).toBe(true);
});

test('the garden looks different in each season, and so does what is behind a window', () => {
  for (const place of ['garden', 'hills', 'lounge', 'tea', 'piano', 'games', 'wool'])
    expect(new Set(ActivitySeason.options.map((season) => drawnScene(`${place}-${season}`, []))).size, place).toBe(4);
});

test('a photo of the day is of what was done: bread in the kitchen, hymns at the piano, dominoes on the table', () => {
  const sceneOf = (slug: string) => placeOfActivity({ slug, format: 'group', response: 'loved' }).scene;
  expect(['bread-baking', 'sunday-hymns', 'dominoes', 'painting', 'gardening-club', 'chair-yoga'].map(sceneOf)).toEqual(
    ['kitchen', 'piano', 'games', 'painting', 'garden', 'lounge'],
  );
  const slugs = coreActivities.map(({ slug }) => slug);
  for (const slug of Object.keys(BY_ACTIVITY)) expect(slugs).toContain(slug);
  for (const { scene } of Object.values(PLACES)) expect(Object.keys(scenesIn('winter'))).toContain(scene);
});

test('of a quiet hour no photo says that she sang or won', () => {
  expect(placeOfActivity({ slug: 'dominoes', format: 'group', response: 'quiet' }).caption).toBe('Eileen, at her ease');
});
