/** The words with a capital at the beginning, as the letters of that language have it. */
export function withCapital(words: string, locale: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
