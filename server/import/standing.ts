import type { z } from 'zod';
import { nameKey } from '@heartsease/domain/import/duplicates.ts';
import type { Standing } from '@heartsease/domain/import/import.endpoints.ts';
import { changesOf, knowerOf } from '@heartsease/domain/import/known.ts';
import type { ImportedPerson, ImportedResident, ImportedStaff } from '@heartsease/domain/import/people.ts';
import type { Db } from '../db/database.ts';
import { residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';
import { everybodyOf, staffKnownTo } from './people.queries.ts';
import type { Somebody, StaffRow } from './people.queries.ts';

/** What the home knows about people of a file, each judged as they come. */
export async function standingsIn(db: Db, careHome: CareHome, now: Date) {
  const residents = await everybodyOf(db, careHome);
  const staff = await staffKnownTo(db, careHome, now);
  const know = knowerOf(residents);
  const known = { members: indexOf(staff.members), invited: indexOf(staff.invited) };
  return {
    find: know,
    works: (person: ImportedStaff) => whoWorks(known, person),
    of: (person: ImportedPerson): z.input<typeof Standing> =>
      person.kind === 'resident' ? standingOf(know(person), person) : whoWorks(known, person),
  };
}

function standingOf(
  found: ReturnType<ReturnType<typeof knowerOf<Somebody>>>,
  person: ImportedResident,
): z.input<typeof Standing> {
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
