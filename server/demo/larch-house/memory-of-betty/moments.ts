import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../../db/database.ts';
import { instantAt } from '../../dates.ts';
import { demoId, demoIds } from '../../ids.ts';
import { keepYear } from '../../seed/keep-year.ts';
import { DAYS_OF_HISTORY } from '../../year.ts';
import { activityOf } from '../../year/sessions-of-day.ts';
import { lastDayOfBetty } from './last-day.ts';

const HOME = 'larch-house';
const BETTY = 'betty-ellis';

interface ToldMoment {
  days_before: number;
  at: string;
  activity: string;
  /** As it is called for her. */
  title: string;
  response: MomentResponse;
  words: string;
  quote: string | null;
  by: string;
}

/** What was shared with Linda in Betty’s last weeks, and what Linda keeps. */
const MOMENTS: readonly ToldMoment[] = [
  {
    days_before: 37,
    at: '14:30',
    activity: 'cards',
    title: 'Whist for matchsticks',
    response: 'loved',
    words: 'She won eleven and gave ten back, so that there would be a game tomorrow.',
    quote: 'They are only matchsticks, dear. That is why I can afford to be generous.',
    by: 'coordinator@larch-house.example',
  },
  {
    days_before: 22,
    at: '11:10',
    activity: 'good-chat',
    title: 'The news of the corridor',
    response: 'loved',
    words: 'We asked for the four-fifteen, and she announced it from her chair. The whole corridor looked up.',
    quote: 'Calling at all stations to Aberdovey. Have your tickets ready, and your manners.',
    by: 'carer@larch-house.example',
  },
  {
    days_before: 9,
    at: '15:40',
    activity: 'quiet-company',
    title: 'Two doors, one crossword',
    response: 'quiet',
    words: 'Both doors stood open, and one crossword went to and fro across the corridor until it was done.',
    quote: null,
    by: 'carer@larch-house.example',
  },
];

/** Those that lie within the year that the home remembers: opened to the family while she lived, and kept by Linda. */
export async function keepMomentsOfBetty(
  db: Db,
  { today, timezone }: { today: string; timezone: string },
): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const resident_id = demoIds.resident(HOME, BETTY);
  for (const told of MOMENTS) {
    const day = addDays(lastDayOfBetty(today), -told.days_before);
    if (day < addDays(today, -DAYS_OF_HISTORY)) continue;
    const started_at = instantAt(day, told.at, timezone);
    const { category, minutes } = activityOf(told.activity);
    const ids = idsOf(told, started_at);
    const opens_at = new Date(started_at.getTime() + (minutes + 10) * 60_000);
    const author_id = demoIds.account(told.by);
    const activity_id = demoIds.activity(told.activity);
    const both = { care_home_id, activity_id, format: 'one_to_one' as const, day, minutes, author_id };
    await keepYear(db, {
      ...NOTHING_ELSE,
      reports: [{ ...both, ...ids.report, title: told.title, started_at, recorded_at: opens_at }],
      moments: [
        {
          ...both,
          id: ids.moment_id,
          report_id: ids.report.id,
          resident_id,
          category,
          hour: Number(told.at.slice(0, 2)),
          response: told.response,
          basis: 'individual',
          note: told.words,
          quote: told.quote,
          answered_at: opens_at,
        },
      ],
    });
    await db
      .insertInto('family_updates')
      .values({
        care_home_id,
        id: ids.update_id,
        resident_id,
        report_id: ids.report.id,
        moment_id: ids.moment_id,
        words: told.words,
        quote: told.quote,
        shared_by: author_id,
        shared_at: opens_at,
        opens_at,
      })
      .execute();
    await db
      .insertInto('family_update_keeps')
      .values({
        care_home_id,
        family_update_id: ids.update_id,
        account_id: demoIds.account('linda.grant@larch-house.example'),
        kept_at: new Date(opens_at.getTime() + 4 * 3_600_000),
      })
      .execute();
  }
}

const NOTHING_ELSE = {
  planned_sessions: [],
  planned_session_residents: [],
  report_staff: [],
  moment_goals: [],
  on_now: null,
};

function idsOf({ days_before }: ToldMoment, at: Date) {
  const name = `${HOME} ${BETTY} ${days_before}`;
  return {
    report: { id: demoId(`report ${name}`, at), client_id: demoId(`write ${name}`, at) },
    moment_id: demoId(`moment ${name}`, at),
    update_id: demoId(`family update ${name}`, at),
  };
}
