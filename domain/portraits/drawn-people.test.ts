import { expect, test } from 'vitest';
import { drawnPeople } from './drawn-people.ts';
import { Portrait } from './portrait.ts';

test.each(Object.entries(drawnPeople))('the portrait of %s may be stored', (_name, portrait) => {
  expect(Portrait.parse(portrait)).toEqual(portrait);
});

test('a portrait names colours of the palette, never shades', () => {
  expect(Portrait.safeParse({ ...drawnPeople.eileen, wear_colour: '#7B6BB0' }).success).toBe(false);
});
