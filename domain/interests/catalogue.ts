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
