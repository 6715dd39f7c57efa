import { folded } from '@heartsease/domain/import/fields.ts';
import type { Standing } from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedRelative } from '@heartsease/domain/import/people.ts';
import { untoldLevel } from '@heartsease/domain/import/read-cells.ts';
import type { Problem } from '@heartsease/domain/import/read-cells.ts';
import { finderOf, insteadOf, whyNobody } from '@heartsease/domain/import/whose.ts';
import { outcomeOf } from './row-outcomes.ts';
import type { GridRow, Known } from './row-outcomes.ts';

type Newcomers = ReturnType<typeof newcomersIn>;

/** Finds the residents who come in with the same file: their relatives may stand beside them. */
export function newcomersIn(rows: readonly GridRow[], known: Known) {
  const hasRelatives = rows.some(({ row }) => row.kind === 'relative');
  return finderOf(
    rows.flatMap(({ row, checked: { person }, isLeftOut, isNew }) => {
      if (!hasRelatives || isLeftOut || person?.kind !== 'resident') return [];
      if (outcomeOf({ row, standing: known.get(person), isNew }) !== 'residents_added') return [];
      const { external_id, first_name, known_as, last_name, room } = person;
      return [{ ids: external_id === '' ? [] : [external_id], first_name, known_as, last_name, room }];
    }),
  );
}

/** Whose relative it is: of somebody who lives here by the server's word, or who comes in now. */
export function whoseIs(
  { person, standing, isNew }: { person: ImportedRelative; standing: Standing | undefined; isNew: boolean },
  find: Newcomers,
): { newcomer: string | null; problems: Problem[] } {
  if (standing === undefined) return { newcomer: null, problems: [] };
  const fitting = find(person);
  const [first] = fitting;
  if (standing.kind === 'whose') {
    if (first && fitting.length === 1) return { newcomer: nameOf(first), problems: untoldLevel(person) };
    return { newcomer: null, problems: [first ? told(person, fitting.length) : asServer(standing)] };
  }
  if (!('resident' in standing)) return { newcomer: null, problems: [] };
  const inRoom = [...fitting, standing.resident].filter(({ room }) => folded(room) === folded(person.room));
  const [only] = inRoom;
  if (first === undefined || (only === standing.resident && inRoom.length === 1)) {
    const isInvited = standing.kind === 'new_relative' || (isNew && standing.kind !== 'linked');
    return { newcomer: null, problems: [...(isInvited ? untoldLevel(person) : []), ...otherPrimary(standing)] };
  }
  if (only && inRoom.length === 1) return { newcomer: nameOf(only), problems: untoldLevel(person) };
  return { newcomer: null, problems: [told(person, fitting.length + 1)] };
}

function told(person: ImportedRelative, fitting: number): Problem {
  return { level: 'red', ...whyNobody(person, fitting) };
}

function asServer({ field, message, instead }: Extract<Standing, { kind: 'whose' }>): Problem {
  return { field, level: 'red', message, ...(instead !== null && { fix: { kind: 'value', value: instead } }) };
}

function otherPrimary(standing: Standing): Problem[] {
  if (!('instead_of' in standing) || standing.instead_of === null) return [];
  return [{ level: 'amber', ...insteadOf(standing.instead_of) }];
}

function nameOf({ known_as, last_name }: { known_as: string; last_name: string }): string {
  return `${known_as} ${last_name}`;
}
