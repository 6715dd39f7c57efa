import type { CatalogueInterest } from './catalogue-interest.ts';
import { artsInterests, makingInterests, wordsInterests } from './catalogue/arts-and-making.ts';
import { cultureInterests } from './catalogue/culture.ts';
import { foodInterests, homeInterests } from './catalogue/home-and-food.ts';
import { danceInterests, musicInterests } from './catalogue/music-and-dance.ts';
import { animalInterests, natureInterests, travelInterests } from './catalogue/nature-and-travel.ts';
import { gameInterests, learningInterests, sportInterests } from './catalogue/sport-and-games.ts';
import { workInterests } from './catalogue/work.ts';

/**
 * What the people of a British care home love, by shelf. Our own words, CC BY 4.0. A label may be said better;
 * a code never changes and never goes.
 */
export const INTERESTS: readonly CatalogueInterest[] = [
  ...musicInterests,
  ...danceInterests,
  ...wordsInterests,
  ...gameInterests,
  ...sportInterests,
  ...natureInterests,
  ...animalInterests,
  ...foodInterests,
  ...makingInterests,
  ...artsInterests,
  ...homeInterests,
  ...workInterests,
  ...cultureInterests,
  ...travelInterests,
  ...learningInterests,
];

const byCode = new Map(INTERESTS.map((interest) => [interest.code, interest]));

export function interestOf(code: string): CatalogueInterest | undefined {
  return byCode.get(code);
}

/** Names that keep their capital letter wherever they stand. */
const PROPER = new Set(
  'African Buddhism Caribbean Chinese Christmas Deaf Gujarati Gurdwara Hong Indian Irish Italian Jewish Mass Pentecostal Polish Pride Punjabi Scottish Urdu Welsh West'.split(
    ' ',
  ),
);

/** A label of the catalogue as it stands within a sentence: "brass bands", "Hong Kong and Chinese ways". */
export function withinSentence({ code, label }: { code: string | null; label: string }): string {
  const [first = ''] = label.split(/[ ,]/u, 1);
  if (code === null || PROPER.has(first)) return label;
  return label.slice(0, 1).toLowerCase() + label.slice(1);
}
