import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import { drillOf } from '@heartsease/domain/dashboard/drills.ts';
import { KEY_FIGURES } from '@heartsease/domain/dashboard/key-figures.ts';
import type { KeyFigure, KeyFigureKey } from '@heartsease/domain/dashboard/key-figures.ts';
import { USUAL_DAYS, periodOf } from '@heartsease/domain/dashboard/period.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { USUAL_TARGETS, definitionOf, targetOf } from '@heartsease/domain/dashboard/targets.ts';
import type { Targets } from '@heartsease/domain/dashboard/targets.ts';
import { FEWEST } from '@heartsease/domain/surveys/results.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import { reviewDaysOf } from '../pal/ability.queries.ts';
import { readAccessNeeds } from '../residents/profile.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { lastNetScore, lastOverall } from '../surveys/survey-results.ts';
import { momentFactsOf } from './figures.queries.ts';
import type { MomentFact } from './figures.queries.ts';
import { figuresOfMoments } from './figures-of-moments.ts';
import {
  approvedRisks,
  communityEvents,
  confirmedSince,
  hadActivitiesDiscussed,
  relativesWhoLookIn,
  updatesShared,
  usualWriting,
  waitsOfFamilies,
} from './key-figures.queries.ts';
import { told } from './narrow.ts';
import { presentIn } from './presence.queries.ts';
import { percentOf, sumOf } from './reckon.ts';
import { targetsOf } from './targets.queries.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** A figure as it was counted; `n` is out of how many. */
export interface Counted {
  value: number | null;
  numerator?: number;
  n: number;
  /** How many people have a part in it, where it is a share of their moments and not of who was here. */
  people?: number;
  interval?: KeyFigure['interval'];
  reasons?: KeyFigure['reasons'];
  /** There are some, and it would tell who they are. */
  are_too_few?: true;
}
export type CountedFigures = Partial<Record<KeyFigureKey, Counted>>;

/** A card of “About me” is current for so long. */
const CONFIRMED_DAYS = 180;
/** Care is looked at again at least once a year. */
const REVIEWED_DAYS = 365;

/** The figures of the last 28 days, and those of moments also of the 28 before. */
export async function keyFigures(asked: Asked) {
  const { session, now } = asked;
  const today = calendarDay(now, session.careHome.timezone);
  const period = periodOf({}, today);
  const before = { from: addDays(period.from, -USUAL_DAYS), to: addDays(period.to, -USUAL_DAYS) };
  // Both periods are read at once: two readings would cost twice.
  const whole = { from: before.from, to: period.to };
  const everybody = await presentIn(asked.db, session.careHome, { period: whole, today, resident_ids: null });
  const moments = await momentFactsOf(asked.db, session.careHome, whole);
  const people = peopleOf(everybody, period);
  const here = people.filter(({ days }) => days.includes(today));
  const own = await targetsOf(asked.db, session.careHome);
  const targets = own ?? USUAL_TARGETS;
  const counted: CountedFigures = {
    ...countedOf(people, moments.filter(isWithin(period)), period, targets),
    ...missedNow(here, moments, today, targets),
    ...(await figuresOfPapers(asked.db, session.careHome, new Set(here.map(({ id }) => id)), { period, today })),
    ...(await figuresOfFamilies(asked, { period, today, days: sumOf(people, (person) => person.days.length) })),
  };
  const earlier = countedOf(peopleOf(everybody, before), moments.filter(isWithin(before)), before, targets);
  return {
    period: told(period),
    n: people.length,
    generated_at: now.toISOString(),
    definition: DEFINITIONS.key_figures,
    items: keysFor(session).map((key) => ({
      ...keyFigure(key, counted[key], earlier[key]),
      definition: definitionOf(key, targets),
      target: targetOf(key, own),
      drill: hasDrill(key, targets) ? drillFor(session, key, period) : null,
    })),
  };
}

/** Today marks whoever was missed for the usual number of days, and no other. */
function hasDrill(key: KeyFigureKey, { missed_after_days }: Targets): boolean {
  return key !== 'missed_now' || missed_after_days === USUAL_TARGETS.missed_after_days;
}

/** The way to what it is made of, where whoever asks may go. */
function drillFor(session: Session, key: KeyFigureKey, period: Period): string | null {
  const drill = drillOf(key, period);
  return drill !== null && sessionMay(session, drill.needs) ? drill.path : null;
}

function keyFigure(
  key: KeyFigureKey,
  counted: Counted | undefined,
  before: Counted | undefined,
): Omit<KeyFigure, 'drill' | 'definition' | 'target'> {
  const { label, unit } = KEY_FIGURES[key];
  return {
    key,
    label,
    unit,
    value: counted?.value ?? null,
    state: stateOf(counted),
    numerator: counted?.numerator ?? null,
    n: counted?.n ?? 0,
    before: before?.value ?? null,
    interval: counted?.interval ?? null,
    reasons: counted?.reasons ?? [],
  };
}

function stateOf(counted: Counted | undefined): KeyFigure['state'] {
  if (counted === undefined) return 'not_recorded';
  if (counted.are_too_few) return 'too_few';
  return counted.n === 0 ? 'nothing_yet' : 'recorded';
}

/** What a home does not have at all, by its package or its organisation, is not among its figures. */
function keysFor(session: Session): KeyFigureKey[] {
  const has: Partial<Record<KeyFigureKey, boolean>> = {
    ability_reviews: sessionMay(session, 'ability.view'),
    risk_assessments: sessionMay(session, 'risk.view'),
    survey: sessionMay(session, 'surveys.results'),
    survey_score: sessionMay(session, 'surveys.results'),
    reply_time: sessionMay(session, 'chat.use'),
  };
  return keysOf(KEY_FIGURES).filter((key) => has[key] ?? true);
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

type People = Awaited<ReturnType<typeof presentIn>>;

/** Of everybody who was here in a longer time: who was here in a part of it, with the days of that part. */
function peopleOf(everybody: People, period: Period): People {
  const isOfPeriod = isWithin(period);
  return everybody.flatMap((person) => {
    const days = person.days.filter((day) => isOfPeriod({ day }));
    return days.length === 0 ? [] : [{ ...person, days }];
  });
}

function isWithin({ from, to }: Period): (one: { day: string }) => boolean {
  return ({ day }) => from <= day && day <= to;
}

function countedOf(
  people: People,
  moments: readonly MomentFact[],
  period: Period,
  targets: Targets = USUAL_TARGETS,
): CountedFigures {
  return figuresOfMoments(
    people.map((person) => ({
      id: person.id,
      days: person.days,
      is_in_bed: readAccessNeeds(person.access_needs)?.mobility === 'in_bed',
    })),
    moments,
    period.to,
    targets,
  );
}

/** All figures that are made of the moments of some days. */
export async function figuresOfPeriod(
  db: Db,
  careHome: CareHome,
  people: People,
  period: Period,
): Promise<CountedFigures> {
  return countedOf(people, await momentFactsOf(db, careHome, period), period);
}

/** No home may wait for as long as these moments reach back (targets.ts). */
function missedNow(
  here: People,
  moments: readonly MomentFact[],
  today: string,
  { missed_after_days }: Targets,
): CountedFigures {
  const counted = here.filter(({ weekly_target }) => weekly_target !== null);
  const since = addDays(today, -missed_after_days);
  const joinedIn = new Set(
    moments.flatMap(({ resident_id, day, is_engaged }) =>
      is_engaged && since <= day && day <= today ? [resident_id] : [],
    ),
  );
  const missed = counted.filter(({ id }) => !joinedIn.has(id));
  return { missed_now: { value: missed.length, numerator: missed.length, n: counted.length } };
}

/** What stands on papers that have to be looked at again. */
export async function figuresOfPapers(
  db: Db,
  careHome: CareHome,
  here: ReadonlySet<string>,
  { period, today }: { period: Period; today: string },
): Promise<CountedFigures> {
  const confirmed = await confirmedSince(db, careHome, addDays(today, -CONFIRMED_DAYS));
  const discussed = await hadActivitiesDiscussed(db, careHome, addDays(today, -REVIEWED_DAYS));
  const reviews = await reviewDaysOf(db, careHome, [...here]);
  const consents = (await lastAnswersOf(db, careHome.id, [...here])).filter(({ status }) => status === 'given');
  const risks = await approvedRisks(db, careHome, today);
  const events = await communityEvents(db, careHome, period);
  const writing = await usualWriting(db, careHome, period);
  const isInDate = (review_on: string | null = null) => review_on !== null && review_on >= today;
  return {
    about_me: shareOf([...here].filter((id) => confirmed.has(id)).length, here.size),
    qs184_5a:
      discussed === null
        ? { value: null, n: 0 }
        : shareOf([...here].filter((id) => discussed.has(id)).length, here.size),
    ability_reviews: shareOf([...here].filter((id) => isInDate(reviews.get(id))).length, here.size),
    consents: shareOf(consents.filter(({ review_on }) => isInDate(review_on)).length, consents.length),
    risk_assessments: shareOf(risks.in_date, risks.n),
    recording: { value: writing.seconds === null ? null : Math.round(writing.seconds), n: writing.n },
    // No events in four weeks are none: that is counted, not missing.
    community: { value: events, numerator: events, n: 1 },
  };
}

/** Who of the families looks in, and what they say of the home. */
async function figuresOfFamilies(
  { db, session, now }: Asked,
  { period, today, days }: { period: Period; today: string; days: number },
): Promise<CountedFigures> {
  const { n, looked_in } = await relativesWhoLookIn(db, session.careHome, period, today);
  const shared = await updatesShared(db, session.careHome, period, now);
  const waits = await waitsOfFamilies(db, session.careHome, period);
  const told: CountedFigures = {
    relatives: n > 0 && n < FEWEST ? { value: null, n: 0, are_too_few: true } : shareOf(looked_in, n),
    reply_time: { value: waits.minutes === null ? null : Math.round(waits.minutes), n: waits.n },
    family_updates: { value: days === 0 ? null : Math.round((70 * shared) / days) / 10, numerator: shared, n: days },
  };
  if (!sessionMay(session, 'surveys.results')) return told;
  const net = await lastNetScore(db, session.careHome, now);
  const overall = await lastOverall(db, session.careHome, now);
  return {
    ...told,
    survey: { value: net?.score ?? null, n: net?.answered ?? 0 },
    survey_score: { value: overall?.mean ?? null, n: overall?.answered ?? 0 },
  };
}

function shareOf(numerator: number, n: number): Counted {
  return { value: percentOf(numerator, n), numerator, n };
}
