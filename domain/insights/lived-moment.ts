import { isEngaged } from '../reports/response.ts';
import type { MomentResponse, NotTodayReason } from '../reports/response.ts';
import type { PartOfDay, SizeOfCompany } from './insight.ts';

/** A moment with all that the insights ask of it. */
export interface LivedMoment {
  report_id: string;
  day: string;
  /** On the clock on the wall of the home. */
  hour: number;
  activity_id: string | null;
  title: string;
  icon: string;
  tint: string;
  category: string;
  format: 'group' | 'one_to_one';
  /** The person's own where they were there for less or more. */
  minutes: number;
  response: MomentResponse | null;
  not_today_reason: NotTodayReason | null;
  mood_before: number | null;
  mood_after: number | null;
  quote: string | null;
  /** The others of the report who joined in. */
  companions: readonly string[];
  /** Everybody in the report, this person too. */
  people: number;
}

/** Said no themselves; asleep, unwell and having visitors is no "no". */
export function isDeclined({ not_today_reason }: Pick<LivedMoment, 'not_today_reason'>): boolean {
  return not_today_reason === 'declined';
}

export const hasJoined = ({ response }: Pick<LivedMoment, 'response'>): boolean => isEngaged(response);

export const wentWell = ({ response }: Pick<LivedMoment, 'response'>): boolean =>
  response === 'loved' || response === 'enjoyed';

/** Said no, or was unsettled by it. */
export const wentBadly = (moment: Pick<LivedMoment, 'response' | 'not_today_reason'>): boolean =>
  isDeclined(moment) || moment.response === 'unsettled';

export function partOfDay({ hour }: Pick<LivedMoment, 'hour'>): PartOfDay {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** More than this is a crowd. */
const SMALL_GROUP = 6;

export function sizeOfCompany({ format, people }: Pick<LivedMoment, 'format' | 'people'>): SizeOfCompany {
  if (format === 'one_to_one') return 'one_to_one';
  return people <= SMALL_GROUP ? 'small_group' : 'group';
}
