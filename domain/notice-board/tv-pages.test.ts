import { expect, test } from 'vitest';
import { parseNotice, plainWords } from './notice-text.ts';
import { secondsFor, tvPages } from './tv-pages.ts';

const saidOn = (pages: ReturnType<typeof tvPages>) =>
  pages.flatMap((page) => page.flatMap(({ lines }) => lines.map((pieces) => pieces.map(({ text }) => text).join(''))));

test('a short notice is one page, as it was written', () => {
  const text = 'On **Friday**.\n\n- tea\n- cake';
  expect(tvPages(text)).toEqual([parseNotice(text)]);
  expect(tvPages('')).toEqual([[]]);
});

test.each([
  ['many points', Array.from({ length: 40 }, (_, place) => `- point ${place}`).join('\n')],
  ['one long line', 'We sing and we sing '.repeat(90)],
  ['bold over the end of a page', `**${'and on and on '.repeat(60)}**`],
])('%s: nothing is lost, and no page is too full', (_what, text) => {
  const pages = tvPages(text);
  expect(pages.length).toBeGreaterThan(1);
  expect(saidOn(pages).join(' ').replaceAll(/\s+/gu, ' ').trim()).toBe(
    plainWords(text)
      .replaceAll(/[\s·]+/gu, ' ')
      .trim(),
  );
  for (const page of pages) {
    const letters = page.flatMap(({ lines }) => lines.flat()).reduce((sum, { text: said }) => sum + said.length, 0);
    expect(letters).toBeLessThanOrEqual(9 * 44);
  }
});

test('a page stays long enough to be read, and never for ever', () => {
  expect(secondsFor('Tea', [])).toBe(14);
  expect(secondsFor('Tea', tvPages('x '.repeat(2_000))[0] ?? [])).toBeLessThanOrEqual(60);
});
