import { expect, test } from 'vitest';
import { INTERESTS } from './catalogue.ts';
import { spokenBy, whomItSpeaksTo } from './interest-match.ts';
import type { KnownInterest } from './interest-match.ts';

const LEVELS = ['loves', 'likes', 'curious', 'used_to', 'dislikes', 'avoid'] as const;
const OWN_WORDS = ['Brass bands', 'Dominoes', 'The garden', 'Prayer'];

/** Every interest of the catalogue at one level or another, seven to a person, and something in own words. */
const PEOPLE = Array.from({ length: Math.ceil(INTERESTS.length / 7) }, (_, place) => ({
  place,
  interests: [
    ...INTERESTS.slice(place * 7, place * 7 + 7).map(({ code, label }, at): KnownInterest => ({
      code,
      label,
      level: LEVELS[(place + at) % LEVELS.length] ?? 'likes',
    })),
    { code: null, label: OWN_WORDS[place % OWN_WORDS.length] ?? '', level: 'loves' as const },
  ],
}));

/** One activity about each pair of themes that stand beside each other in the catalogue. */
const ACTIVITIES = INTERESTS.map(({ label, is, near }, at) => ({
  title: label,
  summary: '',
  themes: [...new Set([...is, ...near.slice(0, 1), ...(INTERESTS[at + 1]?.is ?? [])])],
}));

test('whom of many an activity speaks to is what it says to each of them alone', () => {
  const ofAll = whomItSpeaksTo(PEOPLE);
  let spoken = 0;
  for (const activity of ACTIVITIES) {
    const found = ofAll(activity);
    for (const person of PEOPLE) {
      const alone = spokenBy(activity, person.interests);
      expect(found.get(person) ?? []).toEqual(alone);
      spoken += alone.length;
    }
  }
  // Or nothing would have been held against anybody.
  expect(spoken).toBeGreaterThan(INTERESTS.length);
});
