/** The programme of a home, by weekday. */

/** 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Somebody who usually comes; with a number: since so many months ago. */
export type Usual = string | readonly [resident: string, since_months_ago: number];

export type ProgrammeSlot = {
  weekday: Weekday;
  /** `10:30`, in the home's zone. */
  at: string;
  minutes: number;
  place: string;
  /** A staff member's key. */
  leader: string;
  activity: string;
  /** What stands on the poster; the activity's own title without it. */
  title?: string;
  /** By month, 1 to 12: what the gardeners do. */
  titles?: Readonly<Partial<Record<number, string>>>;
  usual: readonly Usual[];
  is_open_to_everyone?: true;
  /** Only on the first, second ... such weekday of a month. */
  nth?: readonly number[];
  /** Only while the schools are open. */
  in_term?: true;
  /** Since so many months ago. */
  since_months_ago?: number;
  /** Until so many months ago. */
  until_months_ago?: number;
};

/** The session that is always on now, whatever the time of day. */
export type OnNow = Pick<ProgrammeSlot, 'minutes' | 'place' | 'leader' | 'activity' | 'title' | 'usual'>;

/** A day of its own: a birthday on the coming Sunday, or a feast on its date, `MM-DD`. */
export type SpecialSession = Omit<ProgrammeSlot, 'weekday' | 'nth' | 'in_term'> & {
  on: 'coming-sunday' | { month_day: string };
};

export type Programme = {
  slots: readonly ProgrammeSlot[];
  on_now: OnNow | null;
  /** What today has besides its weekday's slots, so that somebody has already written something down. */
  today: readonly Omit<ProgrammeSlot, 'weekday'>[];
  special: readonly SpecialSession[];
  /** Days, `MM-DD`, on which the weekday's slots do not take place. */
  closed_on: readonly string[];
};

/** Several people by their keys, with a space between them. */
export function people(keys: string): readonly string[] {
  return keys.split(' ');
}
