/** How long "Undo" stands (product.md, section 6). */
const OFFERED_MS = 10_000;

const ends = new Map<string, number>();

/** From now on this log may be taken back with one tap, for ten seconds. */
export function offerUndo(client_id: string, now: number): void {
  ends.set(client_id, now + OFFERED_MS);
}

/** The offer is over: it was taken, or what was saved turned out not to be. */
export function endOffer(client_id: string): void {
  ends.delete(client_id);
}

/** In another home, and for whoever is here next, nothing of this one is taken back. */
export function endAllOffers(): void {
  ends.clear();
}

/** In ms; 0 when there is no offer, as after a reload. */
export function offeredFor(client_id: string, now: number): number {
  return Math.max(0, (ends.get(client_id) ?? 0) - now);
}

/** Whoever holds the finger or the focus on it has more time. */
export function prolongOffer(client_id: string, ms: number): void {
  const end = ends.get(client_id);
  if (end !== undefined) ends.set(client_id, end + ms);
}
