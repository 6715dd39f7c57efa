import type { z } from 'zod';
import { DEPTH_LIMITS, NO_MOMENT_DEPTH, NO_REPORT_DEPTH, isSameDepth } from '@heartsease/domain/reports/depth.ts';
import type { ReportDepth } from '@heartsease/domain/reports/depth.ts';
import { NO_FULL_REPORTS } from '@heartsease/domain/reports/report.ts';
import type { ReportDraft } from '@heartsease/domain/reports/report.ts';
import type { Db } from '../db/database.ts';
import { needsPackage, notFound, refused } from '../http/errors.ts';
import { sessionMay } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { knownStaff } from './full-report.queries.ts';
import { knownGoals } from './moments.queries.ts';
import type { MomentToKeep } from './moments.queries.ts';

type Told = Partial<Pick<z.output<typeof ReportDraft>, 'note' | 'depth'>> & {
  moments?: readonly Pick<MomentToKeep, 'resident_id' | 'note' | 'depth'>[];
};
type Standing = { note: string | null; depth: ReportDepth | undefined; moments: readonly MomentToKeep[] };

/**
 * Depth is for packages that have full reports (row PE-11). What a home wrote while it had them stays as it is, and
 * may be sent again as it stands; so may a note that grew longer than the rule when two reports were put together.
 *
 * @param fieldOf the field of a person's note, where the call has just one
 * @throws 403 with the code "package"; 422 at a note that is longer than a few words
 */
export function checkPackage(
  session: Session,
  told: Told,
  standing?: Standing,
  fieldOf: (place: number) => string = (place) => `moments.${place}.note`,
): void {
  const stood = new Map(standing?.moments.map((moment) => [moment.resident_id, moment]));
  const hasFull = sessionMay(session, 'reports.full');
  const most = hasFull
    ? { note: DEPTH_LIMITS.note, of_person: DEPTH_LIMITS.moment_note }
    : { note: DEPTH_LIMITS.basic_note, of_person: DEPTH_LIMITS.basic_moment_note };
  if ((told.note ?? '').length > most.note && told.note !== standing?.note) {
    throw refused({ note: [`Use ${most.note} characters or fewer`] });
  }
  const tooLong = Object.fromEntries(
    (told.moments ?? []).flatMap(({ resident_id, note }, place) =>
      (note ?? '').length <= most.of_person || note === stood.get(resident_id)?.note
        ? []
        : [[fieldOf(place), [`Use ${most.of_person} characters or fewer`]]],
    ),
  );
  if (Object.keys(tooLong).length > 0) throw refused(tooLong);
  if (hasFull) return;
  const isMore =
    (told.depth !== undefined && !isSameDepth(told.depth, standing?.depth ?? NO_REPORT_DEPTH)) ||
    (told.moments ?? []).some(
      ({ resident_id, depth }) =>
        depth !== undefined && !isSameDepth(depth, stood.get(resident_id)?.depth ?? NO_MOMENT_DEPTH),
    );
  if (isMore) throw needsPackage(NO_FULL_REPORTS);
}

/** @throws 404 for staff that this home never had, and for goals of somebody else */
export async function checkDepth(db: Db, careHome: CareHome, { depth, moments = [] }: Told): Promise<void> {
  const staff = depth?.staff_ids ?? [];
  if (staff.length > 0 && (await knownStaff(db, careHome, staff)) !== staff.length) throw notFound();
  const goals = moments.flatMap((moment) =>
    (moment.depth?.goals ?? []).map((goal_id) => ({ resident_id: moment.resident_id, goal_id })),
  );
  if (goals.length > 0 && (await knownGoals(db, careHome, goals)) !== goals.length) throw notFound();
}
