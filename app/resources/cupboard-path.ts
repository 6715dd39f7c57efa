/** The cupboard with this thing found in it, and all that can be done with it there. */
export function pathOfThing(name: string): string {
  return `/cupboard?${new URLSearchParams({ q: name }).toString()}`;
}
