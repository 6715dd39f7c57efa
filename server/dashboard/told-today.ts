import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Session } from '../session/session.ts';
import { told } from './narrow.ts';

/** What a list of the dashboard says of itself that is about today alone: the days of a filter narrow nothing in it. */
export function toldToday<Item>({ session, now }: { session: Session; now: Date }, definition: string, items: Item[]) {
  const today = calendarDay(now, session.careHome.timezone);
  return {
    period: told({ from: today, to: today }),
    n: items.length,
    generated_at: now.toISOString(),
    definition,
    items,
  };
}
