import { chanceFrom } from '../chance.ts';

const PUT_ASIDE_SHARE = 0.06;

/** How long somebody wrote at a report of so many moments; its chance is its own. Null: it was put aside in between. */
export function writingSecondsOf(report_id: string, moments: number, isFull: boolean): number | null {
  const chance = chanceFrom(`writing ${report_id}`);
  if (chance.happens(PUT_ASIDE_SHARE)) return null;
  return chance.between(8, 22) + moments * chance.between(1, 4) + (isFull ? chance.between(60, 240) : 0);
}
