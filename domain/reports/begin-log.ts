import type { Activity } from '../activities/activity.ts';
import type { ResidentFace } from '../residents/resident.ts';
import { personWho } from './log-draft.ts';
import type { LogDraft } from './log-draft.ts';

/** Something of the library, or in one's own words. */
export type ChosenActivity = Pick<Activity, 'title' | 'icon' | 'tint'> & { id: string | null; minutes: number | null };

const ROUND_MS = 300_000;

/** A log of something that nobody had planned, before anything is said of it. */
export function emptyLog(client_id: string, now: Date): LogDraft {
  return {
    client_id,
    planned_session_id: null,
    activity_id: null,
    title: '',
    started_at: now.toISOString(),
    minutes: 30,
    place: '',
    usual: null,
    people: [],
    note: '',
  };
}

/** What is logged has just ended, unless somebody says otherwise: it began its own length ago, on a round five minutes. */
export function detailsOf({ id, title, minutes }: ChosenActivity, draft: Pick<LogDraft, 'minutes'>, now: Date) {
  const length = minutes ?? draft.minutes;
  const began = Math.floor((now.getTime() - length * 60_000) / ROUND_MS) * ROUND_MS;
  return { activity_id: id, title, minutes: length, started_at: new Date(began).toISOString() };
}

/** A log of an activity with the people who were there. */
export function logOf(
  client_id: string,
  activity: ChosenActivity,
  people: readonly ResidentFace[],
  now: Date,
): LogDraft {
  const empty = emptyLog(client_id, now);
  return {
    ...empty,
    ...detailsOf(activity, empty, now),
    people: people.map((resident) => personWho(resident, { is_expected: false })),
  };
}
