import { i18n } from '@lingui/core';

/** In how a rule is written: `Use {} characters or fewer`. */
const GAP = '{}';

const sentences = new Map<string, string>();
const patterns: { reads: RegExp; says: string }[] = [];

/**
 * What the contract's rules and the server say of a field, in the language that was fetched. They speak English,
 * so each English sentence leads to the other; a gap stands for a number or a name.
 */
export function learnRules(rules: Record<string, string>): void {
  for (const [english, says] of Object.entries(rules)) {
    if (!english.includes(GAP)) sentences.set(english, says);
    else patterns.push({ reads: new RegExp(`^${english.split(GAP).map(escaped).join('(.+)')}$`), says });
  }
}

/** A rule's sentence as the reader reads it; as it came where nobody has said it in their language yet. */
export function inWords(sentence: string): string;
export function inWords(sentence: string | undefined): string | undefined;
export function inWords(sentence: string | undefined): string | undefined {
  if (sentence === undefined || i18n.locale === 'en') return sentence;
  const known = sentences.get(sentence);
  if (known !== undefined) return known;
  for (const { reads, says } of patterns) {
    const found = reads.exec(sentence)?.slice(1);
    if (found !== undefined) return says.replaceAll(GAP, () => found.shift() ?? '');
  }
  return sentence;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
