import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sceneSource } from './scene-source.ts';

const DAYS = ['2026-01-15', '2026-04-15', '2026-07-15', '2026-11-15'];

test('the garden is another one in each season, and every scene of the library is drawn', () => {
  expect(new Set(DAYS.map((day) => sceneSource('garden', day))).size).toBe(4);
  for (const scene of ['bread', 'garden', 'paint', 'sea', 'tea', 'train', 'yoga'])
    for (const day of DAYS) {
      const source = sceneSource(scene, day);
      expect(existsSync(join(import.meta.dirname, '../public', source)), source).toBe(true);
    }
});
