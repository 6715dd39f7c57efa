import { may } from '@heartsease/domain/access/permissions.ts';
import { kindOf } from '@heartsease/domain/access/viewer.ts';
import type { Viewer } from '@heartsease/domain/access/viewer.ts';
import type { WrittenTutorial } from './written-tutorial.ts';
import { caringTutorials } from './core-tutorials/caring.ts';
import { tutorialsForEverybody } from './core-tutorials/for-everybody.ts';
import { tutorialsOnFilmsAndRisks } from './core-tutorials/films-and-risks.ts';
import { managingTutorials } from './core-tutorials/managing.ts';
import { tutorialsOnPeople } from './core-tutorials/on-people.ts';
import { tutorialsOnPeopleAndTheirFamily } from './core-tutorials/people-and-their-family.ts';
import { planningTutorials } from './core-tutorials/planning.ts';
import { programmeTutorials } from './core-tutorials/programme.ts';

/** All tutorials, in the order in which somebody new would read them. */
export const CORE_TUTORIALS: readonly WrittenTutorial[] = [
  ...caringTutorials,
  ...tutorialsOnPeople,
  ...planningTutorials,
  ...tutorialsOnPeopleAndTheirFamily,
  ...programmeTutorials,
  ...tutorialsOnFilmsAndRisks,
  ...managingTutorials,
  ...tutorialsForEverybody,
];

/** Of the tutorials those about what this person may do, here and now. */
export function tutorialsFor(viewer: Viewer): WrittenTutorial[] {
  return CORE_TUTORIALS.filter(
    ({ needs, kinds }) =>
      (needs === null || may(viewer, needs)) && (kinds === undefined || kinds.includes(kindOf(viewer))),
  );
}
