/**
 * Does a search find this? Every word typed begins a word of the texts; case and accents don't count
 * ("ty" finds "Tŷ").
 */
export function matchesWords(typed: string, texts: string[]): boolean {
  return wordSearch(typed)(texts);
}

/** The same search over many: what was typed is read once. */
export function wordSearch(typed: string): (texts: string[]) => boolean {
  const wanted = wordsOf(typed).filter((word) => word !== '');
  return (texts) => {
    if (wanted.length === 0) return true;
    const words = texts.flatMap(wordsOf);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
}

function wordsOf(text: string): string[] {
  return fold(text).split(/[^\p{L}\p{N}]+/u);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
