import { z } from 'zod';
import { StaffRole } from '../access/roles.ts';
import { CalendarDate, Short } from '../text.ts';

/** Where somebody usually works. */
export const Wings = z.array(Short.pipe(z.string().min(1, 'Name the wing'))).max(20, 'Choose 20 wings or fewer');

/** As what, where and how long somebody works in a home. Both days count. */
export const StaffTerms = z.object({
  role: StaffRole,
  wings: Wings,
  starts_on: CalendarDate,
  /** Null: for good. */
  ends_on: CalendarDate.nullable(),
});
export type StaffTerms = z.infer<typeof StaffTerms>;

export const SavedTerms = StaffTerms.extend({ version: z.number().int() });
export type SavedTerms = z.infer<typeof SavedTerms>;

/** To be given to `.refine(...)` with `LAST_DAY`. */
export function endsAfterStart({ starts_on, ends_on }: { starts_on: string | null; ends_on: string | null }): boolean {
  return starts_on === null || ends_on === null || starts_on <= ends_on;
}
export const LAST_DAY = { path: ['ends_on'], message: 'The last day comes before the first' };

/** Somebody's last day is not put into the past: who leaves at once is ended, and who has left is not invited. */
export const LAST_DAY_OVER = 'The last day is today or later';

/** @param today the day in the home's calendar */
export function lastDayProblem(terms: { starts_on: string | null; ends_on: string | null }, today: string) {
  if (!endsAfterStart(terms)) return LAST_DAY.message;
  return terms.ends_on !== null && terms.ends_on < today ? LAST_DAY_OVER : null;
}
