/** An initial at its end has its point already. */
export function sentences(...parts: string[]): string {
  const said = parts.filter((part) => part !== '');
  return said.map((part, place) => (place < said.length - 1 && !part.endsWith('.') ? `${part}.` : part)).join(' ');
}
