import { isJoined } from './recount.ts';
import type { recountFeedback } from './recount.ts';

type Activities = ReturnType<typeof recountFeedback>['activities'];

/** How often each activity was answered, the most often first. */
export function recountOften(activities: Activities): number[] {
  return Object.values(activities)
    .map((of) => of.length)
    .toSorted((one, other) => other - one);
}

/** What went best: the share for whom it was good, of how many; alike in both is alike. */
export function recountBest(activities: Activities): [share: number, n: number][] {
  return ranked(activities, (response) => response === 'loved' || response === 'enjoyed');
}

/** What was hardest: the share for whom it was not today or hard, of how many. */
export function recountPoor(activities: Activities): [share: number, n: number][] {
  return ranked(activities, (response) => !isJoined({ response })).filter(([share]) => share > 0);
}

function ranked(activities: Activities, counts: (response: string | null) => boolean): [share: number, n: number][] {
  const shares: [number, number][] = [];
  for (const of of Object.values(activities)) {
    if (of.length < 5) continue;
    shares.push([of.filter(({ response }) => counts(response)).length / of.length, of.length]);
  }
  return shares.toSorted(([share, n], [other, m]) => other - share || m - n);
}
