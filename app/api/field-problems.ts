import { failureOf } from './failure.ts';

/** What the server refused, by field; everything else has been told by a toast. */
export type Problems = Record<string, string>;

export function problemsIn(error: unknown): Problems {
  const failure = failureOf(error);
  if (failure?.kind !== 'refused_input') return {};
  const known = Object.entries(failure.errors).map(([field, [first = '']]) => [field, first] as const);
  return Object.fromEntries(known.length > 0 ? known : [['form', failure.message ?? '']]);
}
