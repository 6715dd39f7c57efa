import { z } from 'zod';
import type { EvidenceAsk } from '@heartsease/domain/evidence/evidence.endpoints.ts';
import { FrameworkId } from '@heartsease/domain/evidence/frameworks.ts';
import { EVIDENCE_DAYS } from '@heartsease/domain/evidence/evidence.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';

export const SPANS = ['28d', '3m', '6m', 'year'] as const;
export type EvidenceSpan = (typeof SPANS)[number];

const DAYS: Record<EvidenceSpan, number> = { '28d': 28, '3m': EVIDENCE_DAYS, '6m': 2 * EVIDENCE_DAYS, year: 365 };

/** What the address of the evidence says; what it does not say, or says wrongly, is as it comes. */
export interface EvidenceChoice {
  days: EvidenceSpan;
  /** Null: the one of the home's region. */
  framework: string | null;
}

export function choiceIn(address: URLSearchParams): EvidenceChoice {
  return {
    days: z.enum(SPANS).safeParse(address.get('days')).data ?? '3m',
    framework: FrameworkId.safeParse(address.get('framework')).data ?? null,
  };
}

export function askOf({ days, framework }: EvidenceChoice, today: string): EvidenceAsk {
  return { from: addDays(today, 1 - DAYS[days]), to: today, ...(framework !== null && { framework }) };
}

/** The same choice on another screen of the evidence. */
export function searchOf({ days, framework }: EvidenceChoice, question?: string): string {
  const address = new URLSearchParams();
  if (days !== '3m') address.set('days', days);
  if (framework !== null) address.set('framework', framework);
  if (question !== undefined) address.set('question', question);
  const search = address.toString();
  return search === '' ? '' : `?${search}`;
}
