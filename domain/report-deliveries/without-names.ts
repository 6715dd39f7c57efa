import { nameReplacer } from '../residents/names-in-text.ts';
import type { Named } from '../residents/names-in-text.ts';

/** No text that people write has it. */
const STAND_IN = '\uE000';
const STAND_IN_OF_SEVERAL = '\uE001';
const AT_BEGINNING = /(^|[.!?…\n]\s*[“”"’]?)(\uE000|\uE001)/gu;
/** Several in a list; with what is theirs behind it each stays one. */
const LISTED = /\uE000(?:, \uE000)*,? and \uE000(?!\uE000|[’'ʼ‘])/gu;

/**
 * A text without the names of others: each is "another resident", several in a row only once, and a list "other
 * residents". Names that the person it is about bears too stay. What nobody wrote as a name can't be told, so whoever
 * sends it reads it first.
 */
export function withoutNames(text: string, of: Named, others: readonly Named[]): string {
  const several = new RegExp(`${STAND_IN}(?:[\\s.-]+${STAND_IN})+`, 'gu');
  return nameReplacer(
    { others, of },
    () => STAND_IN,
  )(text)
    .replace(several, STAND_IN)
    .replace(LISTED, STAND_IN_OF_SEVERAL)
    .replace(AT_BEGINNING, (_, before: string, one: string) =>
      one === STAND_IN ? `${before}Another resident` : `${before}Other residents`,
    )
    .replaceAll(STAND_IN, 'another resident')
    .replaceAll(STAND_IN_OF_SEVERAL, 'other residents');
}
