import { mergeFields } from '../merge.ts';
import { isToCome } from '../planner/series.ts';
import { daysOfRepeat } from '../planner/repeat.ts';
import type { Repeat } from '../planner/repeat.ts';
import { addDays, daysBetween } from '../time/calendar.ts';
import type { EventWords } from './event.ts';

/** The same event on another day: as long as it was, and answers asked for as many days before it. */
export function onDay(words: EventWords, first_day: string): EventWords {
  const later = daysBetween(words.first_day, first_day);
  const { last_day, answer_by } = words;
  return {
    ...words,
    first_day,
    last_day: addDays(last_day, later),
    answer_by: answer_by === null ? null : addDays(answer_by, later),
  };
}

/**
 * Another event of the series, with what was changed on one of them: field by field, so that what it says otherwise
 * than the one did (a later hour, another place) stays, and each stays on its day. When it is counts as one: hours of
 * its own stay whole, because half of them and half of the others' would be hours that nobody chose.
 */
export function changedAlike(words: EventWords, change: { before: EventWords; after: EventWords }): EventWords {
  const { first_day } = words;
  const { merged } = mergeFields({
    base: inUnits(onDay(change.before, first_day)),
    mine: inUnits(onDay(change.after, first_day)),
    stands: inUnits(words),
  });
  const { when, ...others } = merged;
  return { ...others, ...when };
}

function inUnits({ is_all_day, first_day, last_day, from_time, to_time, ...others }: EventWords) {
  return { ...others, when: { is_all_day, first_day, last_day, from_time, to_time } };
}

/** Why an event can't repeat like this though its days are right, for the person who asked for it; null when it can. */
export function overlapsItself(words: Pick<EventWords, 'first_day' | 'last_day'>, repeat: Repeat): string | null {
  const length = daysBetween(words.first_day, words.last_day);
  const days = daysOfRepeat(repeat, words.first_day);
  const isTooClose = days.some((day, place) => place > 0 && daysBetween(days[place - 1] ?? day, day) <= length);
  return isTooClose ? 'It would begin again before it ends' : null;
}

/** As much of an event as decides whether a change of its series is about it. */
export interface EventOfSeries {
  starts_at: Date;
  cancelled_at: Date | null;
  deleted_at: Date | null;
}

/** May it still be changed with others? What has begun, was cancelled or was deleted stays as it is. */
export function isEventToCome({ starts_at, cancelled_at, deleted_at }: EventOfSeries, now: Date): boolean {
  return isToCome({ starts_at, is_cancelled: cancelled_at !== null || deleted_at !== null, is_logged: false }, now);
}
