import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { inWords, learnRules } from './rule-words.ts';
import { RULES as BEHIND } from './signed-in/rules-in-welsh.ts';
import { RULES as BEFORE } from './start/rules-in-welsh.ts';

it('says a rule in the reader’s language, with what stood in its gaps', () => {
  learnRules({ ...BEFORE, ...BEHIND });
  i18n.load('cy', {});
  i18n.activate('cy');
  expect(inWords('Enter your email address')).toBe('Rhowch eich cyfeiriad e-bost');
  expect(inWords('Use 80 characters or fewer')).toBe('Defnyddiwch 80 nod neu lai');
  expect(inWords('This invitation has ended. Ask Larch House for a new one on 01632 960 001')).toBe(
    'Mae’r gwahoddiad hwn wedi dod i ben. Gofynnwch i Larch House am un newydd ar 01632 960 001',
  );
  // what an import says at a cell, and what a screen says beside the call
  expect(inWords('Excel’s day number 14000, read as 1938-04-30')).toBe(
    'Rhif diwrnod 14000 Excel, wedi’i ddarllen fel 1938-04-30',
  );
  expect(inWords('Enter a time, like 21:30')).toBe('Rhowch amser, fel 21:30');
  expect(inWords('Nobody has said this in Welsh')).toBe('Nobody has said this in Welsh');
});

it('leaves English as it comes', () => {
  i18n.load('en', {});
  i18n.activate('en');
  expect(inWords('Enter your email address')).toBe('Enter your email address');
});

it('has as many gaps in Welsh as in English', () => {
  const gaps = (text: string) => text.split('{}').length;
  expect(Object.entries({ ...BEFORE, ...BEHIND }).filter(([english, welsh]) => gaps(english) !== gaps(welsh))).toEqual([]);
});
