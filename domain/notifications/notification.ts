import { z } from 'zod';
import { may } from '../access/permissions.ts';
import type { Permission } from '../access/permissions.ts';
import type { Viewer } from '../access/viewer.ts';
import { addDays, calendarDay } from '../time/calendar.ts';
import { instantAt } from '../time/wall-clock.ts';

/**
 * What the app tells somebody of its own accord. Each stands in the app in any case; by mail it comes too, unless
 * its reader said otherwise. What is needed to get in at all (an invitation, a new password) is no notification.
 */
export const NOTIFICATION_KINDS = [
  'joiner',
  'family_invitation',
  'suggestion',
  'suggestion_answered',
  'event_invited',
  'event_changed',
  'activity_proposed',
  'activity_answered',
  'risk_waiting',
  'report_returned',
  'concern',
  'survey',
  'must_read',
  'message',
  'family_reply',
  'family_news',
  'consent_asked',
  'consent_answered',
  'consent_taken_back',
] as const;
export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Whom a notification concerns at all: who may do one of these. */
const CONCERNS: Record<NotificationKind, readonly Permission[]> = {
  joiner: ['staff.manage'],
  family_invitation: ['relatives.manage'],
  suggestion: ['about_me.answer'],
  // Whoever may suggest: a relative for their person, staff for everybody in their care.
  suggestion_answered: ['relatives_list.view', 'residents.add'],
  // Whoever is asked to come by name, or with the person whose family they are.
  event_invited: ['events.view'],
  // Whoever said that they come, or is asked and has not said.
  event_changed: ['events.view'],
  activity_proposed: ['own_activities.edit'],
  // Whoever proposes activities of the home’s own.
  activity_answered: ['own_activities.propose'],
  risk_waiting: ['risk.approve'],
  // Whoever writes reports.
  report_returned: ['reports.add'],
  concern: ['concerns.lead'],
  survey: ['surveys.view'],
  must_read: ['notices.view'],
  message: ['chat.use'],
  // Whoever writes under what the home shared.
  family_reply: ['relatives_list.view'],
  // Once in an evening, and only where something was shared.
  family_news: ['relatives_list.view'],
  // Whoever decides for their person by a document.
  consent_asked: ['relatives_list.view'],
  consent_answered: ['consents.record'],
  consent_taken_back: ['consents.record'],
};

/** The notifications that somebody can get, as what they are today. */
export function notificationsFor(viewer: Viewer): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => CONCERNS[kind].some((permission) => may(viewer, permission)));
}

const Clock = z.string('Enter a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 21:30');

/** Hours in which no notification is mailed, on the home's clock. They may span midnight. */
export const QuietHours = z
  .object({ from: Clock, until: Clock })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: 'Choose another time than the beginning' });
export type QuietHours = z.infer<typeof QuietHours>;

/** How it begins for relatives, who live by another day than a home: nothing is mailed or pushed at night. */
export const QUIET_AT_FIRST: QuietHours = { from: '21:00', until: '08:00' };

export const NotificationSettings = z.object({
  /** Kinds of which no mail is wanted. */
  in_app_only: z
    .array(NotificationKind)
    .max(NOTIFICATION_KINDS.length, 'Name each kind once')
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Name each kind once'),
  /** Null: at any hour. */
  quiet: QuietHours.nullable(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** When a notification of now may be mailed: null for at once, otherwise when the quiet hours end. */
export function quietUntil(quiet: QuietHours | null, now: Date, timezone: string): Date | null {
  if (quiet === null) return null;
  const today = calendarDay(now, timezone);
  for (const day of [addDays(today, -1), today]) {
    const from = new Date(instantAt(day, quiet.from, timezone));
    const until = new Date(instantAt(quiet.until > quiet.from ? day : addDays(day, 1), quiet.until, timezone));
    if (from <= now && now < until) return until;
  }
  return null;
}
