import { ACTIVITY_CATEGORIES } from '@heartsease/domain/activities/activity-detail.ts';
import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import type { ActivityCount } from '@heartsease/domain/dashboard/figures.ts';
import { eachDay } from '@heartsease/domain/dashboard/period.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { activitiesOf, countsOf } from './figures.queries.ts';
import { told } from './narrow.ts';
import type { Narrowed } from './narrow.ts';
import { isWeekend, percentOf, sumOf } from './reckon.ts';

const TOP = 10;

/** What took place: how much, when and of which kind. */
export async function activityCount(db: Db, careHome: CareHome, narrowed: Narrowed, now: Date): Promise<ActivityCount> {
  const rows = await activitiesOf(db, careHome, narrowed);
  const { period, compared } = narrowed;
  const total = sumOf(rows, ({ moments }) => moments);
  const inFormat = (format: string) =>
    sumOf(
      rows.filter((row) => row.format === format),
      ({ moments }) => moments,
    );
  const days = Map.groupBy(rows, ({ day }) => day);
  const by_hour = Array.from({ length: 24 }, () => 0);
  for (const { hour, moments } of rows) by_hour[hour] = (by_hour[hour] ?? 0) + moments;
  const titles = [...Map.groupBy(rows, ({ activity_id, title }) => `${activity_id} ${title}`).values()];
  return {
    period: told(period),
    n: total,
    generated_at: now.toISOString(),
    definition: DEFINITIONS.activity_count,
    total: { activities: new Set(rows.map(({ report_id }) => report_id)).size, moments: total },
    by_day: eachDay(period).map((day) => {
      const ofDay = days.get(day) ?? [];
      const of = (format: string) => sumOf(ofDay, (row) => (row.format === format ? row.moments : 0));
      return { day, group: of('group'), one_to_one: of('one_to_one') };
    }),
    by_domain: ACTIVITY_CATEGORIES.map((domain) => ({
      domain,
      moments: sumOf(rows, ({ category, moments }) => (category === domain ? moments : 0)),
    })),
    by_format: { group: inFormat('group'), one_to_one: inFormat('one_to_one') },
    by_hour,
    weekend_share: percentOf(
      sumOf(rows, ({ day, moments }) => (isWeekend(day) ? moments : 0)),
      total,
    ),
    top: titles
      .map((of) => ({
        activity_id: of[0]?.activity_id ?? null,
        title: of[0]?.title ?? '',
        activities: new Set(of.map(({ report_id }) => report_id)).size,
        moments: sumOf(of, ({ moments }) => moments),
      }))
      .toSorted(
        (one, other) =>
          other.activities - one.activities || other.moments - one.moments || one.title.localeCompare(other.title),
      )
      .slice(0, TOP),
    compare:
      compared === null ? null : { period: told(compared), ...(await countsOf(db, careHome, narrowed, compared)) },
  };
}
