import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import { LEAST_ANSWERS, MOST_ACTIVITIES } from '@heartsease/domain/dashboard/figures.ts';
import type { ActivityFeedback, Feedback, ResponseCounts } from '@heartsease/domain/dashboard/figures.ts';
import { isOffered } from '@heartsease/domain/reports/response.ts';
import type { MomentResponse, NotTodayReason } from '@heartsease/domain/reports/response.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { answersOf, facesOfPeriod } from './figures.queries.ts';
import { told } from './narrow.ts';
import type { Narrowed } from './narrow.ts';
import { percentOf, round, sumOf } from './reckon.ts';

const SHOWN = 5;

interface Answered {
  response: MomentResponse | null;
  not_today_reason: NotTodayReason | null;
  moments: number;
}

/** How it was for people, as somebody said. */
export async function feedbackOf(db: Db, careHome: CareHome, narrowed: Narrowed, now: Date): Promise<Feedback> {
  const rows = await answersOf(db, careHome, narrowed);
  const { compared } = narrowed;
  const faces = facesFrom(rows);
  const moods = sumOf(rows, (row) => row.moods);
  const activities = [...Map.groupBy(rows, ({ activity_id, title }) => `${activity_id} ${title}`).values()]
    .map((of): ActivityFeedback => {
      const ofThis = facesFrom(of);
      const n = answered(ofThis);
      const [first] = of;
      return {
        activity_id: first?.activity_id ?? null,
        title: first?.title ?? '',
        n,
        well: percentOf(ofThis.loved + ofThis.enjoyed, n),
        faces: ofThis,
      };
    })
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.n - one.n || one.title.localeCompare(other.title));
  const often = activities.filter(({ n }) => n >= LEAST_ANSWERS);
  const againOf = (word: string) => sumOf(rows, (row) => (row.again === word ? row.moments : 0));
  const before = compared && facesFrom(await facesOfPeriod(db, careHome, narrowed, compared));
  return {
    period: told(narrowed.period),
    n: answered(faces),
    generated_at: now.toISOString(),
    definition: DEFINITIONS.activity_feedback,
    faces,
    unsaid: sumOf(rows, ({ response, moments }) => (response === null ? moments : 0)),
    not_today: reasonsFrom(rows),
    again: { yes: againOf('yes'), maybe: againOf('maybe'), no: againOf('no') },
    mood_delta: {
      mean: moods === 0 ? null : round(sumOf(rows, ({ lift }) => lift) / moods, 2),
      n: moods,
    },
    best: often.toSorted((one, other) => (other.well ?? 0) - (one.well ?? 0) || other.n - one.n).slice(0, SHOWN),
    poor: often
      .filter((one) => hardly(one) > 0)
      .toSorted((one, other) => hardly(other) - hardly(one) || other.n - one.n)
      .slice(0, SHOWN),
    by_activity: activities.slice(0, MOST_ACTIVITIES),
    compare: before && compared && { period: told(compared), n: answered(before), faces: before },
  };
}

/** The share for whom it was not today, or hard. */
function hardly({ faces, n }: ActivityFeedback): number {
  return (faces.not_today + faces.unsettled) / n;
}

/** Whoever was away, or whom nobody got to, gave no answer. */
function facesFrom(rows: readonly Answered[]): ResponseCounts {
  const faces = { loved: 0, enjoyed: 0, quiet: 0, not_today: 0, unsettled: 0 };
  for (const row of rows) if (row.response !== null && isOffered(row)) faces[row.response] += row.moments;
  return faces;
}

function answered(faces: ResponseCounts): number {
  return sumOf(Object.values(faces), (count) => count);
}

function reasonsFrom(rows: readonly { not_today_reason: NotTodayReason | null; moments: number }[]) {
  const reasons = { declined: 0, asleep: 0, unwell: 0, away: 0, visitors: 0, not_reached: 0 };
  for (const { not_today_reason, moments } of rows) if (not_today_reason !== null) reasons[not_today_reason] += moments;
  return reasons;
}
