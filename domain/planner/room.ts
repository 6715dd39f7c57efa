/** Everybody who is expected, by name or with one of some groups, each once. @param groups the members of each */
export function expectedOf(resident_ids: readonly string[], groups: readonly (readonly string[])[]): string[] {
  return [...new Set([...resident_ids, ...groups.flat()])];
}

/** How many are expected, and for how many there is room; null where it is not told or does not matter. */
export interface Room {
  people_count: number | null;
  capacity: number | null;
}

/** Are more expected than there is room for? It is said and forbids nothing: not everybody comes. */
export function isOverfull({ people_count, capacity }: Room): boolean {
  return people_count !== null && capacity !== null && people_count > capacity;
}
