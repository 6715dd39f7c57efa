import { enjoyedLately } from '@heartsease/domain/insights/enjoyed-lately.ts';
import { INSIGHT_RULES } from '@heartsease/domain/insights/insight.ts';
import type { EnjoyedLately, Patterns, ResidentInsights } from '@heartsease/domain/insights/insight.ts';
import type { LivedMoment } from '@heartsease/domain/insights/lived-moment.ts';
import { firstDayOfPattern, ownPatternChange } from '@heartsease/domain/insights/own-pattern.ts';
import {
  byPartOfDay,
  bySizeOfCompany,
  declines,
  firstTimes,
  glance,
  goodCompany,
  moodByActivity,
  oneToOne,
  quotesOf,
  variety,
  weekByWeek,
  whatDoesNot,
  whatWorks,
} from '@heartsease/domain/insights/patterns.ts';
import type { Days } from '@heartsease/domain/insights/patterns.ts';
import { isWelcome } from '@heartsease/domain/interests/interest.ts';
import { addDays, calendarDay, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { faceOf } from '../about-me/cards.queries.ts';
import type { Db } from '../db/database.ts';
import { goalsOf } from '../goals/goals.queries.ts';
import { notFound } from '../http/errors.ts';
import { interestsOf } from '../interests/interests.queries.ts';
import { peopleSeenBy } from '../relatives/my-people.ts';
import { openLinkOf } from '../relatives/relatives.queries.ts';
import { facesOf } from '../reports/reports.queries.ts';
import type { CareHome, Session } from '../session/session.ts';
import { firstDayBetween, hadBetween, livedMoments, lookedAt, momentsByGoal, namesOf } from './insights.queries.ts';

const FOUR_WEEKS = 28;

interface Asking {
  db: Db;
  session: Session;
  now: Date;
}

/** What the moments of a window tell of one resident. Of whoever died or moved away it ends with their stay. */
export async function insightsOf(
  { db, session: { careHome }, now }: Asking,
  asked: { resident_id: string; from?: string | undefined; to?: string | undefined },
): Promise<ResidentInsights> {
  const { resident_id } = asked;
  const person = await lookedAt(db, careHome, resident_id);
  const days = windowOf(asked, person.ended_on ?? calendarDay(now, careHome.timezone));
  const since = [days.from, firstDayOfPattern(days.to)].toSorted()[0] ?? days.from;
  const known = await livedMoments(db, careHome, { resident_id, from: since, to: days.to });
  const moments = known.filter(({ day }) => day >= days.from);
  const resident = { ...(await faceOf(db, careHome, resident_id)), pronouns: person.pronouns };
  const isEnough = moments.length >= INSIGHT_RULES.least_moments;
  const patterns = isEnough ? await patternsOf(db, careHome, { resident_id, person, days, moments, known }) : null;
  return { resident, ...days, n: moments.length, patterns };
}

async function patternsOf(
  db: Db,
  careHome: CareHome,
  {
    resident_id,
    person,
    days,
    moments,
    known,
  }: {
    resident_id: string;
    person: Awaited<ReturnType<typeof lookedAt>>;
    days: Days;
    moments: LivedMoment[];
    /** Those of the weeks before too. */
    known: LivedMoment[];
  },
): Promise<Patterns> {
  const of = { resident_id, ...days };
  const interests = await interestsOf(db, careHome, resident_id);
  const company = goodCompany(moments);
  const faces = await facesOf(
    db,
    careHome,
    company.people.map(({ id }) => id),
  );
  const people = company.people.flatMap(({ id, n, well }) => {
    const resident = faces.find((face) => face.id === id);
    return resident ? [{ resident, n, well }] : [];
  });
  const goals = await goalsOf(db, careHome, resident_id);
  const byGoal = await momentsByGoal(db, careHome, of);
  const met = goals.flatMap(({ text, status, reviews: [last] }) =>
    status === 'met' && last && last.reviewed_on >= days.from && last.reviewed_on <= days.to
      ? [{ kind: 'goal_met' as const, text, day: last.reviewed_on }]
      : [],
  );
  const tried = [...new Set(moments.flatMap(({ activity_id }) => activity_id ?? []))];
  const yearBefore = {
    resident_id,
    from: addDays(days.from, -INSIGHT_RULES.first_time_days),
    to: addDays(days.from, -1),
  };
  const knownSince = await firstDayBetween(db, careHome, yearBefore);
  // Of whoever is known for less than most of a year everything would be the first time.
  const isKnown = knownSince !== null && daysBetween(knownSince, days.from) >= INSIGHT_RULES.known_days;
  const first = isKnown ? firstTimes(moments, await hadBetween(db, careHome, yearBefore, tried)) : [];
  const milestones = [...met, ...first].toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const shownGoals = goals.filter(({ id, status }) => status === 'active' || byGoal.has(id));
  return {
    glance: glance(moments, days),
    weeks: weekByWeek(moments, days, person.weekly_target),
    variety: variety(moments),
    mood: moodByActivity(moments),
    times: byPartOfDay(moments),
    sizes: bySizeOfCompany(moments),
    company: { n: company.n, people },
    works: whatWorks(moments),
    avoid: {
      ...whatDoesNot(moments),
      known: interests.filter(({ level }) => !isWelcome(level)).map(({ label, level }) => ({ label, level })),
    },
    declines: declines(moments),
    one_to_one: oneToOne(moments),
    goals: {
      n: shownGoals.length,
      goals: shownGoals.map(({ id, text, status, reviews }) => ({
        id,
        text,
        status,
        moments: byGoal.get(id) ?? 0,
        last_word: reviews[0]?.note ?? null,
      })),
    },
    quotes: quotesOf(moments),
    milestones: { n: milestones.length, milestones: milestones.slice(0, MOST_MILESTONES) },
    change: changeOf(person, known, days.to),
  };
}

const MOST_MILESTONES = 6;

/** Whoever is away, or no longer lives here, did not join in less: they were not there. */
function changeOf(person: Awaited<ReturnType<typeof lookedAt>>, known: LivedMoment[], to: string) {
  const { status, status_since, moved_in_on } = person;
  if (status !== 'active' && status !== 'respite') return null;
  const here_since = status_since !== null && status_since > moved_in_on ? status_since : moved_in_on;
  return ownPatternChange(known, { to, here_since });
}

/** Days to come tell nothing yet. A window that is not said whole is four weeks, or as much as may be shown. */
function windowOf({ from, to }: { from?: string | undefined; to?: string | undefined }, last: string): Days {
  const end = to === undefined || to > last ? last : to;
  const start = from ?? addDays(end, 1 - FOUR_WEEKS);
  const earliest = addDays(end, 1 - INSIGHT_RULES.most_days);
  if (start > end) return { from: end, to: end };
  return { from: start < earliest ? earliest : start, to: end };
}

/**
 * What family may know. Friends see what is shared with everybody, and this is not; without a yes to news of the
 * person there is nothing to tell.
 *
 * @throws 404 for everybody who may not
 */
export async function enjoyedLatelyBy(
  { db, session: { careHome, account_id }, now }: Asking,
  resident_id: string,
): Promise<EnjoyedLately & Days> {
  const today = calendarDay(now, careHome.timezone);
  const link = await openLinkOf(db, careHome, { account_id, resident_id, today });
  const seen = (await peopleSeenBy(db, careHome, { account_id, now })).find((one) => one.resident_id === resident_id);
  if (!link || link.access_level === 'friend' || !seen?.are_updates_open) throw notFound();
  const { pronouns, ended_on } = await lookedAt(db, careHome, resident_id);
  const days = windowOf({}, ended_on ?? today);
  const moments = await livedMoments(db, careHome, { resident_id, ...days });
  const ids = [...new Set(moments.flatMap(({ activity_id }) => activity_id ?? []))];
  return { ...days, known_as: seen.known_as, pronouns, ...enjoyedLately(moments, await namesOf(db, careHome, ids)) };
}
