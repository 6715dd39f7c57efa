import type { JoinBuilder } from 'kysely';
import type { Tables } from '../db/tables.ts';

type MomentsAndReports = Tables & { m: Tables['moments']; t: Tables['reports'] };

/**
 * Joins the reports `t` that the moments `m` of some days belong to. A report bears the day of its moments, and to
 * say so keeps the join from reading every report that a home ever wrote (measured: 82 -> 15 ms after ten years).
 *
 * @param days the first and the last day that are asked of the moments
 */
export function reportOfMoment({ from, to }: { from: string; to?: string }) {
  return (join: JoinBuilder<MomentsAndReports, 'm' | 't'>) => {
    const since = join
      .onRef('t.care_home_id', '=', 'm.care_home_id')
      .onRef('t.id', '=', 'm.report_id')
      .on('t.day', '>=', from);
    return to === undefined ? since : since.on('t.day', '<=', to);
  };
}
