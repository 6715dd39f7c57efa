import { may } from '@heartsease/domain/access/permissions.ts';
import type { Viewer } from '@heartsease/domain/access/viewer.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { HOME_FIGURE_KEYS, valueToLeave } from '@heartsease/domain/organisations/home-figures.ts';
import type { HomeFigureKey, HomeValue } from '@heartsease/domain/organisations/home-figures.ts';
import type { FiguresOfHome } from '@heartsease/domain/organisations/organisations.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { figuresOfMoments } from '../dashboard/figures-of-moments.ts';
import { momentFactsOf } from '../dashboard/figures.queries.ts';
import { figuresOfPapers, figuresOfPeriod } from '../dashboard/key-figures.ts';
import type { CountedFigures } from '../dashboard/key-figures.ts';
import { presentIn } from '../dashboard/presence.queries.ts';
import type { Db } from '../db/database.ts';
import { careHomeOfOrganisation } from '../session/session.ts';
import type { CareHome } from '../session/session.ts';
import { firstRecordedDay } from './organisations.queries.ts';
import type { HomeOfOrganisation } from './organisations.queries.ts';

/** The days that a home is told of. */
export interface Spans {
  period: Period;
  before: Period;
  last_year: Period;
  /** One after the other, without a gap. */
  weeks: readonly Period[];
}

/** What was counted of some days, and of how many people. */
interface Count {
  counted: CountedFigures;
  people: number;
}

const NOBODY: Count = { counted: {}, people: 0 };

/**
 * The figures of one home as they may leave it, by the functions of its own dashboard. The transaction must stand for
 * that home.
 */
export async function figuresOfHome(
  db: Db,
  home: HomeOfOrganisation,
  spans: Spans,
  now: Date,
): Promise<Pick<FiguresOfHome, 'adds_reports' | 'figures'>> {
  const careHome = careHomeOfOrganisation(home);
  const today = calendarDay(now, home.timezone);
  const viewer = viewerOf(home, today);
  const adds_reports = may(viewer, 'reports.add');
  if (!may(viewer, 'dashboard_graphs.view')) return { adds_reports, figures: null };
  const since = await firstRecordedDay(db, careHome);
  const period = await countOf(db, careHome, spans.period, today);
  const before = await countOf(db, careHome, spans.before, today);
  const lastYear = await countOf(db, careHome, spans.last_year, today);
  const weeks = await countsOfWeeks(db, careHome, spans.weeks, today);
  const papers = await papersOf(db, careHome, spans.period, today);
  const has: Partial<Record<HomeFigureKey, boolean>> = { ability_reviews: may(viewer, 'ability.view') };
  const figures = HOME_FIGURE_KEYS.filter((key) => has[key] ?? true).map((key) => {
    const told = ({ counted, people }: Count) => valueToLeave(counted[key], people);
    // Half a month of recording beside a whole one would look like a change in people's lives.
    const past = (count: Count, { from }: Period): HomeValue =>
      since !== null && since <= from ? told(count) : { state: 'not_begun' };
    const lately = since !== null && since <= spans.period.to ? told(period) : { state: 'not_begun' as const };
    const isOfToday = papers.counted[key] !== undefined;
    return {
      key,
      now: isOfToday ? told(papers) : lately,
      before: isOfToday ? told(before) : past(before, spans.before),
      last_year: isOfToday ? told(lastYear) : past(lastYear, spans.last_year),
      weeks: isOfToday ? [] : spans.weeks.map((week, place) => past(weeks[place] ?? NOBODY, week)),
    };
  });
  return { adds_reports, figures };
}

/** Staff of the home, whose package says what there is to be seen of it. */
function viewerOf(home: HomeOfOrganisation, today: string): Viewer {
  const { title, is_basic, package_expires_on, organisation_type, is_risk_assessment_enabled } = home;
  return {
    type: 'staff',
    organisation_type,
    expired: package_expires_on !== null && package_expires_on < today,
    package: { title, is_basic },
    carehome: { organisation: { is_risk_assessment_enabled } },
  };
}

async function countOf(db: Db, careHome: CareHome, period: Period, today: string): Promise<Count> {
  const people = await presentIn(db, careHome, { period, today, resident_ids: null });
  return { counted: await figuresOfPeriod(db, careHome, people, period), people: people.length };
}

/** The same week by week, read at once. */
async function countsOfWeeks(db: Db, careHome: CareHome, weeks: readonly Period[], today: string): Promise<Count[]> {
  const [first, last] = [weeks.at(0), weeks.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = { from: first.from, to: last.to };
  const people = await presentIn(db, careHome, { period: all, today, resident_ids: null });
  const moments = await momentFactsOf(db, careHome, all);
  return weeks.map((week) => {
    const isIn = (day: string) => week.from <= day && day <= week.to;
    const present = people
      .map(({ id, days }) => ({ id, days: days.filter(isIn), is_in_bed: false }))
      .filter(({ days }) => days.length > 0);
    const counted = figuresOfMoments(
      present,
      moments.filter(({ day }) => isIn(day)),
      week.to,
    );
    return { counted, people: present.length };
  });
}

/** What has to be looked at again is known of today alone. */
async function papersOf(db: Db, careHome: CareHome, period: Period, today: string): Promise<Count> {
  const now = { from: today, to: today };
  const here = (await presentIn(db, careHome, { period: now, today, resident_ids: null })).map(({ id }) => id);
  return { counted: await figuresOfPapers(db, careHome, new Set(here), { period, today }), people: here.length };
}
