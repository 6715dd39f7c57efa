import { PURPOSES, dueFor, lastAnswer } from '@heartsease/domain/consents/consent.ts';
import type { Framework } from '@heartsease/domain/evidence/framework.ts';
import { GAPS, GAP_DAYS, GAP_KEYS, belowTarget } from '@heartsease/domain/evidence/gaps.ts';
import type { Gap, GapItem, GapKey } from '@heartsease/domain/evidence/gaps.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import type { Db } from '../db/database.ts';
import { reviewDaysOf } from '../pal/ability.queries.ts';
import { residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';
import { askForFaith, goalsUnderWay, hadFaith, lastConfirmed, overdueRisks, peopleHere } from './gaps.queries.ts';
import type { PersonHere } from './gaps.queries.ts';
import type { WeeksOfPeople } from './weeks-of-people.ts';

interface Asked {
  framework: Framework;
  period: Period;
  today: string;
  has_risks: boolean;
  weeks: WeeksOfPeople;
}

type Told = Partial<Pick<GapItem, 'day' | 'had' | 'of'>>;

/**
 * What is missing: of what people had, in the days asked for; of papers, as they stand today. A gap that is about
 * nobody is none.
 */
export async function gapsOf(db: Db, careHome: CareHome, asked: Asked): Promise<Gap[]> {
  const people = await peopleHere(db, careHome);
  const found: Record<GapKey, GapItem[]> = {
    faith: await withoutFaith(db, careHome, people, asked.period),
    below_target: itemsOf(people, ({ id }) => {
      const week = asked.weeks.find((person) => person.id === id);
      const had = week === undefined ? null : belowTarget(week);
      return had === null ? null : { had, of: week?.weekly_target ?? null };
    }),
    ...(await ofPapers(db, careHome, people, asked.today)),
    risks_overdue: asked.has_risks ? await risksOf(db, careHome, asked.today) : [],
  };
  return GAP_KEYS.map((key) => ({
    key,
    doer: GAPS[key].doer,
    questions: asked.framework.questions.filter(({ gaps }) => gaps.includes(key)).map((question) => question.key),
    items: found[key],
  })).filter(({ items, questions }) => items.length > 0 && questions.length > 0);
}

/** Those of the people about whom there is something to tell. */
function itemsOf(people: readonly PersonHere[], tell: (person: PersonHere) => Told | null): GapItem[] {
  return people.flatMap((person) => {
    const told = tell(person);
    if (told === null) return [];
    const nothing = { title: null, day: null, had: null, of: null };
    return [{ ...nothing, id: person.id, resident: residentFace(person), key_worker: person.key_worker, ...told }];
  });
}

async function withoutFaith(db: Db, careHome: CareHome, people: readonly PersonHere[], period: Period) {
  const [asks, had] = [await askForFaith(db, careHome), await hadFaith(db, careHome, period)];
  return itemsOf(people, ({ id }) => (asks.has(id) && !had.has(id) ? {} : null));
}

async function ofPapers(db: Db, careHome: CareHome, people: readonly PersonHere[], today: string) {
  const confirmed = await lastConfirmed(db, careHome);
  const ids = people.map(({ id }) => id);
  const answers = Map.groupBy(await lastAnswersOf(db, careHome.id, ids), ({ resident_id }) => resident_id);
  const reviews = await reviewDaysOf(db, careHome, ids);
  const goals = Map.groupBy(await goalsUnderWay(db, careHome), ({ resident_id }) => resident_id);
  const oldCard = addDays(today, -GAP_DAYS.about_me);
  const oldGoal = addDays(today, -GAP_DAYS.goal);
  return {
    about_me_old: itemsOf(people, ({ id }) => {
      const day = confirmed.get(id) ?? null;
      return day !== null && day >= oldCard ? null : { day };
    }),
    consents_due: itemsOf(people, ({ id }) => {
      const own = answers.get(id) ?? [];
      const due = PURPOSES.filter((purpose) => dueFor(purpose, lastAnswer(own, purpose), today) !== null);
      return due.length === 0 ? null : { had: due.length };
    }),
    reviews_due: itemsOf(people, ({ id }) => {
      const day = reviews.get(id) ?? null;
      return day !== null && day >= today ? null : { day };
    }),
    goals_unreviewed: itemsOf(people, ({ id }) => {
      const days = (goals.get(id) ?? []).map(({ day }) => day).toSorted();
      const [oldest] = days;
      return oldest === undefined || oldest >= oldGoal ? null : { day: oldest };
    }),
  };
}

async function risksOf(db: Db, careHome: CareHome, today: string): Promise<GapItem[]> {
  const risks = await overdueRisks(db, careHome, today);
  const nothing = { resident: null, had: null, of: null, key_worker: null };
  return risks.map(({ id, title, review_due }) => ({ ...nothing, id, title, day: review_due }));
}
