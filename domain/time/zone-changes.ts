import { offsetAt } from './wall-clock.ts';

/** The clocks of a zone change: at this instant, from one distance to UTC to another, in minutes. */
export interface ZoneChange {
  at: Date;
  before: number;
  after: number;
}

const MINUTE_MS = 60_000;
/** No zone keeps a summer, or Morocco its Ramadan, of less than a week. */
const STEP_MS = 7 * 86_400_000;

/** How many minutes the clocks of a zone are ahead of UTC. */
export function offsetMinutes(instant: Date, timezone: string): number {
  return offsetAt(instant.getTime(), timezone) / MINUTE_MS;
}

/** When the clocks change between two instants. It looks once a week, and where they differ for the minute. */
export function zoneChanges(timezone: string, from: Date, to: Date): ZoneChange[] {
  const changes: ZoneChange[] = [];
  let before = offsetMinutes(from, timezone);
  for (let at = from.getTime(); at < to.getTime(); at += STEP_MS) {
    const next = Math.min(at + STEP_MS, to.getTime());
    const after = offsetMinutes(new Date(next), timezone);
    if (after !== before) changes.push({ at: changeBetween(at, next, before, timezone), before, after });
    before = after;
  }
  return changes;
}

function changeBetween(from: number, to: number, before: number, timezone: string): Date {
  let [early, late] = [from, to];
  while (late - early > MINUTE_MS) {
    const middle = Math.floor((early + late) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMinutes(new Date(middle), timezone) === before) early = middle;
    else late = middle;
  }
  return new Date(Math.floor(late / MINUTE_MS) * MINUTE_MS);
}
