import { z } from 'zod';
import { CalendarDate } from '../text.ts';

export const FigurePeriod = z.object({ from: CalendarDate, to: CalendarDate, days: z.number().int() });

/** What every answer of the dashboard says of itself (row CA-4), so that a tap on it shows how it was made. */
export const told = {
  period: FigurePeriod,
  /** Out of how many: moments, answers or people, as the definition says; of a list how many are on it. */
  n: z.number().int(),
  generated_at: z.iso.datetime(),
  definition: z.string(),
};
