import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Of these people, by their ids, the names. */
export type NamesOf = (resident_ids: readonly string[]) => string;

/** "Joyce, Winston and Cecil"; from four on the rest is counted. */
export function useNamesOf(people: readonly { id: string; known_as: string }[]): NamesOf {
  const { t } = useLingui();
  return (resident_ids) => {
    const names = people.filter(({ id }) => resident_ids.includes(id)).map(({ known_as }) => known_as);
    const [shown, rest] = names.length > 4 ? [names.slice(0, 3), names.length - 3] : [names, 0];
    if (rest > 0) return `${shown.join(', ')} ${plural(rest, { one: 'and # other', other: 'and # others' })}`;
    const last = shown.at(-1) ?? '';
    const before = shown.slice(0, -1).join(', ');
    return before === '' ? last : t`${before} and ${last}`;
  };
}
