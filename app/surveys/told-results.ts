import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { getSurveyResults } from '@heartsease/domain/surveys/surveys.endpoints.ts';

/** The results of a survey as far as they may be told. */
export type Told = OutputOf<typeof getSurveyResults>;

/** "+0.4", with a minus that is as wide as the plus. */
export function changeInWords(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}
