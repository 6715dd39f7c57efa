/** The lot of something on a day (FNV-1a, 32 bits): the same all day long, and another tomorrow. */
export function lotOf(day: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of `${day} ${id}`) hash = Math.imul(hash ^ (byte.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
