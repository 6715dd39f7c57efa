import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTIVITY_ICONS } from './activity-icons.ts';

const picture = readFileSync(new URL('../../domain/drawings/stamps.svg', import.meta.url), 'utf8');

test('every glyph that a stamp may show is in the picture, and no other', () => {
  const drawn = Array.from(picture.matchAll(/<symbol id="([^"]+)"/g), ([, name]) => name);
  expect(drawn).toEqual([...ACTIVITY_ICONS]);
});
