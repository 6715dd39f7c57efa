import { z } from 'zod';
import type { AuthorityKind } from '../relatives/relative.ts';
import { CalendarDate, Id, Line } from '../text.ts';
import { addDays } from '../time/calendar.ts';
import { Basis, Consent, MOST_DAYS_TO_REVIEW, Purpose } from './consent.ts';
import type { ConsentFields } from './consent.ts';

/** Of somebody else than the person, by a document. */
const DecidersBasis = Basis.extract(['attorney_hw', 'deputy']);
type DecidersBasis = z.infer<typeof DecidersBasis>;

/** The document by which a relative may decide about care and welfare; money alone gives no say in it. */
const DECIDES_BY: Partial<Record<AuthorityKind, DecidersBasis>> = {
  lpa_health_welfare: 'attorney_hw',
  deputy: 'deputy',
  // Scotland's welfare guardian is appointed by a court too.
  guardian: 'deputy',
};

/** By what somebody with these documents decides; null where they have no say. */
export function basisOf(authorities: readonly { kind: AuthorityKind }[]): DecidersBasis | null {
  return authorities.flatMap(({ kind }) => DECIDES_BY[kind] ?? [])[0] ?? null;
}

/** What a home asks of somebody who decides for a person who can't decide this themselves. */
export const RequestFields = z.object({
  purposes: z
    .array(Purpose)
    .min(1, 'Choose what to ask')
    .max(Purpose.options.length, 'Ask each thing once')
    .refine((purposes) => new Set(purposes).size === purposes.length, 'Ask each thing once'),
  /** When it was found that the person can't make this decision themselves (Mental Capacity Act 2005, section 2). */
  capacity_assessed_on: CalendarDate,
  /** A word of the home's, to whoever is asked. */
  word: Line,
});
export type RequestFields = z.infer<typeof RequestFields>;

export const ConsentRequest = z.object({
  id: Id,
  relative_link_id: Id,
  resident: z.object({ id: Id, known_as: z.string() }),
  /** Of what was asked: what is still to be answered. */
  purposes: z.array(Purpose),
  basis: DecidersBasis,
  word: z.string(),
  asked_at: z.iso.datetime(),
  /** Who asked; null where that account is gone. */
  asked_by: z.string().nullable(),
  /** Who was asked. */
  asked: z.string(),
});
export type ConsentRequest = z.infer<typeof ConsentRequest>;

export const RequestAnswer = z.object({
  purpose: Purpose,
  status: z.enum(['given', 'refused']),
  /** "Not in bed", "ask each time" */
  conditions: Line,
});
export type RequestAnswer = z.infer<typeof RequestAnswer>;

/** What of a request nobody has answered since it was asked, by whatever way. */
export function stillOpen(
  { purposes, asked_at }: { purposes: readonly Purpose[]; asked_at: Date },
  answers: readonly { purpose: Purpose; recorded_at: Date }[],
): Purpose[] {
  return purposes.filter(
    (purpose) => !answers.some((answer) => answer.purpose === purpose && answer.recorded_at > asked_at),
  );
}

interface Grounds {
  basis: DecidersBasis;
  decided_by: string;
  capacity_assessed_on: string;
  today: string;
}

/** An answer as it is written down: in the name of whoever decided, and a yes for a year. */
export function consentOf(
  { purpose, status, conditions }: RequestAnswer,
  { basis, decided_by, capacity_assessed_on, today }: Grounds,
): ConsentFields {
  const isYes = status === 'given';
  return {
    purpose,
    status,
    basis,
    decided_by,
    capacity_assessed_on,
    people_consulted: '',
    conditions: isYes ? conditions : '',
    decided_on: today,
    review_on: isYes ? addDays(today, MOST_DAYS_TO_REVIEW - 1) : null,
    evidence: '',
  };
}

/** An answer that an attorney, deputy or guardian gave for somebody, as one of them reads it. */
export const Decision = Consent.pick({
  purpose: true,
  status: true,
  decided_by: true,
  conditions: true,
  decided_on: true,
  review_on: true,
});
export type Decision = z.infer<typeof Decision>;

/** An answer as whoever may decide for the person reads it: null where it was not given by a document, but by the person. */
export function decisionOf(answer: Consent | null): Decision | null {
  return answer !== null && DecidersBasis.safeParse(answer.basis).success ? Decision.parse(answer) : null;
}

/** That a yes counts no longer, in the name of whoever takes it back. */
export function takenBack(
  { purpose, capacity_assessed_on }: Pick<Consent, 'purpose' | 'capacity_assessed_on'>,
  { basis, decided_by, today }: Omit<Grounds, 'capacity_assessed_on'>,
): ConsentFields {
  return {
    purpose,
    status: 'withdrawn',
    basis,
    decided_by,
    capacity_assessed_on,
    people_consulted: '',
    conditions: '',
    decided_on: today,
    review_on: null,
    evidence: '',
  };
}
