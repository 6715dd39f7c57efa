import { z } from 'zod';
import { WEEKS_OF_HOMES } from '@heartsease/domain/organisations/organisations.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';

export const SPANS = ['28d', '12w', 'month', 'quarter'] as const;
export type Span = (typeof SPANS)[number];

/** Which days the address asks for; what it says wrongly is the last four weeks. */
export function spanIn(address: URLSearchParams): Span {
  return z.enum(SPANS).safeParse(address.get('days')).data ?? '28d';
}

export function daysAsked(span: Span, today: string) {
  return span === '12w' ? { from: addDays(today, 1 - 7 * WEEKS_OF_HOMES), to: today } : { preset: span };
}
