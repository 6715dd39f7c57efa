import { z } from 'zod';
import { ActivityCategory } from '@heartsease/domain/activities/activity-detail.ts';
import type { DashboardFilter } from '@heartsease/domain/dashboard/filter.ts';
import { faultOf } from '@heartsease/domain/dashboard/period.ts';
import { CalendarDate, Id, Short } from '@heartsease/domain/text.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';

export const SPANS = ['today', '7d', '28d', '13w', 'month', 'quarter', 'year', 'own'] as const;
export type Span = (typeof SPANS)[number];
export const FORMATS = ['group', 'one_to_one'] as const;
export const BESIDE = ['previous', 'same_last_year'] as const;

/** What the address of the figures says; what it does not say, or says wrongly, is left out. */
export interface FiguresChoice {
  days: Span;
  /** One's own days, where `days` says so. */
  from: string | null;
  to: string | null;
  beside: (typeof BESIDE)[number];
  wing: string | null;
  group: string | null;
  person: string | null;
  format: (typeof FORMATS)[number] | null;
  side: ActivityCategory | null;
}

export function choiceIn(address: URLSearchParams): FiguresChoice {
  const of = <Value>(name: string, shape: z.ZodType<Value>) => shape.safeParse(address.get(name)).data ?? null;
  const days = of('days', z.enum(SPANS)) ?? '28d';
  const [from, to] = [of('from', CalendarDate), of('to', CalendarDate)];
  const isOwn = days === 'own' && from !== null && to !== null && faultOf({ from, to }) === null;
  return {
    days: days === 'own' && !isOwn ? '28d' : days,
    from: isOwn ? from : null,
    to: isOwn ? to : null,
    beside: of('beside', z.enum(BESIDE)) ?? 'previous',
    wing: of('wing', Short),
    group: of('group', Id),
    person: of('person', Id),
    format: of('format', z.enum(FORMATS)),
    side: of('side', ActivityCategory),
  };
}

/** Who and what, whatever the days. */
export function peopleOf({ wing, group, person, format, side }: FiguresChoice): DashboardFilter {
  return {
    ...(wing !== null && { unit_id: [wing] }),
    ...(group !== null && { group_id: [group] }),
    ...(person !== null && { resident_id: [person] }),
    ...(format !== null && { format: [format] }),
    ...(side !== null && { domain: [side] }),
  };
}

export function filterOf(choice: FiguresChoice, today: string): DashboardFilter {
  const { days, from, to } = choice;
  const of = peopleOf(choice);
  if (from !== null && to !== null) return { ...of, from, to };
  if (days === 'own') return of;
  if (days === '13w') return { ...of, ...thirteenWeeks(today) };
  if (days === 'year') return { ...of, from: addDays(today, -364), to: today };
  return { ...of, preset: days };
}

export function thirteenWeeks(today: string) {
  return { from: addDays(today, 1 - 7 * 13), to: today };
}
