import { RESIDENT_FIELDS, folded, nameKey } from './fields.ts';
import type { ImportedResident } from './people.ts';

/** As much of a resident as it takes to know them again. */
export interface KnownResident {
  id: string;
  external_id: string | null;
  nhs_number: string | null;
  first_name: string;
  known_as: string;
  last_name: string;
  date_of_birth: string | null;
}

export type Found<Resident> =
  | { kind: 'new' }
  | { kind: 'known' | 'maybe'; resident: Resident }
  | { kind: 'clash'; field: 'external_id' | 'nhs_number'; resident: Resident };

/**
 * Finds people of a home again: by the id of the other system (or our own, as an export writes it), by NHS number,
 * by name and day of birth. The name alone is a question, and another day of birth is another person.
 */
export function knowerOf<Resident extends KnownResident>(
  residents: readonly Resident[],
): (person: ImportedResident) => Found<Resident> {
  const byId = new Map(residents.flatMap((one) => idsOf(one).map((id) => [id, one] as const)));
  const byNhsNumber = new Map(
    residents.flatMap((one) => (one.nhs_number === null ? [] : [[one.nhs_number, one] as const])),
  );
  const byName = Map.groupBy(
    residents.flatMap((one) => namesOf(one).map((name) => ({ name, one }))),
    ({ name }) => name,
  );
  return (person) => {
    const named = person.external_id === '' ? undefined : byId.get(folded(person.external_id));
    const numbered = person.nhs_number === null ? undefined : byNhsNumber.get(person.nhs_number);
    if (named && numbered && named !== numbered) return { kind: 'clash', field: 'nhs_number', resident: numbered };
    const sure = named ?? numbered;
    if (sure) return { kind: 'known', resident: sure };
    const alike = namesOf(person)
      .flatMap((name) => byName.get(name) ?? [])
      .map(({ one }) => one);
    const born = person.date_of_birth;
    const same = alike.find(({ date_of_birth }) => born !== null && date_of_birth === born);
    if (same) return { kind: 'known', resident: same };
    const maybe = alike.find(({ date_of_birth }) => born === null || date_of_birth === null);
    return maybe ? { kind: 'maybe', resident: maybe } : { kind: 'new' };
  };
}

function idsOf({ id, external_id }: Pick<KnownResident, 'id' | 'external_id'>): string[] {
  return external_id === null ? [folded(id)] : [folded(id), folded(external_id)];
}

function namesOf({
  first_name,
  known_as,
  last_name,
}: {
  first_name: string;
  known_as: string;
  last_name: string;
}): string[] {
  return [...new Set([first_name, known_as].map((first) => nameKey({ first_name: first, last_name })))];
}

type Changeable = Pick<ImportedResident, (typeof RESIDENT_FIELDS)[number]> & {
  id: string;
  external_id: string | null;
};

/** What a row changes of somebody: only what it tells, and tells differently. */
export function changesOf(
  person: ImportedResident,
  stands: Changeable,
): { field: 'external_id' | (typeof RESIDENT_FIELDS)[number]; before: string | null; after: string }[] {
  const { external_id } = person;
  // Our own id, as an export writes it, is no number of another system.
  const isNumbered = external_id === '' || idsOf(stands).includes(folded(external_id));
  const number = isNumbered ? [] : [{ field: 'external_id' as const, before: stands.external_id, after: external_id }];
  const others = RESIDENT_FIELDS.flatMap((field) => {
    const after = person[field];
    return after === null || after === '' || after === stands[field] ? [] : [{ field, before: stands[field], after }];
  });
  return [...number, ...others];
}
