import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PlannedSession, SessionToLog } from '../planner/planned-session.ts';
import { MomentResponse } from '../reports/response.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate } from '../text.ts';
import { CompanyWish } from '../residents/company.ts';

export const Birthday = z.object({
  resident: ResidentFace,
  day: CalendarDate,
  /** The age on that day; null where the person would rather not have it told. */
  turns: z.number().int().nullable(),
  days_away: z.number().int(),
});
export type Birthday = z.infer<typeof Birthday>;

/** The staff member's day. What needs the right to see residents is null on package A. */
export const getToday = endpoint({
  path: '/api/v2/today/get',
  summary: 'The day of this home: what is on now, what comes, what was done',
  allow: 'today.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({}),
  output: z.object({
    day: CalendarDate,
    residents_count: z.number().int().nullable(),
    on_now: SessionToLog.nullable(),
    sessions: z.array(PlannedSession),
    birthdays: z.array(Birthday).nullable(),
  }),
});

export const MeadowFlower = z.object({
  resident: ResidentFace,
  moments: z.number().int(),
  /** The response that this person gave most in the window; null without an answer. */
  usual_response: MomentResponse.nullable(),
});
export type MeadowFlower = z.infer<typeof MeadowFlower>;

export const getMeadow = endpoint({
  path: '/api/v2/today/meadow',
  summary: 'One flower per resident: the moments of the last 7 days',
  allow: 'dashboard_graphs.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({}),
  output: z.object({ from: CalendarDate, to: CalendarDate, flowers: z.array(MeadowFlower) }),
});

export const getCompany = endpoint({
  path: '/api/v2/today/company',
  summary: 'Who would love some company, with the reasons',
  allow: 'residents.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({}),
  output: z.object({ items: z.array(CompanyWish), next_cursor: z.null(), total: z.number().int() }),
});
