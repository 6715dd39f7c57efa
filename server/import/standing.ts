import type { z } from 'zod';
import { nameKey } from '@heartsease/domain/import/fields.ts';
import type { Standing } from '@heartsease/domain/import/import.endpoints.ts';
import { changesOf, knowerOf } from '@heartsease/domain/import/known.ts';
import type { ImportedPerson, ImportedResident, ImportedStaff } from '@heartsease/domain/import/people.ts';
import type { Db } from '../db/database.ts';
import { residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';
import { everybodyOf, staffKnownTo } from './people.queries.ts';
import type { Somebody, StaffRow } from './people.queries.ts';
import { relativesKnownTo, standingOfRelative } from './relatives-standing.ts';

type Told = z.input<typeof Standing>;

/** What the home knows about these people of a file. */
export async function standingsOf(
  db: Db,
  careHome: CareHome,
  people: readonly ImportedPerson[],
  now: Date,
): Promise<Told[]> {
  const { residents, find, works } = await standingsIn(db, careHome, now);
  const hasRelatives = people.some(({ kind }) => kind === 'relative');
  const relate = hasRelatives ? await relativesKnownTo(db, careHome, residents) : null;
  return people.flatMap((person) => {
    if (person.kind === 'resident') return [standingOf(find(person), person)];
    if (person.kind === 'staff') return [works(person)];
    return relate === null ? [] : [standingOfRelative(relate(person))];
  });
}

/** Finds residents and staff of the home again, each as they come. */
export async function standingsIn(db: Db, careHome: CareHome, now: Date) {
  const residents = await everybodyOf(db, careHome);
  const staff = await staffKnownTo(db, careHome, now);
  const known = { members: indexOf(staff.members), invited: indexOf(staff.invited) };
  return {
    residents,
    find: knowerOf(residents),
    works: (person: ImportedStaff) => whoWorks(known, person),
  };
}

function standingOf(found: ReturnType<ReturnType<typeof knowerOf<Somebody>>>, person: ImportedResident): Told {
  if (found.kind === 'new') return { kind: 'new' };
  const resident = residentFace(found.resident);
  const name = `${resident.known_as} ${resident.last_name}`;
  if (found.kind === 'clash')
    return { kind: 'clash', field: found.field, message: `${name} has this number, and somebody else this id` };
  if (found.resident.status === 'died' || found.resident.status === 'moved_on') return { kind: 'lived_here', resident };
  return { kind: found.kind, resident, changes: changesOf(person, found.resident) };
}

interface KnownStaff {
  members: Index;
  invited: Index;
}

type Index = ReturnType<typeof indexOf>;

function indexOf(people: readonly StaffRow[]) {
  return {
    emails: new Set(people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]))),
    names: new Set(people.map(nameKey)),
    /** Whoever has no address is known by the name alone. */
    slips: new Set(people.filter(({ email }) => email === null).map(nameKey)),
  };
}

function whoWorks(
  known: KnownStaff,
  person: ImportedStaff,
): { kind: 'new' } | { kind: 'works_here' | 'invited' | 'maybe_works_here'; name: string } {
  const name = `${person.first_name} ${person.last_name}`;
  const key = nameKey(person);
  if (person.email !== null && known.members.emails.has(person.email)) return { kind: 'works_here', name };
  if (person.email !== null && known.invited.emails.has(person.email)) return { kind: 'invited', name };
  if (person.email === null && known.invited.slips.has(key)) return { kind: 'invited', name };
  if (known.members.names.has(key) || known.invited.names.has(key)) return { kind: 'maybe_works_here', name };
  return { kind: 'new' };
}
