import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';

/** What to call each of these people on one screen: two with the same name get the letter of their last name. */
export function namesOf(people: readonly ResidentFace[]): Map<string, string> {
  const counts = new Map<string, number>();
  people.forEach(({ known_as }) => counts.set(known_as, (counts.get(known_as) ?? 0) + 1));
  return new Map(
    people.map((person) => [
      person.id,
      (counts.get(person.known_as) ?? 0) > 1 ? `${person.known_as} ${person.last_name.charAt(0)}` : person.known_as,
    ]),
  );
}
