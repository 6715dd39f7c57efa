import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import type { Token } from '@messageformat/parser';
import { expect, it } from 'vitest';

/** Every category that Welsh has; a message names those that do not read like `other` (plurals.test.ts). */
const PLURALS = new Set<string>(new Intl.PluralRules('cy').resolvedOptions().pluralCategories);

/** `msgid` and `msgstr`, each on one line or on several. */
const ENTRY = /^msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm;

const messages = ['start', 'intro', 'signed-in', 'seldom'].flatMap((part) =>
  [...readFileSync(join(import.meta.dirname, part, 'cy.po'), 'utf8').matchAll(ENTRY)].map(([, english, welsh]) => ({
    english: textOf(english),
    welsh: textOf(welsh),
  })),
);

it('reads every catalogue', () => {
  expect(messages.length).toBeGreaterThan(1_000);
});

it('has Welsh for every message', () => {
  const missing = messages.filter(({ english, welsh }) => english !== '' && welsh === '');
  expect(missing.map(({ english }) => english)).toEqual([]);
});

it('has in Welsh just the placeholders and tags of the English', () => {
  const broken = messages.filter(
    ({ english, welsh }) => welsh !== '' && [...heldBy(english)].join() !== [...heldBy(welsh)].join(),
  );
  expect(broken).toEqual([]);
});

it('has no apostrophe of a typewriter in Welsh, which would hide a placeholder', () => {
  expect(messages.filter(({ welsh }) => welsh.includes("'"))).toEqual([]);
});

it('names no plural that Welsh does not have', () => {
  const cases = messages.flatMap(({ welsh }) => casesIn(parse(welsh)));
  expect(cases.length).toBeGreaterThan(100);
  expect(cases.filter((key) => !PLURALS.has(key) && !/^=\d+$/.test(key))).toEqual([]);
});

function textOf(lines = ''): string {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): string => JSON.parse(line))
    .join('');
}

/** The names of the placeholders, each once because a plural may say it in one form only, and all tags. */
function heldBy(message: string): string[] {
  const tags = message.match(/<\/?\d+\/?>/g) ?? [];
  return [...new Set(argumentsIn(parse(message)))].toSorted().concat(tags.toSorted());
}

function argumentsIn(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'plural' || token.type === 'select' || token.type === 'selectordinal')
      return [token.arg, ...token.cases.flatMap((one) => argumentsIn(one.tokens))];
    return token.type === 'argument' || token.type === 'function' ? [token.arg] : [];
  });
}

function casesIn(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'plural' && token.type !== 'select') return [];
    const own = token.type === 'plural' ? token.cases.map(({ key }) => key) : [];
    return [...own, ...token.cases.flatMap((one) => casesIn(one.tokens))];
  });
}
