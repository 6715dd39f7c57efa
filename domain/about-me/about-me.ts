import { z } from 'zod';
import { StaffFace } from '../reports/report.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id, Note, Short } from '../text.ts';
import { addDays } from '../time/calendar.ts';
import { Heading, HEADINGS } from './heading.ts';
import { LifeStoryItem } from './life-story.ts';
import { Suggestion } from './suggestion.ts';
import { ResidentTag } from './tag.ts';

/** `relatives`: staff, and the relatives whose level lets them read. What is for staff no relative ever reads. */
export const CardVisibility = z.enum(['staff', 'relatives']);
export type CardVisibility = z.infer<typeof CardVisibility>;

/** Half a year: after that somebody asks whether it is still true. */
export const REVIEW_EVERY_DAYS = 180;

/** What a person writes on a card. */
export const CardWords = z.object({
  text: Note,
  /** The person's own words, as they said them. */
  is_own_words: z.boolean(),
  /** Who helped to write it, as free words: "Sarah, daughter". */
  helped_by: Short,
  visibility: CardVisibility,
});
export type CardWords = z.infer<typeof CardWords>;

export const AboutMeCard = CardWords.extend({
  heading: Heading,
  /** 0 for a card that nobody has written yet. */
  version: z.number().int(),
  confirmed_on: CalendarDate.nullable(),
  confirmed_by: StaffFace.nullable(),
  updated_at: z.string().nullable(),
  updated_by: StaffFace.nullable(),
});
export type AboutMeCard = z.infer<typeof AboutMeCard>;

/** A card as it stood once. */
export const CardVersion = CardWords.extend({
  version: z.number().int(),
  kind: z.enum(['written', 'confirmed', 'suggested']),
  at: z.string(),
  by: StaffFace.nullable(),
  /** Who proposed it, for what came from a suggestion. */
  suggestion: Suggestion.pick({ origin: true, relationship: true, suggested_by_name: true, text: true }).nullable(),
});
export type CardVersion = z.infer<typeof CardVersion>;

/** All that is known of what matters to one person, as staff read it. */
export const AboutMe = z.object({
  resident: ResidentFace,
  cards: z.array(AboutMeCard),
  tags: z.array(ResidentTag),
  life_story: z.array(LifeStoryItem),
  suggestions: z.array(Suggestion),
});
export type AboutMe = z.infer<typeof AboutMe>;

export const CardKey = { resident_id: Id, heading: Heading };

export const isWritten = (card: Pick<AboutMeCard, 'text'>): boolean => card.text !== '';

/** The day on which a card wants to be looked at again; null for one that nobody has written. */
export function reviewDueOn(card: Pick<AboutMeCard, 'text' | 'confirmed_on'>): string | null {
  return isWritten(card) && card.confirmed_on !== null ? addDays(card.confirmed_on, REVIEW_EVERY_DAYS) : null;
}

export function isReviewDue(card: Pick<AboutMeCard, 'text' | 'confirmed_on'>, today: string): boolean {
  const due = reviewDueOn(card);
  return due !== null && due <= today;
}

/** The headings that tell a stranger most in the least time; the rest follows when these are empty. */
const TELL_FIRST: readonly Heading[] = ['most_important', 'communication', 'please_do', 'support', 'wellness'];

/** What matters most, in at most so many lines: the first sentence of each card, the telling ones first. */
export function inFewLines(cards: readonly AboutMeCard[], most = 5): { heading: Heading; line: string }[] {
  const order = [...TELL_FIRST, ...HEADINGS.filter((heading) => !TELL_FIRST.includes(heading))];
  return order
    .flatMap((heading) => cards.filter((card) => card.heading === heading && isWritten(card)))
    .slice(0, most)
    .map(({ heading, text }) => ({ heading, line: firstSentence(text) }));
}

/** The longest line of the summary: two lines of a phone. */
const LONGEST_LINE = 110;

/** The first sentence of a text, cut at a word when it is long. */
export function firstSentence(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?])\s|\n/u, 1);
  const letters = Array.from(first);
  if (letters.length <= LONGEST_LINE) return first;
  const cut = letters.slice(0, LONGEST_LINE).join('');
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).trimEnd()}…`;
}
