import { v7 as uuidv7 } from 'uuid';
import type { Assessment } from '@heartsease/domain/pal/assessment.ts';
import { BAND_OF_LEVEL, PAL_RESULT, PAL_REVIEW_DAYS, PAL_SECTIONS } from '@heartsease/domain/pal/pal-result.ts';
import type { PalResult } from '@heartsease/domain/pal/pal-result.ts';
import { reviewDue } from '@heartsease/domain/pal/review.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { holdResident } from '../about-me/cards.queries.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { assessmentsOf, keepAssessment } from './ability.queries.ts';

/** Older papers tell of somebody who has changed since. */
const OLDEST_DAYS = 365;

/**
 * Writes down the letters of a checklist that was taken on paper. Whether it is the one that counts is decided
 * by its day.
 *
 * @throws 422 for a day that is still to come, or too long ago
 */
export async function keepResult(
  { db, session, now }: { db: Db; session: Session; now: Date },
  { resident_id, assessed_on, level, letters, observers, notes }: PalResult & { resident_id: string },
): Promise<Assessment> {
  const { careHome, account_id } = session;
  const today = calendarDay(now, careHome.timezone);
  if (assessed_on > today) throw refused({ assessed_on: ['Choose today or a day before it'] });
  if (assessed_on < addDays(today, -OLDEST_DAYS)) throw refused({ assessed_on: ['Choose a day of the last year'] });
  await holdResident(db, careHome, resident_id);
  const lines = PAL_SECTIONS.flatMap(({ key: section }) => {
    const letter = letters[section];
    return letter === undefined ? [] : [{ section, band_key: letter, band: BAND_OF_LEVEL[letter] }];
  });
  const id = uuidv7();
  await keepAssessment(db, careHome, {
    id,
    version: 1,
    resident_id,
    method: 'result',
    pack: PAL_RESULT.pack,
    pack_version: PAL_RESULT.version,
    fields: { answers: {}, helps: {}, observed_from: null, observed_to: null, observers, notes },
    signed: {
      lines,
      band_key: level,
      support_band: BAND_OF_LEVEL[level],
      may_reach: null,
      assessed_on,
      review_on: reviewDue(assessed_on, PAL_REVIEW_DAYS),
    },
    by: account_id,
    now,
  });
  const kept = (await assessmentsOf(db, careHome, resident_id, { today })).find((one) => one.id === id);
  if (kept === undefined) throw notFound();
  return kept;
}
