import { expect, test } from 'vitest';
import { CalendarDate, EmailAddress, Id, Instant, Line, PersonName, Short } from './text.ts';

test.each(['Eileen', 'Mei-Ling', 'O’Connor', "D'Arcy", 'St. John', 'Siân', 'Łukasz', '美玲', 'ਗੁਰਦੇਵ', 'van der Berg'])(
  '%s is a person’s name',
  (name) => {
    expect(PersonName.parse(`  ${name} `)).toBe(name);
  },
);

test.each(['', '   ', '42', 'Mary <b>', '=cmd()', '-Mary', 'a'.repeat(81), 'Mary\u0000', 'Mary\ud800'])(
  '“%s” is no person’s name',
  (name) => {
    expect(PersonName.safeParse(name).success).toBe(false);
  },
);

test('nothing typed is told once, not as a name or an address that is wrong', () => {
  const told = (shape: typeof PersonName) => shape.safeParse(' ').error?.issues.map((issue) => issue.message);
  expect(told(PersonName)).toEqual(['Enter a name']);
  expect(told(EmailAddress)).toEqual(['Enter your email address']);
});

test('an address is compared without its capitals and the spaces around it', () => {
  expect(EmailAddress.parse(' Nadia.Rahman@Larch-House.example ')).toBe('nadia.rahman@larch-house.example');
});

test.each([
  'nadia',
  'nadia@',
  '@larch-house.example',
  'nadia@larch-house',
  'a b@larch-house.example',
  'nadia@larch..house.example',
  'nadia@larch-house.example\nBcc: all@larch-house.example',
  'Nadia <nadia@larch-house.example>',
  `${'a'.repeat(250)}@larch-house.example`,
])('“%s” is no address', (address) => {
  expect(EmailAddress.safeParse(address).success).toBe(false);
});

test('text that the database could not keep is refused', () => {
  for (const shape of [Short, Line]) {
    expect(shape.safeParse('a\u0000b').success).toBe(false);
    expect(shape.safeParse('a\ud83d').success).toBe(false);
    expect(shape.safeParse('a😀b').success).toBe(true);
  }
});

test('an id is the same in capitals', () => {
  const id = '019a0000-0000-7000-8000-00000000abcd';
  expect(Id.parse(id.toUpperCase())).toBe(id);
  expect(Id.safeParse('1').success).toBe(false);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-01-01', false],
  ['20-11-2026', false],
  ['infinity', false],
  ['2026-11-20T00:00:00Z', false],
])('%s as a calendar date', (text, isDate) => {
  expect(CalendarDate.safeParse(text).success).toBe(isDate);
});

test.each([
  ['2026-11-20T10:30:00Z', true],
  ['2026-11-20T10:30:00.123Z', true],
  ['2026-07-01T10:30:00+01:00', true],
  ['2026-11-20T10:30:00', false],
  ['2026-11-20 10:30:00Z', false],
  ['2026-02-30T10:30:00Z', false],
  ['0000-01-01T00:00:00Z', false],
  ['infinity', false],
])('%s as an instant', (text, isInstant) => {
  expect(Instant.safeParse(text).success).toBe(isInstant);
});

test('an instant with a thousand decimals is refused before the database has to', () => {
  expect(Instant.safeParse(`2026-11-20T10:30:00.${'1'.repeat(1_000)}Z`).success).toBe(false);
});
