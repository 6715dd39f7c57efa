import { useLingui } from '@lingui/react/macro';
import type { CheckFirst } from '@heartsease/domain/interests/fit.ts';
import type { NamesOf } from './names-of.ts';

/** What to look up before food or drink is offered, and for whom. */
export function useCheckWords(namesOf: NamesOf): (check: CheckFirst, resident_ids: readonly string[]) => string {
  const { t } = useLingui();
  return (check, resident_ids) => {
    const who = namesOf(resident_ids);
    if (check === 'allergies') return t`Check allergies first: ${who}`;
    return check === 'diet_texture' ? t`Check the texture first: ${who}` : t`Check drinks first: ${who}`;
  };
}
