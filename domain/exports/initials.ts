import { nameReplacer } from '../residents/names-in-text.ts';
import type { Named } from '../residents/names-in-text.ts';

/** "Eileen", "Hartley": "E. H." */
export function initialsOf({ known_as, last_name }: Pick<Named, 'known_as' | 'last_name'>): string {
  return [known_as, last_name].map(first).filter(Boolean).join(' ');
}

/**
 * Puts initials in place of every name of these people within a text, by the same rule as letters do
 * (report-deliveries/without-names.ts). In a text about one person their own names stay. Asked once for many texts.
 *
 * @param perhaps words that may be names: hidden only where a text writes them large
 */
export function nameHider(
  people: readonly Named[],
  of: Named | null = null,
  perhaps: readonly string[] = [],
): (text: string) => string {
  return nameReplacer({ others: people, of, perhaps }, first);
}

function first(name: string): string {
  const [letter] = Array.from(name.trim());
  return letter === undefined ? '' : `${letter.toLocaleUpperCase('en-GB')}.`;
}
