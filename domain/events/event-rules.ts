import { addDays, daysBetween } from '../time/calendar.ts';
import { instantAt } from '../time/wall-clock.ts';
import { isSame } from '../merge.ts';
import { EVENT_LIMITS, EventWords, FAMILY_AUDIENCES, eventWordsOf } from './event.ts';
import type { EventChange, EventField } from './event.ts';

type When = Pick<EventWords, 'is_all_day' | 'first_day' | 'last_day' | 'from_time' | 'to_time'>;

/** From when to when an event is, on the clock of the home. Whole days end with the midnight after the last of them. */
export function timesOfEvent(words: When, timezone: string): { starts_at: string; ends_at: string } {
  const { is_all_day, first_day, last_day, from_time, to_time } = words;
  return is_all_day
    ? {
        starts_at: instantAt(first_day, '00:00', timezone),
        ends_at: instantAt(addDays(last_day, 1), '00:00', timezone),
      }
    : { starts_at: instantAt(first_day, from_time, timezone), ends_at: instantAt(last_day, to_time, timezone) };
}

/** Until then a night still belongs to the day before. */
const NIGHT_ENDS = '04:00';

/** The days that an event stands on: each of them, but not the morning that a party of the night before reaches into. */
export function daysOfEvent({ is_all_day, first_day, last_day, from_time, to_time }: When): string[] {
  const later = daysBetween(first_day, last_day);
  const isNight = !is_all_day && later === 1 && to_time <= NIGHT_ENDS && to_time < from_time;
  return Array.from({ length: isNight ? 1 : later + 1 }, (_, after) => addDays(first_day, after));
}

/**
 * What a schema can't tell about an event, because it is about two fields or about today.
 *
 * @param about `stands` is the first day that it has already: that one is always right
 * @returns messages by field
 */
export function eventProblems(
  words: EventWords,
  about: { today: string; timezone: string; stands: string | null; is_family_organisation: boolean },
): Partial<Record<EventField, string[]>> {
  const { first_day, last_day, audience, answer_by } = words;
  const problems: Partial<Record<EventField, string[]>> = {};
  if (first_day !== about.stands) {
    if (first_day < about.today) problems.first_day = ['That day is over'];
    if (first_day > addDays(about.today, EVENT_LIMITS.days_ahead))
      problems.first_day = ['Plan two years ahead or less'];
  }
  if (last_day < first_day) problems.last_day = ['The last day is before the first'];
  else if (daysBetween(first_day, last_day) >= EVENT_LIMITS.days) problems.last_day = ['Plan 14 days or fewer at once'];
  else if (!isInOrder(words, about.timezone)) problems.to_time = ['The end is not after the beginning'];
  if (answer_by !== null && answer_by > first_day) problems.answer_by = ['Ask for answers before it begins'];
  if (about.is_family_organisation && !FAMILY_AUDIENCES.some((one) => one === audience))
    problems.audience = ['Choose everybody, or those you invite'];
  if (audience === 'chosen' && invitedCount(words) === 0)
    problems.audience = ['Invite somebody, or choose for whom it is'];
  return problems;
}

/** Days are compared as text, and calendars differ before and after: nobody plans there. */
const CALENDAR = { from: '1900-01-01', to: '9990-12-31' } as const;

/** Does it end after it begins? The clock is asked too: in the hour that a spring night leaves out, 01:30 comes after 02:10. */
export function isInOrder(words: When, timezone: string): boolean {
  const { is_all_day, first_day, last_day } = words;
  if (first_day < CALENDAR.from || last_day > CALENDAR.to || last_day < first_day) return false;
  if (!is_all_day && first_day === last_day && words.to_time <= words.from_time) return false;
  const { starts_at, ends_at } = timesOfEvent(words, timezone);
  return ends_at > starts_at;
}

function invitedCount(words: EventWords): number {
  return INVITATIONS.reduce((sum, field) => sum + words[field].length, 0);
}

/** The lists of those who are invited. */
export const INVITATIONS = ['member_ids', 'resident_ids', 'resident_group_ids', 'relative_link_ids'] as const;
export type InvitationField = (typeof INVITATIONS)[number];

/** What whoever answered would want to know: when, where, and what it asks of them. */
const TOLD: ReadonlySet<string> = new Set<EventField>([
  'title',
  'is_all_day',
  'first_day',
  'last_day',
  'from_time',
  'to_time',
  'place',
  'cost',
  'transport',
  'is_step_free',
]);

const FIELDS = EventWords.keyof().options;

/** What was changed about an event, field by field; of those invited only how many. */
export function changesOfEvent(before: EventWords, after: EventWords): EventChange['changes'] {
  const [one, other] = [eventWordsOf(before), eventWordsOf(after)];
  return FIELDS.filter((field) => !isSame(one[field], other[field])).map((field) => ({
    field,
    before: told(one[field]),
    after: told(other[field]),
  }));
}

function told(value: EventWords[EventField]): EventChange['changes'][number]['before'] {
  return Array.isArray(value) ? value.length : value;
}

/** Of the history since an answer: the fields that whoever gave it is told of, each once. */
export function toldSince(
  history: readonly Pick<EventChange, 'at' | 'kind' | 'changes'>[],
  answered_at: string,
): string[] {
  const since = history.filter(({ at, kind }) => kind === 'changed' && at > answered_at);
  return [...new Set(since.flatMap(({ changes }) => changes.map(({ field }) => field)))].filter((field) =>
    TOLD.has(field),
  );
}

/** Does a change matter to those who have answered? */
export function isTold({ field }: { field: string }): boolean {
  return TOLD.has(field);
}

/** What was deleted before then can't be brought back any more, on whatever day of its home that was. */
export function deletedSince(now: Date): Date {
  return new Date(now.getTime() - (EVENT_LIMITS.days_to_restore + 1) * 86_400_000);
}

/** Until when answers are taken: the end of the day that was asked for, and never after it is over. */
export function isAnsweringOpen(
  event: Pick<EventWords, 'answer_by'> & { ends_at: string; is_cancelled: boolean },
  at: { now: Date; today: string; is_staff: boolean },
): boolean {
  if (event.is_cancelled || Date.parse(event.ends_at) <= at.now.getTime()) return false;
  // Who writes down what people say keeps the list right to the last minute.
  return at.is_staff || event.answer_by === null || at.today <= event.answer_by;
}
