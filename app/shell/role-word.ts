import { useLingui } from '@lingui/react/macro';
import type { MembershipRole } from '@heartsease/domain/access/roles.ts';
import { useProfile } from '../session/use-session.ts';

/** What somebody is in a home, as it is said there. */
export function useRoleWords(): Record<MembershipRole, string> {
  const { t } = useLingui();
  return {
    manager: t`Manager`,
    coordinator: t`Activities coordinator`,
    carer: t`Carer`,
    relative: t`Relative`,
    organiser: t`Organiser`,
    member: t`Member`,
  };
}

/** The same for whoever is signed in, in the home where they stand. */
export function useRoleWord(): string {
  const words = useRoleWords();
  const { role, carehome, carehomes } = useProfile();
  return words[role ?? carehomes.find(({ id }) => id === carehome.id)?.role ?? 'relative'];
}
