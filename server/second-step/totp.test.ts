import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeAt, fromBase32, newSecret, stepOf, stepOfCode, toBase32 } from './totp.ts';

/** The secret of the RFCs' own examples. */
const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the codes are those of RFC 6238, appendix B, at %i seconds', (seconds, code) => {
  expect(codeAt(SECRET, stepOf(new Date(seconds * 1_000)), 8)).toBe(code);
});

test('the codes are those of RFC 4226, appendix D', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
  expect(codes.map((_, step) => codeAt(SECRET, step))).toEqual(codes);
});

test('a code is right half a minute early and late, and no longer', () => {
  const now = new Date(1_700_000_000_000);
  const secret = newSecret();
  const isTaken = (steps: number) => stepOfCode(secret, codeAt(secret, stepOf(now) + steps), now) !== undefined;
  expect([-3, -2, -1, 0, 1, 2, 3].map(isTaken)).toEqual([false, false, true, true, true, false, false]);
});

test('a code that was taken, and every older one, is never taken again', () => {
  const now = new Date(1_700_000_000_000);
  const secret = newSecret();
  const step = stepOf(now);
  expect(stepOfCode(secret, codeAt(secret, step), now, step)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step - 1), now, step)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1);
});

test('a secret is written with the letters of RFC 4648 and read again', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      const secret = Buffer.from(bytes);
      expect(fromBase32(toBase32(secret)).equals(secret)).toBe(true);
    }),
  );
});
