/** Which bytes are asked for, both ends included; `whole` for the usual answer, `impossible` for a 416. */
export type Range = { from: number; to: number } | 'whole' | 'impossible';

/**
 * Reads `Range: bytes=…` (RFC 9110, 14). What is not understood, and several ranges at once, are answered with the
 * whole, as the rule allows; so is a range of another version than `If-Range` knows.
 */
export function rangeOf(
  headers: { range?: string | undefined; 'if-range'?: string | undefined },
  { size, etag }: { size: number; etag: string },
): Range {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(headers.range?.trim() ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (first === '' && last === '') return 'whole';
  if (headers['if-range'] !== undefined && headers['if-range'].trim() !== etag) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'impossible' : { from: size - length, to: size - 1 };
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)];
  if (last !== '' && to < from) return 'whole';
  return from >= size ? 'impossible' : { from, to: Math.min(to, size - 1) };
}
