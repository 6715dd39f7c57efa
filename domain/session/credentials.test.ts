import { expect, test } from 'vitest';
import { InviteCode, INVITE_ALPHABET, NewPassword, TypedPassword } from './credentials.ts';

test.each([
  ['nine characters', 'heartseas', false],
  ['ten characters', 'heartsease', true],
  ['a sentence with spaces and accents', 'Mae hen wlad fy nhadau yn annwyl â mi', true],
  ['128 characters', 'abcd'.repeat(32), true],
  ['129 characters', `${'abcd'.repeat(32)}e`, false],
  ['one letter over and over', 'aaaaaaaaaaaa', false],
  ['three letters over and over', 'abcabcabcabc', false],
  ['half of an emoji', 'heartsease\ud83d', false],
])('a new password of %s', (_what, password, isGood) => {
  expect(NewPassword.safeParse(password).success).toBe(isGood);
});

test('a password that is typed to sign in is judged by nothing but its size', () => {
  expect(TypedPassword.safeParse('x').success).toBe(true);
  expect(TypedPassword.safeParse(' spaces stay ').data).toBe(' spaces stay ');
  expect(TypedPassword.safeParse('').success).toBe(false);
  expect(TypedPassword.safeParse('a'.repeat(1_001)).success).toBe(false);
});

test.each([
  ['as it is printed', 'ABCD2345', 'ABCD2345'],
  ['in small letters with a hyphen and spaces', ' abcd-2345 ', 'ABCD2345'],
])('an invitation code is understood %s', (_how, typed, code) => {
  expect(InviteCode.parse(typed)).toBe(code);
});

test.each(['ABCD234', 'ABCD23456', 'ABCD234O', 'ABCD2341', ''])(
  'the code “%s” is not one that we ever print',
  (typed) => {
    expect(InviteCode.safeParse(typed).success).toBe(false);
  },
);

test('every code of the alphabet is understood, and no letter of it looks like another', () => {
  expect(new Set(INVITE_ALPHABET).size).toBe(32);
  expect(INVITE_ALPHABET).not.toMatch(/[01IO]/);
  for (let start = 0; start < 32; start += 8) {
    const code = INVITE_ALPHABET.slice(start, start + 8);
    expect(InviteCode.parse(code)).toBe(code);
  }
});
