import { failureOf } from '../api/failure.ts';

/** Did a screen ask for what does not exist, or does not for whoever asks? A mistyped address counts. */
export function isNothingThere(error: unknown): boolean {
  const kind = failureOf(error)?.kind;
  return kind === 'not_found' || kind === 'refused_input';
}
