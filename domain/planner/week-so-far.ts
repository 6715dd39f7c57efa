import type { AskedActivity, AskedPerson } from '../activities/group-fit.ts';
import { againstOf } from '../activities/group-fit.ts';
import { judge } from '../interests/activity-fit.ts';
import type { Judgement } from '../interests/activity-fit.ts';
import type { WeekSuggestion } from './suggested-week.ts';
import { minutesFrom, partOf, weekOf } from './week-times.ts';
import type { PartOfDay, StandingSession, TakenTime, UsualTimes, WeekTimes } from './week-times.ts';

/** Somebody who has a number of moments a week that suits them, and is here. */
export interface WeekPerson extends AskedPerson {
  wing: string;
  /** 1 or more. */
  weekly_target: number;
  /** How often they joined in within the last 7 days. */
  engaged_7_days: number;
  /** How often they have joined in already in this week; 0 in one to come. */
  had: number;
}

/** An activity of the library with what its sheet says of when and where. */
export type WeekActivity = AskedActivity & WeekTimes;

export interface WeekQuestion {
  /** The Monday of the week. */
  monday: string;
  /** The clock on the wall of the home: nothing is suggested before. */
  now: { day: string; time: string };
  /** What is planned and not cancelled, from the night before the week to its end, and is yet to be logged. */
  standing: readonly StandingSession[];
  /** What else is on in these days, whenever it began. */
  taken: readonly TakenTime[];
  people: readonly WeekPerson[];
  activities: readonly WeekActivity[];
  usual: UsualTimes;
}

/** What an activity is to somebody whom nothing keeps from it. */
export type WeekFit = Judgement & { person: WeekPerson };

/** A week as it fills with suggestions. */
export class WeekSoFar {
  readonly question: WeekQuestion;
  /** Those that are not over. */
  readonly days: readonly string[];
  readonly suggestions: WeekSuggestion[] = [];
  readonly #sessions: StandingSession[] = [];
  /** When something is on, in minutes from the midnight that the Monday begins with. */
  readonly #busy: { from: number; to: number }[] = [];
  readonly #taken: readonly (TakenTime & { from: number; to: number })[];
  /** By activity, and by person. */
  readonly #fits: ReadonlyMap<string, ReadonlyMap<string, WeekFit>>;
  readonly #expected: Map<string, number>;
  #invitesOnceMore = false;

  constructor(question: WeekQuestion) {
    this.question = question;
    this.days = weekOf(question.monday).filter((day) => day >= question.now.day);
    this.#fits = new Map(question.activities.map((activity) => [activity.id, fitsOf(activity, question.people)]));
    this.#expected = new Map(question.people.map(({ id, had }) => [id, had]));
    this.#taken = question.taken.map((one) => {
      const from = minutesFrom(question.monday, one);
      return { ...one, from, to: from + one.minutes };
    });
    for (const session of question.standing) this.#put(session);
  }

  add(suggestion: WeekSuggestion, { weights }: WeekActivity): void {
    this.suggestions.push(suggestion);
    const { activity, day, time, minutes, resident_ids } = suggestion;
    const is_visit = resident_ids.length === 1;
    this.#put({ day, time, minutes, activity_id: activity.id, weights, resident_ids, is_visit });
  }

  #put(session: StandingSession): void {
    const from = minutesFrom(this.question.monday, session);
    this.#busy.push({ from, to: from + session.minutes });
    // The night before only keeps a time taken.
    if (session.day < this.question.monday) return;
    this.#sessions.push(session);
    for (const id of session.resident_ids) this.#expected.set(id, (this.#expected.get(id) ?? 0) + 1);
  }

  /** By person, whom nothing keeps from it: no dislike, no bed, no way of joining in that it does not speak to. */
  fits({ id }: WeekActivity): ReadonlyMap<string, WeekFit> {
    return this.#fits.get(id) ?? new Map();
  }

  /** How many moments somebody can expect. */
  expected({ id }: WeekPerson): number {
    return this.#expected.get(id) ?? 0;
  }

  /** How many moments are missing to what suits somebody, or to what they are invited to. */
  missing(person: WeekPerson): number {
    return Math.max(0, this.wanted(person) - this.expected(person));
  }

  /** How many moments suit most people here: the mean, rounded up. */
  get common(): number {
    const { people } = this.question;
    return Math.ceil(people.reduce((sum, { weekly_target }) => sum + weekly_target, 0) / Math.max(1, people.length));
  }

  /** From now on whoever needs less than most is invited once more: an invitation is not yet a moment. */
  inviteOnceMore(): void {
    this.#invitesOnceMore = true;
  }

  wanted({ weekly_target }: WeekPerson): number {
    return this.#invitesOnceMore ? Math.max(weekly_target, Math.min(weekly_target + 1, this.common)) : weekly_target;
  }

  /** Nobody is expected twice a day for the sake of a number, unless more than one a day suits them. */
  isFreeOn(person: WeekPerson, day: string): boolean {
    const expected = this.on(day).filter(({ resident_ids }) => resident_ids.includes(person.id));
    return expected.length < Math.ceil(person.weekly_target / 7);
  }

  /** What stands and what is suggested on a day. */
  on(day: string): StandingSession[] {
    return this.#sessions.filter((session) => session.day === day);
  }

  /** How many sessions for more than one person are on a day. */
  roundsOn(day: string): number {
    return this.on(day).filter(({ is_visit }) => !is_visit).length;
  }

  /** The same, of all mornings, afternoons or evenings. */
  roundsIn(part: PartOfDay): number {
    return this.#sessions.filter(({ is_visit, time }) => !is_visit && partOf(time) === part).length;
  }

  /** Whether it is in the week already, for anybody or for somebody. */
  has({ id }: WeekActivity, person?: WeekPerson): boolean {
    return this.#sessions.some(
      ({ activity_id, resident_ids }) =>
        activity_id === id && (person === undefined || resident_ids.includes(person.id)),
    );
  }

  /** How much of a side of life is in the week, by the weights of what is on. */
  sideOf(category: string): number {
    return this.#sessions.reduce((sum, { weights }) => sum + (weights[category] ?? 0), 0);
  }

  /** How much of what suits its people a wing gets, 0 to 1. */
  reachOf(wing: string): number {
    let [wanted, got] = [0, 0];
    for (const person of this.question.people) {
      if (person.wing !== wing) continue;
      wanted += person.weekly_target;
      got += Math.min(person.weekly_target, this.expected(person));
    }
    return wanted === 0 ? 1 : got / wanted;
  }

  /**
   * For how many minutes nothing else is on from then on, wherever it is: who leads can't be told from here. None
   * when it is over.
   *
   * @param person who has to be free too
   */
  freeFrom(day: string, time: string, person?: WeekPerson): number {
    const { now, monday } = this.question;
    if (day < now.day || (day === now.day && time <= now.time)) return 0;
    const start = minutesFrom(monday, { day, time });
    const theirs =
      person === undefined ? [] : this.#taken.filter(({ resident_ids }) => resident_ids.includes(person.id));
    const busy = [...this.#busy, ...theirs];
    if (busy.some(({ from, to }) => from <= start && start < to)) return 0;
    return Math.min(...busy.map(({ from }) => from - start).filter((minutes) => minutes >= 0), Infinity);
  }

  /** What keeps people and a place for itself while something would be on. */
  takenAt(when: Pick<StandingSession, 'day' | 'time' | 'minutes'>): TakenTime[] {
    const start = minutesFrom(this.question.monday, when);
    return this.#taken.filter(({ from, to }) => from < start + when.minutes && start < to);
  }
}

function fitsOf(activity: WeekActivity, people: readonly WeekPerson[]): Map<string, WeekFit> {
  const able = people.filter((person) => againstOf(person, activity) === null);
  const fits = able.map((person) => ({ person, ...judge(activity, person) }));
  // Nobody is put down for another's faith because the week has nothing spiritual yet.
  const welcome = activity.category === 'spiritual' ? fits.filter(({ speaking }) => speaking.length > 0) : fits;
  return new Map(welcome.map((fit) => [fit.person.id, fit]));
}
