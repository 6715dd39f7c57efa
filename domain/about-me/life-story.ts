import { z } from 'zod';
import { CalendarDate, Id, Note, Short, words } from '../text.ts';

/** The chapters of a life, in the order in which they are told. */
export const CHAPTERS = [
  'childhood',
  'school',
  'work',
  'service',
  'love',
  'family',
  'places',
  'pastimes',
  'faith_and_culture',
  'holidays',
  'music',
  'food',
  'pets',
  'proud_moments',
  'losses',
  'later_life',
  'now',
] as const;
export const Chapter = z.enum(CHAPTERS);
export type Chapter = z.infer<typeof Chapter>;

/**
 * - `share`: staff and family may read it
 * - `staff_only`: staff read it
 * - `avoid_topic`: staff are told not to raise it; no relative reads it
 */
export const Sensitivity = z.enum(['share', 'staff_only', 'avoid_topic']);
export type Sensitivity = z.infer<typeof Sensitivity>;

/** A life is told in pieces; more than this is a book. */
export const LIFE_STORY_LIMIT = 200;

export const LifeStoryWords = z.object({
  chapter: Chapter,
  title: Short.pipe(z.string().min(1, 'Give it a few words as a title')),
  body: Note,
  /** As people say it: "the 1950s", "summer 1962". */
  years: words(40),
  place: Short,
  sensitivity: Sensitivity,
  told_by: Short,
  told_on: CalendarDate.nullable(),
});
export type LifeStoryWords = z.infer<typeof LifeStoryWords>;

export const LifeStoryItem = LifeStoryWords.extend({ id: Id, version: z.number().int() });
export type LifeStoryItem = z.infer<typeof LifeStoryItem>;

/** What nobody should bring up, before anything else is read. */
export function topicsToAvoid(items: readonly LifeStoryItem[]): LifeStoryItem[] {
  return items.filter(({ sensitivity }) => sensitivity === 'avoid_topic');
}

/** The story by chapters, in their order, without what nobody should bring up; chapters that nobody has told are not there. */
export function chaptersOf<Item extends Pick<LifeStoryItem, 'chapter' | 'sensitivity'>>(
  items: readonly Item[],
): { chapter: Chapter; items: Item[] }[] {
  return CHAPTERS.map((chapter) => ({
    chapter,
    items: items.filter((item) => item.chapter === chapter && item.sensitivity !== 'avoid_topic'),
  })).filter(({ items }) => items.length > 0);
}
