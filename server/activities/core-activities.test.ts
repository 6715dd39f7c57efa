import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { coreActivities } from './core-activities.ts';

test('the starter library has at least 64 activities, each under a name of its own', () => {
  const slugs = coreActivities.map((activity) => activity.slug);
  expect(slugs.length).toBeGreaterThanOrEqual(64);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(new Set(coreActivities.map((activity) => activity.title)).size).toBe(slugs.length);
});

test('every activity says in at most 300 characters what it is', () => {
  for (const activity of coreActivities) {
    expect(activity.summary.length, activity.slug).toBeLessThanOrEqual(300);
    expect(activity.summary.length, activity.slug).toBeGreaterThan(40);
  }
});

test('every icon is one that Phosphor really draws', () => {
  const drawn = drawnIcons();
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

function drawnIcons(): Set<string> {
  const entry = createRequire(import.meta.url).resolve('@phosphor-icons/react');
  const definitions = readdirSync(join(dirname(entry), 'defs'));
  return new Set(definitions.map((file) => kebabCase(file.replace(/\..*$/, ''))));
}

function kebabCase(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}
