import type { StaffRole } from '../access/roles.ts';

/** One to five, as the home says how likely something is and how bad it would be (domain 2.11). */
export const MOST_LIKELY = 5;

/** What a rating of 1 to 25 asks for. */
export type RiskLevel = 'low' | 'moderate' | 'high' | 'stop';

export const LEVELS_FROM = { low: 1, moderate: 5, high: 10, stop: 16 } as const satisfies Record<RiskLevel, number>;

export function ratingOf(likelihood: number, severity: number): number {
  return likelihood * severity;
}

export function levelOf(rating: number): RiskLevel {
  if (rating >= LEVELS_FROM.stop) return 'stop';
  if (rating >= LEVELS_FROM.high) return 'high';
  return rating >= LEVELS_FROM.moderate ? 'moderate' : 'low';
}

interface ScoredLine {
  residual_likelihood: number;
  residual_severity: number;
}

/** What is left when everything is done that was written down: the worst of its lines, 0 without any. */
export function residualOf(lines: readonly ScoredLine[]): number {
  return Math.max(0, ...lines.map((line) => ratingOf(line.residual_likelihood, line.residual_severity)));
}

/** Why somebody can't sign; null when they can. */
export type NoSignature = 'too_high' | 'manager_only' | 'own' | null;

interface Signing {
  role: StaffRole | null | undefined;
  /** The one who wrote it down or sent it. */
  is_own: boolean;
  residual: number;
}

/**
 * What is left at 16 or more is not run at all, at 10 or more a manager signs; what one wrote oneself is signed by
 * somebody else, but for the manager, who is often alone in it.
 */
export function whyNotSigned({ role, is_own, residual }: Signing): NoSignature {
  if (levelOf(residual) === 'stop') return 'too_high';
  if (role === 'manager') return null;
  if (levelOf(residual) === 'high') return 'manager_only';
  return is_own ? 'own' : null;
}
