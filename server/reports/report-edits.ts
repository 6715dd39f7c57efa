import { z } from 'zod';
import { Answer, DETAILS } from '@heartsease/domain/reports/report.ts';
import type { ReportEdit } from '@heartsease/domain/reports/report.ts';

const KeptMoments = z.array(Answer.extend({ resident_id: z.string() }));
/** Kept before reports told more, or nothing said. */
const words = z.string().nullable().default(null);
const inWords = z.union([z.number(), z.boolean()]).transform(String).nullable().default(null);
const inARow = z
  .array(z.string())
  .transform((names) => (names.length === 0 ? null : names.join(', ')))
  .default(null);
const KeptDetails = z.object({
  title: z.string(),
  started_at: z.string(),
  minutes: z.coerce.string(),
  place: words,
  note: words,
  staff_present: inARow,
  relatives_present: inARow,
  resources_used: inARow,
  cost_pence: inWords,
  went_well: words,
  change_next_time: words,
  is_risk_checked: inWords,
  overall_enjoyment: inWords,
});

/** A report at one moment of its life; `details` null where a change kept just the moments. */
export const KeptState = z.union([
  KeptMoments.transform((moments) => ({ moments, details: null })),
  z.object({ report: KeptDetails, moments: KeptMoments }).transform(({ report, moments }) => ({
    moments,
    details: report,
  })),
]);
export type KeptState = z.infer<typeof KeptState>;

/**
 * What changed between two states of a report: people first, in the order in which they stand.
 *
 * @param nameOf how a resident is called
 */
export function editsBetween(was: KeptState, is: KeptState, nameOf: (resident_id: string) => string): ReportEdit[] {
  const ids = new Set([...was.moments, ...is.moments].map(({ resident_id }) => resident_id));
  const people = [...ids].map((resident_id) => ({
    about: 'person' as const,
    resident_id,
    known_as: nameOf(resident_id),
    was: answerIn(was, resident_id),
    is: answerIn(is, resident_id),
  }));
  const details = DETAILS.map((about) => ({
    about,
    was: was.details?.[about] ?? null,
    is: is.details?.[about] ?? null,
  }));
  return [...people, ...(was.details && is.details ? details : [])].filter(
    (edit) => JSON.stringify(edit.was) !== JSON.stringify(edit.is),
  );
}

function answerIn({ moments }: KeptState, id: string): Answer | null {
  const moment = moments.find(({ resident_id }) => resident_id === id);
  return moment ? Answer.parse(moment) : null;
}
