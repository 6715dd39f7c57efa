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

/** The people, reports, threads and other entries that it names, alone or in a list. */
function idsIn({ input }: OutboxEntry): string[] {
  const ids: string[] = [];
  look({ ...input, client_id: '' }, '');
  return ids;

  function look(value: unknown, name: string) {
    if (typeof value === 'string') {
      if (/_ids?$/.test(name) && value !== '' && !SHARED_BY_MANY.has(name)) ids.push(value);
    } else if (Array.isArray(value)) value.forEach((one) => look(one, name));
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([field, one]) => look(one, field));
  }
}

/** What is on its way at the same time. */
export interface SideBySide {
  /** Resolves when there is room for the entry, and nothing is on its way that goes with it. */
  roomFor(entry: OutboxEntry): Promise<void>;
  hasRoomFor(entry: OutboxEntry): boolean;
  begin(entry: OutboxEntry, work: Promise<void>): void;
  /**
   * Resolves when nothing is on its way.
   *
   * @throws what the first work that failed threw
   */
  end(): Promise<void>;
}

/** So many at once, and of those that are about the same people and things one after the other. */
export function sideBySide(most: number): SideBySide {
  const onTheWay = new Map<Promise<void>, Set<string>>();
  const thrown: unknown[] = [];
  const inTheWayOf = (entry: OutboxEntry) => {
    const names = namesOf(entry);
    const related = [...onTheWay]
      .filter(([, others]) => [...others].some((name) => names.has(name)))
      .map(([work]) => work);
    return related.length === 0 && onTheWay.size >= most ? [...onTheWay.keys()] : related;
  };
  return {
    roomFor: async (entry) => {
      for (let works = inTheWayOf(entry); works.length > 0; works = inTheWayOf(entry)) await Promise.race(works);
    },
    hasRoomFor: (entry) => inTheWayOf(entry).length === 0,
    begin: (entry, work) => {
      const one = work.catch((error: unknown) => void thrown.push(error)).finally(() => onTheWay.delete(one));
      onTheWay.set(one, namesOf(entry));
    },
    end: async () => {
      await Promise.all(onTheWay.keys());
      if (thrown.length > 0) throw thrown[0];
    },
  };
}

/** What names nothing of its own, such as a favourite, goes with all others of its call. */
function namesOf(entry: OutboxEntry): Set<string> {
  const ids = idsIn(entry);
  return new Set([entry.client_id, ...(ids.length === 0 ? [entry.path] : ids)]);
}
