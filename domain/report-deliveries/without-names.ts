import { nameReplacer } from '../residents/names-in-text.ts';
import type { Named } from '../residents/names-in-text.ts';

/** No text that people write has it. */
const STAND_IN = '\uE000';
const AT_BEGINNING = /(^|[.!?…\n]\s*[“”"’]?)\uE000/gu;

/**
 * A text without the names of others: each is "another resident", several in a row only once. Names that the person it
 * is about bears too stay. What nobody wrote as a name can't be told, so whoever sends it reads it first.
 */
export function withoutNames(text: string, of: Named, others: readonly Named[]): string {
  const several = new RegExp(`${STAND_IN}(?:[\\s.-]+${STAND_IN})+`, 'gu');
  return nameReplacer(
    { others, of },
    () => STAND_IN,
  )(text)
    .replace(several, STAND_IN)
    .replace(AT_BEGINNING, '$1Another resident')
    .replaceAll(STAND_IN, 'another resident');
}
