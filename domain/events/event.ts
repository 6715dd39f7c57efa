import { z } from 'zod';
import { ResidentInterest } from '../interests/interest.ts';
import { RepeatRule } from '../planner/repeat.ts';
import { StaffFace } from '../reports/report.ts';
import { ResidentFace } from '../residents/resident.ts';
import { FieldValue } from '../residents/profile.ts';
import { Portrait } from '../portraits/portrait.ts';
import { CalendarDate, ClockTime, Id, Line, Note, Short } from '../text.ts';

export const EVENT_TYPES = [
  'celebration',
  'activity',
  'entertainer',
  'outing',
  'visit',
  'faith',
  'community',
  'family',
  'meeting',
  'review',
  'training',
] as const;
export const EventType = z.enum(EVENT_TYPES);
export type EventType = z.infer<typeof EventType>;

/**
 * For whom an event is, and so who sees it. Staff see every event of their home; relatives see what is for everybody,
 * for relatives, or what they or their person are invited to (who-sees-event.ts).
 */
export const AUDIENCES = ['all', 'residents', 'relatives', 'staff', 'chosen'] as const;
export const Audience = z.enum(AUDIENCES);
export type Audience = z.infer<typeof Audience>;
/** In a family organisation nobody lives and nobody is on shift: an event is for everybody or for some. */
export const FAMILY_AUDIENCES = ['all', 'chosen'] as const satisfies readonly Audience[];

export const EVENT_LIMITS = {
  /** From its first day to its last, both counted (screens.md, event-add). */
  days: 14,
  places: 500,
  /** Whom somebody brings along. */
  guests: 10,
  invited: 200,
  /** Nobody knows today what a home does in two years. */
  days_ahead: 731,
  /** So many days are listed at once. */
  days_listed: 92,
  /** Addresses for one's own calendars, a person and home. */
  feeds: 20,
  /** A deleted event can be brought back for so long (product.md, D-1). */
  days_to_restore: 30,
} as const;

/** Ids in an order of their own, each once, so that the same choice is the same list. */
const ids = z
  .array(Id)
  .max(EVENT_LIMITS.invited, 'Choose 200 or fewer')
  .transform((chosen) => [...new Set(chosen)].toSorted());

/** What somebody writes about an event. */
export const EventWords = z.object({
  type: EventType,
  title: Short.pipe(z.string().min(1, 'Give the event a name')),
  is_all_day: z.boolean(),
  first_day: CalendarDate,
  last_day: CalendarDate,
  /** On the first day, and on the last; of an event of whole days they count for nothing. */
  from_time: ClockTime,
  to_time: ClockTime,
  place: Short,
  description: Note,
  cost: Short,
  transport: Short,
  is_step_free: z.boolean(),
  audience: Audience,
  /** Colleagues, or members of the family organisation. */
  member_ids: ids,
  resident_ids: ids,
  /** Whoever is in these groups at the time is invited too. */
  resident_group_ids: ids,
  /** Relatives, by their link: when the link ends, so does the invitation. */
  relative_link_ids: ids,
  /** For how many there is room; null where it does not matter. */
  places: z
    .int('Enter for how many there is room')
    .min(1, 'Enter 1 or more')
    .max(EVENT_LIMITS.places, 'Enter 500 or fewer')
    .nullable(),
  /** Answers are asked for until this day; null: until it begins. */
  answer_by: CalendarDate.nullable(),
});
export type EventWords = z.infer<typeof EventWords>;
export type EventField = keyof EventWords;

export const AnswerWord = z.enum(['yes', 'maybe', 'no']);
export type AnswerWord = z.infer<typeof AnswerWord>;

export const Guests = z.int('Enter how many').min(0, 'Enter 0 or more').max(EVENT_LIMITS.guests, 'Enter 10 or fewer');

/** What one person said to an event, or somebody for them. */
export const EventAnswer = z.object({
  /** One of the two: whoever lives here answers as a resident, everybody else by their account. */
  resident_id: Id.nullable(),
  account_id: Id.nullable(),
  name: z.string(),
  portrait: Portrait.nullable(),
  answer: AnswerWord,
  guests: z.int(),
  note: z.string(),
  answered_at: z.string(),
  /** Who gave it for them; null: they did. */
  answered_by: z.string().nullable(),
});
export type EventAnswer = z.infer<typeof EventAnswer>;

/** For whom the signed-in person may answer: themselves first, then those they speak for. */
export const AnswerFor = z.object({
  /** Null: for oneself. */
  resident_id: Id.nullable(),
  known_as: z.string(),
  answer: EventAnswer.pick({ answer: true, guests: true, note: true, answered_at: true })
    .extend({
      /** What of the event has changed since: the answer stands, and may be given anew. */
      changed_since: z.array(z.string()),
    })
    .nullable(),
  /** Asked to come and without an answer: what has changed since it was made. A device may have kept it without. */
  changed_meanwhile: z.array(z.string()).optional(),
});
export type AnswerFor = z.infer<typeof AnswerFor>;

/** How many said what; `going` counts those who come with their guests. */
export const AnswerCounts = z.object({ yes: z.int(), maybe: z.int(), no: z.int(), going: z.int() });
export type AnswerCounts = z.infer<typeof AnswerCounts>;

/** An event as a line of the calendar. */
export const EventLine = EventWords.pick({
  type: true,
  title: true,
  is_all_day: true,
  first_day: true,
  last_day: true,
  place: true,
  audience: true,
  places: true,
}).extend({
  id: Id,
  starts_at: z.string(),
  ends_at: z.string(),
  is_cancelled: z.boolean(),
  /** One of a series. */
  is_repeating: z.boolean(),
  going: z.int(),
  my_answer: AnswerWord.nullable(),
  /** Invited by name, or with their person, and nobody has answered yet. */
  is_asked: z.boolean(),
  /** Whoever reads it can say that they come: it is still asked, and there is room. A device may have kept the line without. */
  is_taking_answers: z.boolean().optional(),
  /**
   * Of what is still to come, what has changed for whoever is asked or means to come, since they answered or, without an
   * answer, since it was made. A device may have kept the line without.
   */
  changed: z.array(z.string()).optional(),
  /** It was deleted, and stands here until its day is over, with its name and when it was to be. */
  is_deleted: z.literal(true).optional(),
});
export type EventLine = z.infer<typeof EventLine>;

export const InvitedRelative = z.object({
  relative_link_id: Id,
  name: z.string(),
  /** Of whom: "daughter of Eileen". */
  relationship: z.string(),
  resident_known_as: z.string(),
});
export type InvitedRelative = z.infer<typeof InvitedRelative>;

/** Somebody who would love an event, and the interest that says so. */
export const WouldLove = z.object({
  resident: ResidentFace,
  interest: ResidentInterest.pick({ code: true, label: true, level: true }),
});
export type WouldLove = z.infer<typeof WouldLove>;

export const InvitedGroup = z.object({ id: Id, name: z.string(), tint: z.string() });

/** The series that an event belongs to. */
export const EventSeries = z.object({
  id: Id,
  rule: RepeatRule,
  first_day: CalendarDate,
  last_day: CalendarDate,
  /** How many of it can still be changed: not begun, not cancelled, not deleted. */
  to_come: z.int(),
});
export type EventSeries = z.infer<typeof EventSeries>;

/** An event in full, as far as whoever asks may see it. */
export const Event = EventWords.extend({
  id: Id,
  version: z.int(),
  starts_at: z.string(),
  ends_at: z.string(),
  series: EventSeries.nullable(),
  cancelled: z
    .object({
      at: z.string(),
      why: z.string(),
      by: z.string().nullable(),
      /** How many others of its series were cancelled with it and could still take place. */
      others: z.int(),
    })
    .nullable(),
  made_by: z.string().nullable(),
  changed_by: z.string().nullable(),
  changed_at: z.string(),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  /** May say for whom it is and who is invited. Relatives change the words and leave that as it is. */
  can_invite: z.boolean(),
  /** By name, or with the person whose family one is. */
  is_invited: z.boolean(),
  is_answering_open: z.boolean(),
  counts: AnswerCounts,
  answer_for: z.array(AnswerFor),
  /** What it has become, for whoever sees reports. */
  report_id: Id.nullable(),
  /** For whom everybody's answers are; empty for relatives. */
  answers: z.array(EventAnswer),
  invited: z.object({
    members: z.array(StaffFace),
    residents: z.array(ResidentFace),
    groups: z.array(InvitedGroup),
    relatives: z.array(InvitedRelative),
  }),
});
export type Event = z.infer<typeof Event>;

export const EVENT_CHANGE_KINDS = ['made', 'changed', 'cancelled', 'reopened', 'deleted', 'restored'] as const;

/** One entry of an event's history: who did what, and what it was before. */
export const EventChange = z.object({
  id: Id,
  at: z.string(),
  by: z.string().nullable(),
  kind: z.enum(EVENT_CHANGE_KINDS),
  reason: z.string(),
  /** Of lists of people just how many they were: a history names nobody. */
  changes: z.array(z.object({ field: z.string(), before: FieldValue, after: FieldValue })),
});
export type EventChange = z.infer<typeof EventChange>;

export const EventCancelReason = Line.pipe(z.string().min(1, 'Say why, so that nobody waits for it'));

/**
 * What an address for one's own calendar brings: all events that one sees; those that one is invited to or means to come
 * to; those that the people one is family of are invited to or come to; or what one leads, helps at or has made.
 */
export const FEED_COVERS = ['all', 'mine', 'people', 'lead'] as const;
export const FeedCovers = z.enum(FEED_COVERS);
export type FeedCovers = z.infer<typeof FeedCovers>;

export const CalendarFeed = z.object({
  id: Id,
  /** What its owner calls it; the calendar shows it by this name. */
  name: z.string(),
  covers: FeedCovers,
  made_at: z.string(),
  last_fetched_at: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Just what is written about an event, of anything that says that and more. */
export function eventWordsOf(event: EventWords): EventWords {
  const { type, title, is_all_day, first_day, last_day, from_time, to_time, place, description, cost } = event;
  const { transport, is_step_free, audience, member_ids, resident_ids, resident_group_ids } = event;
  const { relative_link_ids, places, answer_by } = event;
  return {
    type,
    title,
    is_all_day,
    first_day,
    last_day,
    from_time,
    to_time,
    place,
    description,
    cost,
    transport,
    is_step_free,
    audience,
    member_ids,
    resident_ids,
    resident_group_ids,
    relative_link_ids,
    places,
    answer_by,
  };
}
