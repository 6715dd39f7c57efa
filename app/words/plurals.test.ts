import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import type { Token } from '@messageformat/parser';
import { expect, it } from 'vitest';

/**
 * What is counted in the Welsh of the app, by gender: after 2 (dau, dwy) a noun softens, after 1 (un) a feminine one,
 * after 3 (tri) a masculine one takes a breath, after 6 (chwe) both. A new noun has to be put into one of the two.
 */
const MASCULINE = `band cartref cerdyn cynnig digid digwyddiad diwrnod gwahoddiad gweithgaredd gwestai lle llun llythyr
  person peth preswylydd`.split(/\s+/);
const FEMININE = 'dolen dyfais gwaith llinell moment munud perthynas rhes taflen tudalen'.split(' ');
/** Stands behind a number that counts something else. */
const NOT_COUNTED = ['drwy', 'gyfeiriad'];

const SOFT: Record<string, string> = { p: 'b', t: 'd', c: 'g', b: 'f', d: 'dd', g: '', m: 'f', ll: 'l', rh: 'r' };
const MUTABLE = /^(?:ll|rh|d(?!d)|c(?!h)|[ptbgm])/;
const ENTRY = /^msgstr ((?:".*"(?:\n|$))+)/gm;
/** The number that each form is for, which a message may name by itself. */
const FORMS = { one: '=1', two: '=2', few: '=3', many: '=6' } as const;
type Form = keyof typeof FORMS;

interface Counting {
  noun: string;
  cases: Map<string, string>;
}

const counting = ['start', 'intro', 'signed-in', 'seldom'].flatMap((part) =>
  [...readFileSync(join(import.meta.dirname, part, 'cy.po'), 'utf8').matchAll(ENTRY)].flatMap(([, welsh = '']) =>
    countingIn(parse(textOf(welsh))),
  ),
);

it('finds what is counted', () => {
  expect(counting.length).toBeGreaterThan(80);
});

it('knows the gender of each noun that mutates behind a number', () => {
  const known = new Set([...MASCULINE, ...FEMININE, ...NOT_COUNTED]);
  expect(counting.map(({ noun }) => noun).filter((noun) => !known.has(noun))).toEqual([]);
});

it.each(Object.keys(FORMS) as Form[])('says each noun as it sounds behind the number of “%s”', (form) => {
  const wrong = counting
    .filter(({ noun }) => !NOT_COUNTED.includes(noun))
    .map(({ noun, cases }) => ({
      due: mutated(noun, form),
      said: cases.get(FORMS[form]) ?? cases.get(form) ?? cases.get('other') ?? '',
    }))
    // A form without the number says it in words, as “dwywaith” does.
    .filter(({ due, said }) => said.includes('#') && nounIn(said) !== due);
  expect(wrong).toEqual([]);
});

it('mutates as Welsh does', () => {
  const forms = Object.keys(FORMS) as Form[];
  const said = (noun: string) => forms.map((form) => mutated(noun, form));
  expect(said('person')).toEqual(['person', 'berson', 'pherson', 'pherson']);
  expect(said('tudalen')).toEqual(['dudalen', 'dudalen', 'tudalen', 'thudalen']);
  expect(said('gweithgaredd')).toEqual(['gweithgaredd', 'weithgaredd', 'gweithgaredd', 'gweithgaredd']);
  expect(said('llinell')).toEqual(['llinell', 'linell', 'llinell', 'llinell']);
});

function mutated(noun: string, form: Form): string {
  const isFeminine = FEMININE.includes(noun);
  // After “un” ll and rh stay as they are.
  const softens = form === 'two' || (form === 'one' && isFeminine && !/^(?:ll|rh)/.test(noun));
  if (softens) return noun.replace(MUTABLE, (first) => SOFT[first] ?? first);
  const breathes = form === 'many' || (form === 'few' && !isFeminine);
  return breathes ? noun.replace(/^[ptc]/, (first) => `${first}h`) : noun;
}

function countingIn(tokens: Token[]): Counting[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'plural' && token.type !== 'select') return [];
    const inner = token.cases.flatMap((one) => countingIn(one.tokens));
    if (token.type === 'select') return inner;
    const cases = new Map(token.cases.map((one) => [one.key, said(one.tokens)]));
    const noun = nounIn(cases.get('other') ?? '');
    return noun !== undefined && MUTABLE.test(noun) ? [{ noun, cases }, ...inner] : inner;
  });
}

function said(tokens: Token[]): string {
  return tokens
    .map((token) => (token.type === 'content' ? token.value : token.type === 'octothorpe' ? '#' : ''))
    .join('');
}

function nounIn(words: string): string | undefined {
  return /# (\p{L}+)/u.exec(words)?.[1];
}

function textOf(lines: string): string {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): string => JSON.parse(line))
    .join('');
}
