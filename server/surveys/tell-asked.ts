import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { tell } from '../notifications/tell.ts';
import type { Home } from '../notifications/tell.ts';
import type { CareHome } from '../session/session.ts';
import { notAnswered } from './asked.queries.ts';
import { markTold } from './surveys.queries.ts';

/** Tells those who are asked and have not answered, by mail where they want it; the app shows it in any case. */
export async function tellAsked(
  db: Db,
  config: Config,
  {
    home,
    careHome,
    survey,
    now,
  }: { home: Home; careHome: CareHome; survey: { id: string; audiences: readonly string[] }; now: Date },
): Promise<void> {
  const today = calendarDay(now, careHome.timezone);
  await tell(db, config, home, { kind: 'survey', to: await notAnswered(db, careHome, survey, today), now });
  await markTold(db, careHome, survey.id, today);
}
