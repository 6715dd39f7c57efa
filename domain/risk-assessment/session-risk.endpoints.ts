import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PlanWords } from '../planner/plan.ts';
import { CalendarDate, Id } from '../text.ts';
import { Write } from '../write.ts';
import { Acknowledgement, HardStop, RiskOverlay, RiskWord } from './overlay.ts';

export const overlayRisk = endpoint({
  path: '/api/v2/risk/overlay',
  summary: 'For what is being planned: only the lines that bite for those invited, and why',
  allow: 'risk.people',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({
    planned_session_id: Id.nullable(),
    activity_id: Id.nullable(),
    ...PlanWords.pick({ place: true, resident_ids: true, resident_group_ids: true }).shape,
  }),
  output: RiskOverlay,
});

export const riskOfSession = endpoint({
  path: '/api/v2/risk/session',
  summary: 'What is assessed for a planned session, what bites for those expected, and who said a word to it',
  allow: 'risk.view',
  scope: 'planned_session',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ planned_session_id: Id }),
  output: RiskOverlay,
});

export const riskOfEvent = endpoint({
  path: '/api/v2/risk/event',
  summary: 'What bites at an event for those invited and those who said yes, and who said a word to it',
  allow: 'risk.view',
  scope: 'event',
  kind: 'read',
  input: z.object({ event_id: Id }),
  output: RiskOverlay,
});

export const acknowledgeRisk = endpoint({
  path: '/api/v2/risk/acknowledge',
  summary: 'Say by name why a session can go on with somebody for whom it stops',
  allow: 'risk.people',
  scope: 'planned_session',
  kind: 'write',
  input: Write.extend({ planned_session_id: Id, ...RiskWord.shape }),
  output: RiskOverlay,
});

export const acknowledgeEventRisk = endpoint({
  path: '/api/v2/risk/acknowledge-event',
  summary: 'Say by name why somebody can come to an event that stops for them',
  allow: 'risk.people',
  scope: 'event',
  kind: 'write',
  input: Write.extend({ event_id: Id, ...RiskWord.shape }),
  output: RiskOverlay,
});

/** What a report says of hard stops. Nobody is asked for long: who reads it next year was not there. */
export const ReportRisk = z.object({
  /** Those of whoever joined in, as long as a word can still be said to them. */
  stops: z.array(HardStop),
  /** The last word to each person and hazard that is not among these. */
  words: z.array(HardStop.extend({ acknowledged: Acknowledgement })),
});
export type ReportRisk = z.infer<typeof ReportRisk>;

export const riskOfReport = endpoint({
  path: '/api/v2/risk/report',
  summary: 'For whom what was logged has a hard stop, and how it was safe for them',
  allow: 'risk.people',
  scope: 'report',
  kind: 'read',
  input: z.object({ report_id: Id }),
  output: ReportRisk,
});

export const acknowledgeReportRisk = endpoint({
  path: '/api/v2/risk/acknowledge-report',
  summary: 'Say by name how what was logged was safe for somebody for whom it stops',
  allow: 'risk.say_at_report',
  scope: 'report',
  kind: 'write',
  input: Write.extend({ report_id: Id, ...RiskWord.shape }),
  output: ReportRisk,
});

export const sessionsOutOfDate = endpoint({
  path: '/api/v2/risk/out-of-date',
  summary: 'Sessions between two days, both included, whose risk assessment should have been looked at again',
  allow: 'risk.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ from: CalendarDate, to: CalendarDate }),
  output: z.object({ planned_session_ids: z.array(Id) }),
});
