import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id } from '../text.ts';
import { PlannedSession, SessionToLog } from './planned-session.ts';

export const listPlannedSessions = endpoint({
  path: '/api/v2/plan/list',
  summary: 'What is planned between two days, both included',
  allow: 'planner.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ from: CalendarDate, to: CalendarDate }),
  output: z.object({ items: z.array(PlannedSession), next_cursor: z.null(), total: z.number().int() }),
});

export const getSessionToLog = endpoint({
  path: '/api/v2/plan/get',
  summary: 'A planned session with its people, ready to be logged',
  allow: 'reports.view',
  scope: 'planned_session',
  kind: 'read',
  input: z.object({ planned_session_id: Id }),
  output: SessionToLog,
});

/** What anybody who belongs to a home may know of its programme: what, when and where, and nobody's name. */
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
