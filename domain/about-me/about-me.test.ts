import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TINTS } from '../activities/activity.ts';
import { firstSentence, inFewLines, isReviewDue, REVIEW_EVERY_DAYS, reviewDueOn } from './about-me.ts';
import type { AboutMeCard } from './about-me.ts';
import { AA_TEXT, contrast, INKS, inkOn, isReadable, nearestReadable } from './contrast.ts';
import { CORE_TAGS, coreTag } from './core-tags.ts';
import { HEADINGS } from './heading.ts';
import { chaptersOf, topicsToAvoid } from './life-story.ts';
import { bothTexts } from './both-texts.ts';
import { labelOf, TAG_GROUPS, TagWords } from './tag.ts';

const card = (heading: AboutMeCard['heading'], text: string, confirmed_on = '2026-05-01'): AboutMeCard => ({
  heading,
  text,
  version: text === '' ? 0 : 1,
  is_own_words: true,
  helped_by: '',
  visibility: 'staff',
  confirmed_on: text === '' ? null : confirmed_on,
  confirmed_by: null,
  updated_at: null,
  updated_by: null,
});

test('a card wants to be looked at again half a year after somebody said that it is true', () => {
  expect(REVIEW_EVERY_DAYS).toBe(180);
  expect(reviewDueOn(card('people', 'Sarah'))).toBe('2026-10-28');
  expect(isReviewDue(card('people', 'Sarah'), '2026-10-27')).toBe(false);
  expect(isReviewDue(card('people', 'Sarah'), '2026-10-28')).toBe(true);
  expect(isReviewDue(card('people', ''), '2036-01-01')).toBe(false);
});

test('the five lines are the first sentences of what tells most, and of the rest when that is empty', () => {
  const cards = HEADINGS.map((heading) => card(heading, heading === 'wellness' ? '' : `About ${heading}. And more.`));
  expect(inFewLines(cards).map(({ heading }) => heading)).toEqual([
    'most_important',
    'communication',
    'please_do',
    'support',
    'people',
  ]);
  expect(inFewLines(cards)[0]?.line).toBe('About most_important.');
  expect(inFewLines([])).toEqual([]);
});

test('a first sentence is never cut within a word, nor longer than two lines of a phone', () => {
  expect(firstSentence('Ask me first! Then wait.')).toBe('Ask me first!');
  expect(firstSentence('One line\nanother')).toBe('One line');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect(Array.from(firstSentence(text)).length).toBeLessThanOrEqual(111);
    }),
  );
});

test('both texts are one under the other, and once where one holds the other', () => {
  expect(bothTexts('Tea at four.', 'No milk.')).toBe('Tea at four.\n\nNo milk.');
  expect(bothTexts('Tea at four.', 'Tea at four. No milk.')).toBe('Tea at four. No milk.');
});

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

test('words can’t be read on a middle tone, and the nearest colour that carries them is found', () => {
  expect(isReadable('#858085')).toBe(false);
  expect(isReadable('#14586c')).toBe(true);
  expect(inkOn('#14586c').ink).toBe('#ffffff');
  expect(inkOn('#fbedc9').ink).toBe(INKS[0]);
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const found = nearestReadable(`#${red}${green}${blue}`);
      expect(found).toMatch(/^#[0-9a-f]{6}$/);
      expect(inkOn(found).ratio).toBeGreaterThanOrEqual(AA_TEXT);
    }),
  );
});

test('the core has at least sixty tags, in all groups, in both languages, each once', () => {
  expect(CORE_TAGS.length).toBeGreaterThanOrEqual(60);
  for (const key of ['tag', 'label', 'label_cy'] as const) {
    expect(new Set(CORE_TAGS.map((tag) => tag[key].toLowerCase())).size).toBe(CORE_TAGS.length);
  }
  for (const group of TAG_GROUPS) {
    expect(CORE_TAGS.filter(({ tag_group }) => tag_group === group).length).toBeGreaterThanOrEqual(8);
  }
  for (const tag of CORE_TAGS) {
    expect(TINTS).toContain(tag.colour);
    expect(TagWords.safeParse(tag).success).toBe(true);
    expect(coreTag(tag.tag)).toBe(tag);
  }
});

test('a tag says its name in the reader’s language, and the other where there is none', () => {
  const tag = { label: 'A hand to hold', label_cy: 'Llaw i’w dal' };
  expect(labelOf(tag, 'cy')).toBe('Llaw i’w dal');
  expect(labelOf(tag, 'en')).toBe('A hand to hold');
  expect(labelOf({ ...tag, label_cy: '' }, 'cy')).toBe('A hand to hold');
});

test('what nobody should bring up stands apart from the story', () => {
  const piece = { title: 'A title', body: '', years: '', place: '', told_by: '', told_on: null, version: 1 } as const;
  const items = [
    { ...piece, id: 'a', chapter: 'work', sensitivity: 'share' },
    { ...piece, id: 'b', chapter: 'childhood', sensitivity: 'staff_only' },
    { ...piece, id: 'c', chapter: 'losses', sensitivity: 'avoid_topic' },
  ] as const;
  expect(topicsToAvoid(items).map(({ id }) => id)).toEqual(['c']);
  expect(chaptersOf(items).map(({ chapter }) => chapter)).toEqual(['childhood', 'work']);
});
