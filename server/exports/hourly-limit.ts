import { EXPORT_RULES } from '@heartsease/domain/exports/export.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { refused } from '../http/errors.ts';

const HOUR_MS = 3_600_000;

/** As long ago as a file counts. */
export const anHourBefore = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/**
 * @param asked when files were asked for within the last hour, the first first
 * @throws 422 with when there may be another one
 */
export function refuseTooMany(asked: readonly Date[], timezone: string): void {
  const first = asked.at(-EXPORT_RULES.most_an_hour);
  if (first === undefined) return;
  const again = timeOn(new Date(first.getTime() + HOUR_MS + 60_000).toISOString(), timezone);
  throw refused({
    form: [`You asked for ${EXPORT_RULES.most_an_hour} files within an hour. You can ask for more from ${again}.`],
  });
}
