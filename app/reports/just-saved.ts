import { z } from 'zod';
import { LogDraft } from '@heartsease/domain/reports/log-draft.ts';

/** What the history of the browser carries of a log that has just been saved, so that a reload shows it again. */
export const JustSaved = z.object({
  saved: LogDraft,
  /** Somebody in it who had waited long for company. */
  long_awaited: z.object({ known_as: z.string(), days: z.number().int() }).nullable(),
});
export type JustSaved = z.infer<typeof JustSaved>;

/** A log that is open again as it was: taken back, or refused with what the server said. */
export const LogAgain = z.object({ again: LogDraft, refused: z.string().nullable() });
export type LogAgain = z.infer<typeof LogAgain>;
