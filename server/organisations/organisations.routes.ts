import type { z } from 'zod';
import { KEY_FIGURES } from '@heartsease/domain/dashboard/key-figures.ts';
import { comparedTo, daysOf, faultOf, periodOf, weeksOf } from '@heartsease/domain/dashboard/period.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { HOME_FIGURE_KEYS } from '@heartsease/domain/organisations/home-figures.ts';
import {
  FEWEST_DAYS_OF_HOMES,
  MOST_DAYS_OF_HOMES,
  WEEKS_OF_HOMES,
  getOrganisationFigures,
} from '@heartsease/domain/organisations/organisations.endpoints.ts';
import type { FiguresOfHome } from '@heartsease/domain/organisations/organisations.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { told } from '../dashboard/narrow.ts';
import { setTenant } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { figuresOfHome } from './figures-of-home.ts';
import type { Spans } from './figures-of-home.ts';
import { homesOfOrganisation } from './organisations.queries.ts';

/** Head office: figures over all homes, each beside its own past. */
export function registerOrganisations(app: App): void {
  route(app, getOrganisationFigures, async ({ db, session, now, input }) => {
    const { account_id, careHome, row } = session;
    const period = periodOf(input, calendarDay(now, careHome.timezone));
    const fault = faultOf(period) ?? faultOfHomes(input, daysOf(period));
    if (fault !== null) throw refused({ [isByDay(input) ? 'to' : 'preset']: [fault] });
    const spans = spansOf(period);
    const homes: FiguresOfHome[] = [];
    for (const home of await homesOfOrganisation(db, row.organisation_id, now)) {
      // The lock is moved from home to home: whatever a query forgot, it reads the rows of one home at a time.
      await setTenant(db, { care_home_id: home.id, account_id });
      const { id, name, town } = home;
      homes.push({ id, name, town, ...(await figuresOfHome(db, home, spans, now)) });
    }
    await setTenant(db, { care_home_id: careHome.id, account_id });
    return {
      organisation_name: row.organisation_name,
      period: told(period),
      before: told(spans.before),
      last_year: told(spans.last_year),
      weeks: spans.weeks.map(told),
      generated_at: now.toISOString(),
      figures: HOME_FIGURE_KEYS.map((key) => ({ key, ...KEY_FIGURES[key] })),
      homes,
    };
  });
}

type AskedDays = z.output<typeof getOrganisationFigures.input>;

const isByDay = ({ from, to }: AskedDays) => from !== undefined || to !== undefined;

/** @returns null where so many days of a home may be looked at from outside, or the words for the field */
function faultOfHomes(asked: AskedDays, days: number): string | null {
  if (days > MOST_DAYS_OF_HOMES) return 'Choose three months or less';
  const isBegun = !isByDay(asked) && (asked.preset === 'month' || asked.preset === 'quarter');
  return days < FEWEST_DAYS_OF_HOMES && !isBegun ? 'Choose four weeks or more' : null;
}

function spansOf(period: Period): Spans {
  return {
    period,
    before: comparedTo(period, 'previous') ?? period,
    last_year: comparedTo(period, 'same_last_year') ?? period,
    weeks: weeksOf({ from: addDays(period.to, 1 - 7 * WEEKS_OF_HOMES), to: period.to }),
  };
}
