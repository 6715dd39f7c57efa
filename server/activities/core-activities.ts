import { createHash } from 'node:crypto';
import type { CoreActivity } from './core-activities/core-activity.ts';
import { companyActivities } from './core-activities/social/company.ts';
import { roundTheTableActivities } from './core-activities/social/round-the-table.ts';
import { gamesAndSportActivities } from './core-activities/social/games-and-sport.ts';
import { allTogetherActivities } from './core-activities/social/all-together.ts';
import { stretchingActivities } from './core-activities/physical/stretching.ts';
import { movingGamesActivities } from './core-activities/physical/moving-games.ts';
import { dancingAndWalkingActivities } from './core-activities/physical/dancing-and-walking.ts';
import { tableGamesActivities } from './core-activities/cognitive/table-games.ts';
import { quizzesAndWordsActivities } from './core-activities/cognitive/quizzes-and-words.ts';
import { readingAndWritingActivities } from './core-activities/cognitive/reading-and-writing.ts';
import { memoriesActivities } from './core-activities/cognitive/memories.ts';
import { musicActivities } from './core-activities/creative/music.ts';
import { artActivities } from './core-activities/creative/art.ts';
import { handworkActivities } from './core-activities/creative/handwork.ts';
import { paperAndWordsActivities } from './core-activities/creative/paper-and-words.ts';
import { cookingActivities } from './core-activities/everyday-purpose/cooking.ts';
import { houseworkActivities } from './core-activities/everyday-purpose/housework.ts';
import { rolesActivities } from './core-activities/everyday-purpose/roles.ts';
import { sortingActivities } from './core-activities/everyday-purpose/sorting.ts';
import { gardeningActivities } from './core-activities/outdoors/gardening.ts';
import { outingsAndFreshAirActivities } from './core-activities/outdoors/outings-and-fresh-air.ts';
import { skyAndBirdsActivities } from './core-activities/outdoors/sky-and-birds.ts';
import { touchActivities } from './core-activities/sensory/touch.ts';
import { pamperingActivities } from './core-activities/sensory/pampering.ts';
import { listeningActivities } from './core-activities/sensory/listening.ts';
import { lookingActivities } from './core-activities/sensory/looking.ts';
import { tasteAndScentActivities } from './core-activities/sensory/taste-and-scent.ts';
import { prayerActivities } from './core-activities/spiritual/prayer.ts';
import { servicesActivities } from './core-activities/spiritual/services.ts';
import { festivalsActivities } from './core-activities/spiritual/festivals.ts';

/** The starter library that every care home gets. Content licence: CC BY 4.0. */
export const coreActivities: readonly CoreActivity[] = [
  ...companyActivities,
  ...roundTheTableActivities,
  ...gamesAndSportActivities,
  ...allTogetherActivities,
  ...stretchingActivities,
  ...movingGamesActivities,
  ...dancingAndWalkingActivities,
  ...tableGamesActivities,
  ...quizzesAndWordsActivities,
  ...readingAndWritingActivities,
  ...memoriesActivities,
  ...musicActivities,
  ...artActivities,
  ...handworkActivities,
  ...paperAndWordsActivities,
  ...cookingActivities,
  ...houseworkActivities,
  ...rolesActivities,
  ...sortingActivities,
  ...gardeningActivities,
  ...outingsAndFreshAirActivities,
  ...skyAndBirdsActivities,
  ...touchActivities,
  ...pamperingActivities,
  ...listeningActivities,
  ...lookingActivities,
  ...tasteAndScentActivities,
  ...prayerActivities,
  ...servicesActivities,
  ...festivalsActivities,
];

/** The id of an entry of the core library, the same in every database, so that homes can exchange what refers to it. */
export function coreActivityId(slug: string): string {
  const hash = createHash('sha256').update(`heartsease core activity ${slug}`).digest('hex');
  return `01900000-0000-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
