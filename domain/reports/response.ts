import { z } from 'zod';

/** How it was for one person (product.md, section 2), best known first. */
export const RESPONSES = ['loved', 'enjoyed', 'quiet', 'not_today', 'unsettled'] as const;
export const MomentResponse = z.enum(RESPONSES);
export type MomentResponse = z.infer<typeof MomentResponse>;

/** Why somebody did not join in; told only with `not_today`. */
export const NOT_TODAY_REASONS = ['declined', 'asleep', 'unwell', 'away', 'visitors', 'not_reached'] as const;
export const NotTodayReason = z.enum(NOT_TODAY_REASONS);
export type NotTodayReason = z.infer<typeof NotTodayReason>;

/** With these nobody came and asked. */
export const NOT_ASKED: readonly NotTodayReason[] = ['away', 'not_reached'];

/** `group`: the answer given for most people stands for this one too; `individual`: given for this person. */
export const Basis = z.enum(['group', 'individual']);
export type Basis = z.infer<typeof Basis>;

/** Engaged: loved, enjoyed or joined quietly (product.md, section 2). */
export function isEngaged(response: MomentResponse | null): boolean {
  return response === 'loved' || response === 'enjoyed' || response === 'quiet';
}

/** Somebody came and asked, whatever they said or did then. */
export function isOffered({ not_today_reason }: { not_today_reason: NotTodayReason | null }): boolean {
  return not_today_reason === null || !NOT_ASKED.includes(not_today_reason);
}
