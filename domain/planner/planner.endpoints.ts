import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { StaffFace } from '../reports/report.ts';
import { CalendarDate, ClockTime, Id } from '../text.ts';
import { Write } from '../write.ts';
import { CancelReason, Clash, CopiedClash, PLAN_LIMITS, Plan, PlanWords, WhichSessions } from './plan.ts';
import { PlannedSession, SessionToLog } from './planned-session.ts';
import { Repeat } from './repeat.ts';
import { MOST_REASONS, SuggestedWeek, WeekReason } from './suggested-week.ts';

export const listPlannedSessions = endpoint({
  path: '/api/v2/plan/list',
  summary: 'What is planned between two days, both included',
  allow: 'planner.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ from: CalendarDate, to: CalendarDate }),
  output: z.object({ items: z.array(PlannedSession), next_cursor: z.null(), total: z.number().int() }),
});

export const getSessionToLog = endpoint({
  path: '/api/v2/plan/get',
  summary: 'A planned session with its people, ready to be logged',
  allow: 'reports.view',
  scope: 'planned_session',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ planned_session_id: Id }),
  output: SessionToLog,
});

/**
 * What anybody who belongs to a home may know of its programme: what, when and where, and nobody's name. What is for one
 * person alone only staff are told, and those who are close to that person.
 */
export const listComingUp = endpoint({
  path: '/api/v2/plan/coming-up',
  summary: 'What is on in the next seven days',
  allow: 'events.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      PlannedSession.pick({
        id: true,
        title: true,
        welsh: true,
        icon: true,
        tint: true,
        scene: true,
        starts_at: true,
        minutes: true,
        place: true,
      }),
    ),
    next_cursor: z.null(),
    total: z.number().int(),
  }),
});

const base_version = z.int().min(0);

export const getPlan = endpoint({
  path: '/api/v2/plan/to-change',
  summary: 'A planned session as its form needs it',
  allow: 'planner.edit',
  scope: 'planned_session',
  kind: 'read',
  input: z.object({ planned_session_id: Id }),
  output: Plan,
});

/**
 * Plans a session or a series, or changes one. When somebody changed it meanwhile: 409 with the session as it stands.
 * Whoever may not see residents leaves the people as they are.
 */
export const savePlan = endpoint({
  path: '/api/v2/plan/save',
  summary: 'Plan a session or a series, or change this one, this and the following, or all that are still to come',
  allow: 'planner.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** Null for a new one. */
    planned_session_id: Id.nullable(),
    base_version,
    which: WhichSessions,
    /** Of a new session the first day on which it may be. Only `this` takes a standing one to another day. */
    day: CalendarDate,
    ...PlanWords.shape,
    /** Null: once. Not looked at where `this` session of a series is changed. */
    repeat: Repeat.nullable(),
  }),
  output: z.object({
    plan: Plan,
    /** How many sessions were planned or changed, this one among them. */
    sessions: z.int(),
  }),
});

/** What a drag does, and the menu that stands for it. */
export const movePlan = endpoint({
  path: '/api/v2/plan/move',
  summary: 'Put a planned session on another day or at another time',
  allow: 'planner.edit',
  scope: 'planned_session',
  kind: 'write',
  input: Write.extend({ planned_session_id: Id, base_version, day: CalendarDate, time: ClockTime }),
  output: Plan,
});

export const cancelPlan = endpoint({
  path: '/api/v2/plan/cancel',
  summary: 'Say that a planned session does not take place, and why',
  allow: 'planner.edit',
  scope: 'planned_session',
  kind: 'write',
  input: Write.extend({ planned_session_id: Id, base_version, which: WhichSessions, reason: CancelReason }),
  output: z.object({ plan: Plan, sessions: z.int() }),
});

export const restorePlan = endpoint({
  path: '/api/v2/plan/restore',
  summary: 'Let a cancelled session take place after all, alone or with those that were cancelled with it',
  allow: 'planner.edit',
  scope: 'planned_session',
  kind: 'write',
  input: Write.extend({ planned_session_id: Id, base_version, with_others: z.boolean() }),
  output: z.object({ plan: Plan, sessions: z.int() }),
});

/** What stands in the week already stays, and is not planned a second time. */
export const copyWeek = endpoint({
  path: '/api/v2/plan/copy-week',
  summary: 'Plan a week like another one',
  allow: 'planner.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ from: CalendarDate, to: CalendarDate }),
  output: z.object({
    copied: z.int(),
    /** Not copied, because the same stands on that day at that time. */
    already_there: z.int(),
    /** The sessions that were planned. */
    planned_session_ids: z.array(Id),
    /** Those of them that meet something else, as they begin. They are planned all the same. */
    clashing: z.array(CopiedClash),
  }),
});

/**
 * What somebody changed or logged since stays, and so does what others planned: then fewer are taken back than were
 * named.
 */
export const takeBackCopy = endpoint({
  path: '/api/v2/plan/take-back-copy',
  summary: 'Take back the sessions that one’s own copy of a week has just planned',
  allow: 'planner.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ planned_session_ids: z.array(Id).min(1).max(PLAN_LIMITS.copied) }),
  output: z.object({
    taken_back: z.int(),
    /** Still planned, because something has become of them since. */
    kept: z.int(),
  }),
});

/** Of people only those who have a number of moments a week that suits them and are here. */
export const suggestWeek = endpoint({
  path: '/api/v2/plan/suggest-week',
  summary: 'Sessions that would make a week fair, each with why',
  allow: 'planner.edit',
  scope: 'care-home',
  kind: 'read',
  /** Any day of the week. */
  input: z.object({ day: CalendarDate }),
  output: SuggestedWeek,
});

/** Plans all of them or, where something else was planned there meanwhile, none. */
export const saveWeek = endpoint({
  path: '/api/v2/plan/save-week',
  summary: 'Plan several sessions at once, such as those that were suggested',
  allow: 'planner.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    sessions: z
      .array(
        PlanWords.pick({ title: true, time: true, minutes: true, place: true, resident_ids: true }).extend({
          activity_id: Id,
          day: CalendarDate,
          /** Why it was suggested; it stays with the session. An app of before sends none. */
          reasons: z.array(WeekReason).max(MOST_REASONS).default([]),
        }),
      )
      .min(1, 'Choose a session')
      .max(PLAN_LIMITS.at_once, 'Plan 60 sessions or fewer at once'),
  }),
  output: z.object({ planned: z.int() }),
});

export const findPlanClashes = endpoint({
  path: '/api/v2/plan/clashes',
  summary: 'What else is planned at the same time in the same place, or with the same people',
  allow: 'planner.edit',
  scope: 'care-home',
  kind: 'read',
  input: z.object({
    planned_session_id: Id.nullable(),
    day: CalendarDate,
    repeat: Repeat.nullable(),
    ...PlanWords.pick({
      time: true,
      minutes: true,
      place: true,
      leader_id: true,
      helper_ids: true,
      resident_ids: true,
      resident_group_ids: true,
    }).shape,
  }),
  /** The first few. */
  output: z.object({ items: z.array(Clash), total: z.int() }),
});

/** Who may lead or help. */
export const listPlanStaff = endpoint({
  path: '/api/v2/plan/staff',
  summary: 'Staff of this home who can lead a session',
  allow: 'planner.edit',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(StaffFace) }),
});
