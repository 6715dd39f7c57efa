import { findForgiving } from '../find-forgiving.ts';
import type { Sought } from '../find-forgiving.ts';
import { wordsOfTheme } from './chosen-from.ts';

/** What an activity is compared by. */
export interface Comparable {
  title: string;
  summary: string;
  themes: readonly string[];
}

/** Too small to mean anything. */
const SMALL_WORDS = new Set(
  'a an and at by for from in into of on or our out round the their this to up with your day time afternoon morning evening club group session home'.split(
    ' ',
  ),
);
const IN_THE_NAME = 6;
const IN_THE_THEMES = 3;
const IN_THE_TELLING = 1;
/** "Jigsaw – trains" is a jigsaw first of all. */
const BEFORE_THE_DASH = 2;
/** Less than one word of a theme says nothing. */
const ENOUGH = 1;

/**
 * The activity that a title most likely means, so that its values can stand in the editor: null when none is near.
 * Each word of the title counts for the activities that it finds, the more the fewer they are; in a name it counts
 * more than among what it is about, and there more than in the summary. The same title finds the same activity.
 */
export function mostSimilar<Activity extends Comparable>(
  title: string,
  activities: readonly Activity[],
): Activity | null {
  const scores = new Map<Activity, number>();
  for (const [word, weight] of weighedWords(title)) {
    for (const [value, soughtBy] of WAYS) {
      const found = findForgiving(activities, word, soughtBy);
      for (const activity of found) {
        const worth = (weight * value) / Math.sqrt(found.length);
        scores.set(activity, (scores.get(activity) ?? 0) + worth);
      }
    }
  }
  const [best] = [...scores].toSorted(
    ([one, ones], [other, others]) => others - ones || one.title.localeCompare(other.title),
  );
  return best === undefined || best[1] < ENOUGH ? null : best[0];
}

const WAYS: readonly (readonly [value: number, soughtBy: (activity: Comparable) => Sought])[] = [
  [IN_THE_NAME, ({ title }) => ({ names: [title] })],
  [IN_THE_THEMES, ({ themes }) => ({ names: themes.flatMap((theme) => [theme, ...wordsOfTheme(theme)]) })],
  [IN_THE_TELLING, ({ summary }) => ({ names: [], told: [summary] })],
];

function weighedWords(title: string): [word: string, weight: number][] {
  const [first = '', ...rest] = title.split(/\s[–—-]\s|[:(,]/u);
  return [
    ...meaningIn(first).map((word): [string, number] => [word, rest.length > 0 ? BEFORE_THE_DASH : 1]),
    ...meaningIn(rest.join(' ')).map((word): [string, number] => [word, 1]),
  ];
}

function meaningIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !SMALL_WORDS.has(word));
}
