import type { OutboxEntry } from './outbox-entry.ts';

/** What a round has left behind, so that nothing overtakes it that goes with it. */
export interface LeftBehind {
  /** Whether the entry goes with one that was left behind; then it is left behind as well. */
  holdsUp(entry: OutboxEntry): boolean;
  /** @param isSoon whether it goes by itself before long: by its state, where nothing else is said */
  add(entry: OutboxEntry, isSoon?: boolean): void;
}

/** In most of what is sent, and no reason to wait for anything. */
const SHARED_BY_MANY = new Set(['care_home_id', 'activity_id']);

/**
 * What names an entry waits for it, as an answer names its report. What waits to be tried again holds up all that is
 * about the same people and things too; what needs a look does not, because that can take days.
 */
export function leftBehind(): LeftBehind {
  const unsent = new Set<string>();
  const busy = new Set<string>();
  const isHeldIn = (held: Set<string>, entry: OutboxEntry) => idsIn(entry).some((id) => held.has(id));
  const add = (entry: OutboxEntry, isSoon: boolean) => {
    // The first words of one that is being amended have arrived, under its own id: nothing waits for them.
    if ((entry.input['client_id'] ?? entry.client_id) === entry.client_id) unsent.add(entry.client_id);
    if (isSoon) [entry.client_id, ...idsIn(entry)].forEach((id) => busy.add(id));
  };
  return {
    holdsUp: (entry) => {
      const isSoon = isHeldIn(busy, entry);
      if (!isSoon && !isHeldIn(unsent, entry)) return false;
      add(entry, isSoon);
      return true;
    },
    add: (entry, isSoon = entry.state === 'waiting') => add(entry, isSoon),
  };
}

/** The people, reports, threads and other entries that it names. */
function idsIn({ input }: OutboxEntry): string[] {
  const ids: string[] = [];
  JSON.stringify({ ...input, client_id: '' }, (name, value: unknown) => {
    if (typeof value === 'string' && name.endsWith('_id') && !SHARED_BY_MANY.has(name)) ids.push(value);
    return value;
  });
  return ids.filter((id) => id !== '');
}
