import { z } from 'zod';
import { titleIn } from '../activities/library.ts';
import { StaffFace } from '../reports/report.ts';
import { ResidentFace } from '../residents/resident.ts';
import { Id } from '../text.ts';

/** "On now" from 10 minutes before a session to 90 minutes after it (product.md, section 6). */
export const ON_NOW = { minutes_before: 10, minutes_after: 90 } as const;

/** Where a planned session stands; `done` names the report that it became. */
export const SessionState = z.enum(['planned', 'on_now', 'unlogged', 'done', 'cancelled']);
export type SessionState = z.infer<typeof SessionState>;

/** A planned session as a line of the day. */
export const PlannedSession = z.object({
  id: Id,
  version: z.number().int(),
  title: z.string(),
  /** Its name in Welsh, where it bears the library's own and somebody has written that; null for all others. */
  welsh: z.object({ title: z.string() }).nullable(),
  icon: z.string(),
  tint: z.string(),
  scene: z.string().nullable(),
  activity_id: Id.nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
  minutes: z.number().int(),
  place: z.string(),
  leader: StaffFace.nullable(),
  helpers: z.array(StaffFace),
  state: SessionState,
  /** People expected. Null for whoever may not see residents. */
  people_count: z.number().int().nullable(),
  /** For how many there is room; null where it does not matter. */
  capacity: z.number().int().nullable(),
  is_open_to_everyone: z.boolean(),
  is_repeated: z.boolean(),
  /** Why it does not take place; null for all others. */
  cancelled_why: z.string().nullable(),
  /** What was logged; null until then, and for whoever may not see reports. */
  logged: z
    .object({
      report_id: Id,
      by: StaffFace,
      came: z.number().int(),
      enjoyed_or_more: z.number().int(),
    })
    .nullable(),
});
export type PlannedSession = z.infer<typeof PlannedSession>;

/** A session with its people, ready to be logged. */
export const SessionToLog = PlannedSession.extend({
  people: z.array(ResidentFace),
  /** People who came to this activity lately without being on today's list, the most frequent first. */
  often_come: z.array(ResidentFace),
});
export type SessionToLog = z.infer<typeof SessionToLog>;

/** A session as it is called in a language. What somebody wrote themselves is called so in all. */
export function sessionIn<Session extends Pick<PlannedSession, 'title' | 'welsh'>>(
  session: Session,
  locale: string,
): Session {
  return { ...session, title: titleIn(session, locale) };
}

/** The state of a session at an instant. Whatever ended more than 90 minutes ago without a report is `unlogged`. */
export function sessionState(session: {
  starts_at: Date;
  ends_at: Date;
  is_cancelled: boolean;
  is_logged: boolean;
  now: Date;
}): SessionState {
  if (session.is_cancelled) return 'cancelled';
  if (session.is_logged) return 'done';
  const now = session.now.getTime();
  if (now < session.starts_at.getTime() - ON_NOW.minutes_before * 60_000) return 'planned';
  return now <= session.ends_at.getTime() + ON_NOW.minutes_after * 60_000 ? 'on_now' : 'unlogged';
}
