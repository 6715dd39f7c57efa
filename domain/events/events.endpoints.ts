import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Clash, WhichSessions } from '../planner/plan.ts';
import { Repeat } from '../planner/repeat.ts';
import { StaffFace } from '../reports/report.ts';
import { CalendarDate, Id, Line } from '../text.ts';
import { Write } from '../write.ts';
import {
  AnswerWord,
  Event,
  EventCancelReason,
  EventChange,
  EventLine,
  EventWords,
  Guests,
  InvitedRelative,
  WouldLove,
} from './event.ts';

export const listEvents = endpoint({
  path: '/api/v2/event/list',
  summary: 'The events between two days, both included, that you may see',
  allow: 'events.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ from: CalendarDate, to: CalendarDate }),
  output: z.object({ items: z.array(EventLine), next_cursor: z.null(), total: z.int() }),
});

export const getEvent = endpoint({
  path: '/api/v2/event/get',
  summary: 'An event with its answers, as far as you may see them',
  allow: 'events.view',
  scope: 'event',
  kind: 'read',
  input: z.object({ event_id: Id }),
  output: Event,
});

const base_version = z.int().min(0);

/**
 * Makes an event or a series of them, which needs `events.add` too, or changes one: 409 with the event as it stands when somebody changed
 * it meanwhile. The answers stay. Whoever may not see residents leaves for whom it is and who is invited as it was.
 */
export const saveEvent = endpoint({
  path: '/api/v2/event/save',
  summary: 'Make an event or a series, or change this one, this and the following, or all still to come',
  allow: 'events.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** Null for a new one. */
    event_id: Id.nullable(),
    base_version,
    which: WhichSessions,
    /** Of a new one the first day on which it may be. Only `this` takes a standing one to another day. */
    ...EventWords.shape,
    /** Null: once. Not looked at where `this` event of a series is changed. */
    repeat: Repeat.nullable(),
  }),
  /** The one to go on with: another one where the day of the one that was changed is no longer meant. */
  output: Event,
});

export const cancelEvent = endpoint({
  path: '/api/v2/event/cancel',
  summary: 'Say that an event does not take place, and why',
  allow: 'events.edit',
  scope: 'event',
  kind: 'write',
  input: Write.extend({ event_id: Id, base_version, which: WhichSessions, reason: EventCancelReason }),
  output: Event,
});

export const reopenEvent = endpoint({
  path: '/api/v2/event/reopen',
  summary: 'Let a cancelled event take place after all, alone or with those that were cancelled with it',
  allow: 'events.edit',
  scope: 'event',
  kind: 'write',
  input: Write.extend({ event_id: Id, base_version, with_others: z.boolean() }),
  output: Event,
});

export const deleteEvent = endpoint({
  path: '/api/v2/event/delete',
  summary: 'Take an event, or it and others of its series, out of the calendar; it can be brought back for 30 days',
  allow: 'events.delete',
  scope: 'event',
  kind: 'write',
  input: Write.extend({ event_id: Id, base_version, which: WhichSessions }),
  output: z.object({
    id: Id,
    restore_until: CalendarDate,
    /** How many were deleted, this one among them. */
    events: z.int(),
  }),
});

export const restoreEvent = endpoint({
  path: '/api/v2/event/restore',
  summary: 'Bring back an event that was deleted, with its answers, alone or with those that were deleted with it',
  allow: 'events.delete',
  scope: 'event',
  kind: 'write',
  input: Write.extend({ event_id: Id, with_others: z.boolean() }),
  output: Event,
});

export const listDeletedEvents = endpoint({
  path: '/api/v2/event/deleted',
  summary: 'Events that were deleted and can still be brought back',
  allow: 'events.delete',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      EventLine.extend({
        deleted_at: z.string(),
        deleted_by: z.string().nullable(),
        restore_until: CalendarDate,
        /** How many others of its series were deleted with it; they stand in no lines of their own. */
        others: z.int(),
      }),
    ),
  }),
});

/** Those of its series that are full, or take no answer any more, are left as they are. */
export const answerSeries = endpoint({
  path: '/api/v2/event/answer-series',
  summary: 'Say the same to all events of a series that are still to come',
  allow: 'events.view',
  scope: 'event',
  kind: 'write',
  input: Write.extend({ event_id: Id, resident_id: Id.nullable(), answer: AnswerWord, guests: Guests, note: Line }),
  output: z.object({
    event: Event,
    /** How many took the answer, this one among them. */
    answered: z.int(),
    /** How many have no room for it. */
    full: z.int(),
  }),
});

/**
 * @throws 422 when the places are taken, when it was cancelled or is over; 404 for a resident whom one does not speak for
 */
export const answerEvent = endpoint({
  path: '/api/v2/event/answer',
  summary: 'Say whether you come, or somebody for whom you speak',
  allow: 'events.view',
  scope: 'event',
  kind: 'write',
  input: Write.extend({
    event_id: Id,
    /** Null: for oneself. */
    resident_id: Id.nullable(),
    answer: AnswerWord,
    guests: Guests,
    note: Line,
  }),
  output: Event,
});

export const eventHistory = endpoint({
  path: '/api/v2/event/history',
  summary: 'Who made and changed an event, and what it said before',
  allow: 'events.view',
  scope: 'event',
  kind: 'read',
  input: z.object({ event_id: Id }),
  output: z.object({ items: z.array(EventChange) }),
});

export const getEventFile = endpoint({
  path: '/api/v2/event/ics',
  summary: 'An event as a file for one’s own calendar (iCalendar)',
  allow: 'events.view',
  scope: 'event',
  kind: 'read',
  input: z.object({ event_id: Id }),
  output: z.object({ file_name: z.string(), text: z.string() }),
});

export const findEventClashes = endpoint({
  path: '/api/v2/event/clashes',
  summary: 'What else is at the same time in the same place, or with the same people',
  allow: 'events.add',
  scope: 'care-home',
  kind: 'read',
  input: z.object({
    event_id: Id.nullable(),
    repeat: Repeat.nullable(),
    ...EventWords.pick({
      is_all_day: true,
      first_day: true,
      last_day: true,
      from_time: true,
      to_time: true,
      place: true,
      member_ids: true,
      resident_ids: true,
      resident_group_ids: true,
    }).shape,
  }),
  /** The first few. */
  output: z.object({ items: z.array(Clash), total: z.int() }),
});

export const whoWouldLoveEvent = endpoint({
  path: '/api/v2/event/who-would-love',
  summary:
    'Who would love an event that is being made, with the interest that says so; nobody who is invited or has answered',
  allow: 'events.suggest',
  scope: 'care-home',
  kind: 'read',
  input: EventWords.pick({
    type: true,
    title: true,
    description: true,
    resident_ids: true,
    resident_group_ids: true,
  }).extend({ event_id: Id.nullable() }),
  output: z.object({ items: z.array(WouldLove) }),
});

export const listEventGuests = endpoint({
  path: '/api/v2/event/people',
  summary: 'Colleagues, members and relatives who can be invited to an event',
  allow: 'events.add',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ members: z.array(StaffFace), relatives: z.array(InvitedRelative) }),
});

/** Who may change events besides staff and whoever made one (product.md, D-1). */
const EventSettings = z.object({ is_editing_narrowed: z.boolean() });

export const getEventSettings = endpoint({
  path: '/api/v2/event/settings',
  summary: 'Who may change events in this home',
  allow: 'events.settings',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: EventSettings,
});

export const saveEventSettings = endpoint({
  path: '/api/v2/event/save-settings',
  summary: 'Say who may change events in this home',
  allow: 'events.settings',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend(EventSettings.shape),
  output: EventSettings,
});
