import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { InviteCode, NewPassword } from '@heartsease/domain/session/credentials.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { EmailAddress, PersonName } from '@heartsease/domain/text.ts';
import { callsOfTheContract } from '../test/calls.ts';

const SLOWEST_MS = 50;
const CALLS = await callsOfTheContract();

/** Every pattern of the contract: what is typed, and what it is turned into. */
const PATTERNS = [
  ...new Set(CALLS.flatMap(({ input }) => [...patternsIn(input, 'input'), ...patternsIn(input, 'output')])),
];

function patternsIn(schema: z.ZodType, io: 'input' | 'output'): string[] {
  const printed = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  return [...printed.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, pattern = '""']) => JSON.parse(pattern) as string,
  );
}

/** Of three times the shortest: another process may have had the machine. */
function fastest(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/** Long repetitions of what patterns repeat, with an end that fits nothing. */
const PIECES = [
  'a',
  'A',
  '0',
  '-',
  ' ',
  '.',
  "'",
  '’',
  '@',
  'a.',
  'a@',
  'a-',
  ' -',
  '@a.',
  'a@a.',
  '0-',
  '.1',
  '\u0301',
  'T00:00',
];
const HARD = PIECES.flatMap((piece) =>
  ['!', '@', '\u0000', ''].map((end) => piece.repeat(20_000 / piece.length) + end),
);

test('the contract has patterns to be tried', () => {
  expect(PATTERNS.length).toBeGreaterThanOrEqual(5);
});

test.each(PATTERNS)('the pattern %s is never slow', (pattern) => {
  const written = new RegExp(pattern, 'u');
  for (const text of HARD)
    expect(
      fastest(() => written.test(text)),
      JSON.stringify(text.slice(0, 20)),
    ).toBeLessThan(SLOWEST_MS);
});

test.each(PATTERNS)('the pattern %s is never slow with what chance writes', (pattern) => {
  const written = new RegExp(pattern, 'u');
  const word = fc.stringMatching(/^[a-c0-2@. '’T:Z-]{1,6}$/);
  const text = fc.tuple(word, fc.nat(2_000), fc.string()).map(([part, times, end]) => part.repeat(times) + end);
  fc.assert(
    fc.property(text, (typed) => {
      expect(fastest(() => written.test(typed))).toBeLessThan(SLOWEST_MS);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['an address', EmailAddress],
  ['a name', PersonName],
  ['a code', InviteCode],
  ['a password', NewPassword],
] as const)('%s of any length is judged at once', (_what, shape) => {
  for (const text of HARD)
    expect(
      fastest(() => shape.safeParse(text)),
      JSON.stringify(text.slice(0, 20)),
    ).toBeLessThan(SLOWEST_MS);
});

test('a search for many words is answered at once', () => {
  const typed = 'a '.repeat(60);
  const texts = Array.from({ length: 200 }, () => 'a b c d e f g h');
  expect(fastest(() => matchesWords(typed, texts))).toBeLessThan(SLOWEST_MS);
});
