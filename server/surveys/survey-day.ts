import type pg from 'pg';
import { GRACE_HOURS } from '@heartsease/domain/surveys/standing.ts';
import { calendarDay, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import type { Config } from '../config.ts';
import { inTransaction } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { careHomeOfJob } from '../session/session.ts';
import { tellAsked } from './tell-asked.ts';
import { holdSurvey, storedSurvey } from './surveys.queries.ts';

interface Due {
  id: string;
  care_home_id: string;
  name: string;
  timezone: string;
}

/** Nobody is asked before breakfast. */
const NOT_BEFORE = '09:00';

/**
 * What the days of a survey bring: it is told of when it opens, and again on its reminder days, each to those who have
 * not answered; it closes after its last day; what was begun and not handed in is forgotten a day after its end.
 *
 * @param pool connects as the owner, for it looks through all homes
 * @throws AggregateError at the end, when some surveys could not be told of
 */
export async function surveyDay(pool: pg.Pool, database: Database, config: Config, now: Date): Promise<void> {
  const { rows } = await pool.query<Due>(
    `select s.id, s.care_home_id, h.name, h.timezone from surveys s join care_homes h on h.id = s.care_home_id
      where s.status = 'open'`,
  );
  const faults: unknown[] = [];
  for (const due of rows) await oneSurvey(database, config, due, now).catch((fault: unknown) => faults.push(fault));
  await pool.query(
    `update surveys s
        set status = 'closed', closed_at = ((s.closes_on + 1)::timestamp at time zone h.timezone)
       from care_homes h
      where h.id = s.care_home_id and s.status = 'open'
        and ((s.closes_on + 1)::timestamp at time zone h.timezone) <= $1`,
    [now],
  );
  await pool.query(
    `delete from survey_drafts d using surveys s
      where s.care_home_id = d.care_home_id and s.id = d.survey_id
        and s.closed_at <= $1::timestamptz - make_interval(hours => $2)`,
    [now, GRACE_HOURS],
  );
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} surveys are not told of`);
}

async function oneSurvey(database: Database, config: Config, { id, care_home_id, name, timezone }: Due, now: Date) {
  const today = calendarDay(now, timezone);
  if (timeOn(now.toISOString(), timezone) < NOT_BEFORE) return;
  await inTransaction(database, { care_home_id, account_id: null }, async (db) => {
    const careHome = careHomeOfJob({ care_home_id, timezone });
    await holdSurvey(db, careHome, id);
    const survey = await storedSurvey(db, careHome, id);
    if (!survey || survey.opens_on === null || survey.told_on === today || survey.opens_on > today) return;
    if (survey.closes_on !== null && survey.closes_on < today) return;
    const day = daysBetween(survey.opens_on, today);
    // A server that slept through its first day tells of it on the next.
    const isDue = survey.told_on === null || survey.reminder_days.includes(day);
    if (isDue) await tellAsked(db, config, { home: { care_home_id, name, timezone }, careHome, survey, now });
  });
}
