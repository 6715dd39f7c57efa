import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FamilyUpdate } from '@heartsease/domain/family-updates/family-update.ts';

/** A moment in plain words, when staff wrote none of their own: "Eileen loved it, with Winston and two friends." */
export function useUpdateWords(): (update: FamilyUpdate, name: string) => string {
  const { t } = useLingui();
  const companyOf = useCompanyWords();
  return ({ response, companions }, name) => {
    const company = companyOf(companions);
    switch (response) {
      case 'loved':
        return company === '' ? t`${name} loved it.` : t`${name} loved it, together with ${company}.`;
      case 'enjoyed':
        return company === '' ? t`${name} enjoyed it.` : t`${name} enjoyed it, together with ${company}.`;
      case 'quiet':
        return company === '' ? t`${name} joined in quietly.` : t`${name} joined in quietly, with ${company} around.`;
    }
  };
}

/** "Winston, Joyce and two friends"; nobody's name who did not agree to it is ever on this device. */
function useCompanyWords(): (companions: FamilyUpdate['companions']) => string {
  const { t } = useLingui();
  return ({ names, friends }) => {
    const all = [...names, ...(friends === 0 ? [] : [friendsInWords(friends)])];
    const last = all.at(-1) ?? '';
    if (all.length < 2) return last;
    const others = all.slice(0, -1).join(', ');
    return t`${others} and ${last}`;
  };

  function friendsInWords(friends: number): string {
    if (friends === 2) return t`two friends`;
    if (friends === 3) return t`three friends`;
    return plural(friends, { one: 'a friend', other: '# friends' });
  }
}
