import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPack } from './read-pack.ts';
import { WAYS_OF_JOINING_IN } from './ways-of-joining-in.ts';

/** A pack of a made-up instrument: no licensed words in our tests either. */
const PACK = { ...WAYS_OF_JOINING_IN, pack: 'garden-scale', version: '2026-1', copyright: '© The Garden Scale' };

test('a whole pack is read as it is', () => {
  expect(readPack(JSON.stringify(PACK, null, 2))).toEqual({ ok: true, instrument: PACK });
  expect(readPack(`\uFEFF${JSON.stringify(PACK)}`).ok).toBe(true);
});

test('every fault is told at its line with a sentence', () => {
  const text = JSON.stringify(PACK, null, 2)
    .replace('"support_band": 3', '"support_band": 5')
    .replace('"label": "Choosing"', '"label": ""')
    .replace('"review_every_days": 182', '"review_every_days": "soon"')
    .replace('"method": "median"', '"method": "guess"');
  const read = readPack(text);
  if (read.ok) throw new Error('A pack with four faults was taken.');
  expect(read.faults.map(({ path, sentence }) => `${path}: ${sentence}`).toSorted()).toEqual([
    'bands.2.support_band: Use 1, 2, 3 or 4',
    'review_every_days: This has to be a number',
    'scoring.method: The ways to score are median, mode, mean, sum_bands and none',
    'sections.6.label: Write a few words here',
  ]);
  const rows = text.split('\n');
  for (const { line, path } of read.faults) expect(rows[line - 1]).toContain(`"${path.split('.').at(-1)}"`);
});

test('what is missing is told at the line of what it is missing from', () => {
  const read = readPack('{\n  "pack": "a",\n  "bands": [\n    { "key": "1" }\n  ]\n}');
  expect(read).toMatchObject({ ok: false });
  if (read.ok) return;
  expect(read.faults).toContainEqual({ line: 4, path: 'bands.0.support_band', sentence: 'Use 1, 2, 3 or 4' });
  expect(read.faults).toContainEqual({ line: 1, path: 'sections', sentence: 'This is missing' });
});

test.each([
  [
    'a band that is not there',
    { sections: sectionsWith({ band: '7' }) },
    'sections.0.options.0.band',
    'There is no band “7”',
  ],
  [
    'a statement of the same key',
    { sections: sectionsWith({ key: '2' }) },
    'sections.0.options.1.key',
    '“2” is there already',
  ],
  [
    'a key that is kept',
    { sections: sectionsWith({ key: 'not_sure' }) },
    'sections.0.options.0.key',
    '“not_sure” is kept for whoever can’t tell',
  ],
  [
    'our own name',
    { pack: 'ways-of-joining-in' },
    'pack',
    'This name belongs to the profile that comes with Heartsease',
  ],
  [
    'more sure lines than there are',
    { bounds: { allow_partial: true, fewest_sure: 9 } },
    'bounds.fewest_sure',
    'There are only 8 lines',
  ],
  [
    'adding up without sums',
    { scoring: { method: 'sum_bands', tie: 'more_support' } },
    'bands.0',
    'Adding up needs sum_from and sum_to, the smaller first',
  ],
])('%s is told', (_what, change, path, sentence) => {
  const read = readPack(JSON.stringify({ ...PACK, ...change }, null, 2));
  expect(read.ok ? [] : read.faults).toContainEqual({ line: expect.any(Number), path, sentence });
});

test.each([
  ['{\n "pack": "a"\n "version": "1"\n}', 3],
  ['{\n "pack": "a",\n}', 3],
  ['', 1],
  ['{\n\n "pack": "a', 3],
  ['['.repeat(5_000), 1],
])('a file that is not JSON is told at the line where it stops: %j', (text, line) => {
  expect(readPack(text)).toMatchObject({ ok: false, faults: [{ line, path: '' }] });
});

test('a file beyond the limit is not read at all', () => {
  expect(readPack(' '.repeat(300_001))).toMatchObject({ ok: false, faults: [{ line: 1 }] });
});

test('no file makes it fall over', () => {
  // What JSON is made of, in no order, and what it can't hold.
  const unit = fc.constantFrom(...'{}[]:,"\\\n 1-.eltrufasn'.split(''), 'é', '\u0000', '\ud800', '\u2028');
  const told = fc.sample(fc.string({ unit }), 1_000).map(readPack);
  expect(told.filter(({ ok }) => ok)).toEqual([]);
});

test('all JSON is known as JSON', () => {
  const told = fc.sample(fc.json({ maxDepth: 4 }), 200);
  expect(told.filter((text) => sentencesOf(text).some((sentence) => sentence.startsWith('The file stops')))).toEqual(
    [],
  );
});

function sentencesOf(text: string): string[] {
  const read = readPack(text);
  return read.ok ? [] : read.faults.map(({ sentence }) => sentence);
}

function sectionsWith(option: { key?: string; band?: string }) {
  return PACK.sections.map((section, at) =>
    at === 0
      ? { ...section, options: section.options.map((one, place) => (place === 0 ? { ...one, ...option } : one)) }
      : section,
  );
}
