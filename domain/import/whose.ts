import { folded, nameKey } from './fields.ts';
import type { ImportedRelative } from './people.ts';
import { TITLE } from './rows-from.ts';

/** How a row tells whose relative it is about. */
export type Whose = Pick<ImportedRelative, 'resident' | 'room' | 'external_id'>;

export function tellsWhose({ resident, room, external_id }: Whose): boolean {
  return resident !== '' || room !== '' || external_id !== '';
}

/** The same for every row about the same words; another way to tell the same resident is another key. */
export function whoseKey({ resident, room, external_id }: Whose): string {
  if (external_id !== '') return `id ${folded(external_id)}`;
  return resident === '' ? `room ${folded(room)}` : `${nameIn(resident)} ${folded(room)}`;
}

export interface Findable {
  /** Our own id, where they have one by now, and that of another system. */
  ids: readonly string[];
  first_name: string;
  known_as: string;
  last_name: string;
  room: string;
}

/**
 * Finds the resident whose relative somebody is. An id is the last word; else the name, where the room tells apart
 * who has the same; and only without a name the room alone.
 *
 * @returns everybody who fits: exactly one, and it is told
 */
export function finderOf<Resident extends Findable>(residents: readonly Resident[]): (whose: Whose) => Resident[] {
  const byId = groupedBy(residents, ({ ids }) => ids.map(folded));
  const byName = groupedBy(residents, namesOf);
  const byRoom = groupedBy(residents, ({ room }) => [folded(room)]);
  return (whose) => {
    if (whose.external_id !== '') return byId.get(folded(whose.external_id)) ?? [];
    const inRoom = byRoom.get(folded(whose.room)) ?? [];
    if (whose.resident === '') return whose.room === '' ? [] : inRoom;
    const named = byName.get(nameIn(whose.resident)) ?? [];
    const both = named.filter((one) => inRoom.includes(one));
    return both.length > 0 ? both : named;
  };
}

/** Why nobody can be told: to stand at its cell. */
export function whyNobody(whose: Whose, fitting: number): { field: keyof Whose; message: string } {
  const { resident, room, external_id } = whose;
  if (external_id !== '') {
    const message = fitting === 0 ? 'Nobody who lives here has this id' : 'More than one resident has this id';
    return { field: 'external_id', message };
  }
  if (resident === '') {
    const message =
      fitting === 0 ? `Nobody lives in room ${room}` : `${fitting} people live in room ${room}. Add the name.`;
    return { field: fitting === 0 ? 'room' : 'resident', message };
  }
  if (fitting === 0) return { field: 'resident', message: 'Nobody of this name lives here' };
  return { field: 'room', message: `${fitting} people are called ${resident}. Add the room.` };
}

/** Whom the home has called first up to now: to stand at its cell. */
export function insteadOf(name: string): { field: 'is_primary'; message: string } {
  return { field: 'is_primary', message: `${name} is the first to call until now` };
}

/** Somebody in the room who is likely meant: one of the two names is theirs. */
export function likelyMeant<Resident extends Findable>(residents: readonly Resident[], whose: Whose): Resident | null {
  if (whose.resident === '' || whose.room === '' || whose.external_id !== '') return null;
  const words = new Set(nameIn(whose.resident).split(' '));
  const room = folded(whose.room);
  const likely = residents.filter(
    (one) =>
      folded(one.room) === room &&
      [one.first_name, one.known_as, one.last_name].some((name) => words.has(folded(name))),
  );
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** "Mrs Eileen Hartley" and "Hartley, Eileen" are the same words here. */
function nameIn(text: string): string {
  return folded(text.replace(/^(.*), *(.*)$/, '$2 $1').replace(TITLE, ''));
}

function namesOf({ first_name, known_as, last_name }: Findable): string[] {
  return [...new Set([first_name, known_as])].flatMap((first) => [
    nameKey({ first_name: first, last_name }),
    nameKey({ first_name: last_name, last_name: first }),
  ]);
}

function groupedBy<One>(all: readonly One[], keysOf: (one: One) => readonly string[]): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all)
    for (const key of new Set(keysOf(one))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [one]);
      else group.push(one);
    }
  return groups;
}
