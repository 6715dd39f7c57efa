import { mergeFields } from '../merge.ts';
import type { PlanWords, WhichSessions } from './plan.ts';

/** A session of a series, as much of it as decides about a change. */
export interface SessionOfSeries {
  id: string;
  /** The day that the rule meant. */
  series_day: string;
  starts_at: Date;
  is_cancelled: boolean;
  is_logged: boolean;
}

/** May it still be changed with others? What has begun, was logged or was cancelled stays as it is. */
export function isToCome(session: Omit<SessionOfSeries, 'id' | 'series_day'>, now: Date): boolean {
  return !session.is_cancelled && !session.is_logged && session.starts_at > now;
}

/**
 * The sessions of a series that a change is about, in the order of their days. The one that it was made on is always
 * among them: somebody has it open.
 */
export function sessionsMeant<Session extends SessionOfSeries>(
  which: WhichSessions,
  on: Session,
  series: readonly Session[],
  now: Date,
): Session[] {
  const others =
    which === 'this'
      ? []
      : series.filter(
          (one) => one.id !== on.id && isToCome(one, now) && (which === 'all' || one.series_day > on.series_day),
        );
  return [on, ...others].toSorted((one, other) => (one.series_day < other.series_day ? -1 : 1));
}

/**
 * Another session of the series, with what was changed on one of them: field by field, so that what it says
 * otherwise than the one did (a later hour, another leader) stays.
 */
export function changedAlike(words: PlanWords, change: { before: PlanWords; after: PlanWords }): PlanWords {
  return mergeFields({ base: change.before, mine: change.after, stands: words }).merged;
}

/** What becomes of the sessions when the days of their series change. */
export interface NewDays {
  /** Stay on their day. */
  kept: string[];
  /** No longer meant. */
  removed: string[];
  /** Days that get a session. */
  added: string[];
}

/**
 * @param meant the sessions that the change is about
 * @param series all sessions from the first of these on: a day that has one, cancelled or logged, gets no second
 */
export function newDays(
  days: readonly string[],
  meant: readonly SessionOfSeries[],
  series: readonly SessionOfSeries[],
): NewDays {
  const wanted = new Set(days);
  const taken = new Set(series.map(({ series_day }) => series_day));
  return {
    kept: meant.filter(({ series_day }) => wanted.has(series_day)).map(({ id }) => id),
    removed: meant.filter(({ series_day }) => !wanted.has(series_day)).map(({ id }) => id),
    added: days.filter((day) => !taken.has(day)),
  };
}

/** Just what is written about a session, of anything that says that and more. */
export function planWordsOf(plan: PlanWords): PlanWords {
  const { activity_id, title, time, minutes, place, leader_id, is_open_to_everyone, capacity } = plan;
  const { helper_ids, resident_ids, resident_group_ids } = plan;
  return {
    activity_id,
    title,
    time,
    minutes,
    place,
    leader_id,
    helper_ids,
    resident_ids,
    resident_group_ids,
    is_open_to_everyone,
    capacity,
  };
}
