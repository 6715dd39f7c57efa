import { z } from 'zod';
import { addObservation, correctObservation } from '../observations/observations.endpoints.ts';
import { Observation } from '../observations/observation.ts';
import { amendReport, answerMoment, logReport, undoReport, voidReport } from '../reports/reports.endpoints.ts';
import { Answer, Report, StaffFace } from '../reports/report.ts';
import { ResidentFace } from '../residents/resident.ts';
import { Id, Instant } from '../text.ts';

/** The writes that are handed in, each with what it is called: what belongs to the record of care, and nothing else. */
export const HANDED_IN_CALLS = {
  report: logReport,
  answer: answerMoment,
  change: amendReport,
  taken_back: undoReport,
  set_aside: voidReport,
  observation: addObservation,
  correction: correctObservation,
} as const;
export const HandedInKind = z.enum([
  'report',
  'answer',
  'change',
  'taken_back',
  'set_aside',
  'observation',
  'correction',
]);
export type HandedInKind = z.infer<typeof HandedInKind>;

const PATHS = Object.values(HANDED_IN_CALLS).map(({ path }) => path);

/** Whether a write of this call waits for the manager where its author may not make it any more. */
export function isHandedIn(path: string): boolean {
  return PATHS.some((known) => known === path);
}

export const HAND_IN_LIMITS = {
  /** In one call: more come in the next. */
  at_once: 20,
  /** Of one person, as long as nobody has answered. */
  of_one: 500,
} as const;

/** A write as it waits on a device. */
export const WaitingWrite = z.object({
  client_id: Id,
  path: z.enum(PATHS),
  made_at: Instant,
  /** Judged by the call's own input: what that would refuse stays on the device. */
  input: z.record(z.string(), z.unknown()),
});
export type WaitingWrite = z.infer<typeof WaitingWrite>;

/** The manager's word. */
export const Decision = z.object({
  kind: z.enum(['put_in', 'left_out']),
  by: StaffFace,
  at: z.string(),
  reason: z.string().nullable(),
  /** The report that it went into. */
  report_id: Id.nullable(),
});

/** One write that was handed in, as a manager reads it. */
export const HandedIn = z.object({
  id: Id,
  kind: HandedInKind,
  /** `left`: its author has left the home; `right_removed`: they may not write this any more. */
  why: z.enum(['left', 'right_removed']),
  author: StaffFace,
  made_at: z.string(),
  arrived_at: z.string(),
  /** What the report is called; null where the report is not there. */
  title: z.string().nullable(),
  started_at: z.string().nullable(),
  minutes: z.number().int().nullable(),
  place: z.string().nullable(),
  /** Its own words, or the reason that it gives. */
  note: z.string().nullable(),
  depth: Report.shape.depth,
  people: z.array(
    Answer.extend({
      resident: ResidentFace,
      /** How it was safe for them. */
      risk_words: z.array(z.string()),
    }),
  ),
  /** How many it names besides who are in the home's records no more. */
  gone: z.number().int(),
  /** What was noticed, with what stands where it corrects that. */
  observation: Observation.nullable(),
  /** The report in the record that it is about. */
  report_id: Id.nullable(),
  /** It says that it was written, or took place, after its author had left. */
  is_after_leaving: z.boolean(),
  decision: Decision.nullable(),
});
export type HandedIn = z.infer<typeof HandedIn>;
