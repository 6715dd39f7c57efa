import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import type { Chapter, Sensitivity } from '@heartsease/domain/about-me/life-story.ts';
import type { Strength } from '@heartsease/domain/about-me/tag.ts';

/** What one person of the demo world told about themselves, or had told for them. */
export interface Told {
  /** The key of the resident. */
  of: string;
  /** Who of the staff wrote it down. */
  by: string;
  cards: readonly ToldCard[];
  tags: readonly (readonly [tag: string, strength: Strength, note?: string])[];
  story: readonly ToldPiece[];
  /** Waiting to be read by the coordinator. */
  suggestions?: readonly ToldSuggestion[];
}

export interface ToldCard {
  heading: Heading;
  text: string;
  /** Said by the person in these words. */
  own?: true;
  helped_by?: string;
  /** For staff alone. */
  staff?: true;
  /** How long ago somebody said that it is true; 40 days unless told. */
  days_ago?: number;
  /** What the card said before. */
  before?: string;
}

export interface ToldPiece {
  chapter: Chapter;
  title: string;
  body?: string;
  years?: string;
  place?: string;
  told_by?: string;
  sensitivity?: Sensitivity;
}

export interface ToldSuggestion {
  heading: Heading;
  text: string;
  /** Of a relative, with what they are to the person; or of a member of staff. */
  by: string;
  relationship?: string;
  days_ago: number;
}
