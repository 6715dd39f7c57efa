/**
 * Does a search find this? Every word typed begins a word of the texts; case and accents don't count
 * ("ty" finds "Tŷ").
 */
export function matchesWords(typed: string, texts: string[]): boolean {
  const words = texts.flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u));
  const wanted = fold(typed).split(/[^\p{L}\p{N}]+/u);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
