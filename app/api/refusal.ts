import type { Failure } from './failure.ts';

/** What the server said in words for a person; empty when it said nothing. */
export function reasonIn(failure: Failure): string {
  if (failure.kind === 'refused_input') return Object.values(failure.errors)[0]?.[0] ?? failure.message ?? '';
  return 'message' in failure ? (failure.message ?? '') : '';
}
