import type { OutboxEntry } from './outbox-entry.ts';

/** `soon`: its photos are on their way. `needs_look`: one of them was refused, which only its author can settle. */
export type Held = 'soon' | 'needs_look' | null;

/** The photos that a write names by `photo_ids` arrive before it goes. */
export function photoIdsOf({ input }: Pick<OutboxEntry, 'input'>): string[] {
  const ids = input['photo_ids'];
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** Until somebody knows what of photos lies on the device, what goes behind some waits. */
let holds = (entry: OutboxEntry): Held => (photoIdsOf(entry).length > 0 ? 'soon' : null);

export function heldForPhotos(entry: OutboxEntry): Held {
  return holds(entry);
}

export function holdForPhotos(next: (entry: OutboxEntry) => Held): void {
  holds = next;
}
