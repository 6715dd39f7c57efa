import { groupReport } from '../server/test/small-home.ts';

const DAY_MS = 86_400_000;
const DAYS = 12;

/**
 * A report of the whole home as a device sends it, at any time of the last days: no home has a thousand of the same
 * hour, each to be told of all the others.
 */
export function reportApart(home: Parameters<typeof groupReport>[0]): ReturnType<typeof groupReport> {
  const started_at = new Date(Date.now() - DAY_MS * (1 + DAYS * Math.random())).toISOString();
  return { ...groupReport(home), started_at };
}
