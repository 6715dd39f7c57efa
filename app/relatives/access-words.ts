import { useLingui } from '@lingui/react/macro';
import type {
  AccessLevel,
  AuthorityKind,
  LinkChange,
  LinkState,
  Relative,
  WayToInvite,
} from '@heartsease/domain/relatives/relative.ts';
import { useDigestWords } from './digest-words.ts';

/** What is said of access, here and there alike. */
export function useAccessWords() {
  const { t } = useLingui();
  const digest = useDigestWords();
  const levels: Record<AccessLevel, { label: string; description: string }> = {
    family: {
      label: t`Family`,
      description: t`Reads what is shared with the family, and adds what only they know`,
    },
    friend: { label: t`Friend`, description: t`Sees what is shared with everybody, and no “About me”` },
    representative: {
      label: t`Representative`,
      description: t`Speaks for the person too: an attorney, a deputy, a guardian, or whom the family chose as first contact`,
    },
  };
  const states: Record<LinkState, string> = {
    invited: t`Waiting`,
    active: t`Has access`,
    paused: t`Paused`,
    ended: t`Ended`,
  };
  const authorities: Record<AuthorityKind, string> = {
    lpa_health_welfare: t`Lasting power of attorney: health and welfare`,
    lpa_property_finance: t`Lasting power of attorney: property and money`,
    enduring_power: t`Enduring power of attorney`,
    deputy: t`Deputy of the Court of Protection`,
    guardian: t`Guardian (Scotland)`,
  };
  const ways: Record<WayToInvite, { label: string; description: string }> = {
    email: { label: t`By email`, description: t`The link goes to their address. It works for three days.` },
    shown: { label: t`Show a code`, description: t`They scan it from this screen or type it. Three days.` },
    letter: { label: t`Print a letter`, description: t`To hand over or to post. It works for two weeks.` },
  };
  const kinds: Record<LinkChange['kind'], string> = {
    invited: t`Invited`,
    resent: t`Invitation sent again`,
    withdrawn: t`Invitation taken back`,
    accepted: t`Invitation accepted`,
    changed: t`Access changed`,
    paused: t`Paused`,
    resumed: t`Resumed`,
    ended: t`Ended`,
  };
  const fields: Record<string, string> = {
    relationship: t`Relationship`,
    access_level: t`Level`,
    is_primary: t`First to call`,
    can_invite: t`May invite others`,
    authorities: t`Documents`,
    digest: t`Letters`,
    digest_by: t`How the letters come`,
  };

  /** A field's value as a person would write it. */
  function say(field: string, value: unknown): string {
    if (field === 'digest' || field === 'digest_by') return digestOf(value, digest);
    if (field === 'access_level') return levelOf(value, levels);
    if (field === 'is_primary' || field === 'can_invite') return value === true ? t`yes` : t`no`;
    if (!Array.isArray(value)) return typeof value === 'string' && value !== '' ? value : t`nothing`;
    const said = value.map((one: unknown) => kindOf(one, authorities));
    return said.length === 0 ? t`none` : said.join(', ');
  }

  return { levels, states, authorities, ways, kinds, say, label: (field: string) => fields[field] ?? field };
}

function digestOf(value: unknown, { often, ways }: Record<'often' | 'ways', Record<string, string>>): string {
  return typeof value === 'string' ? (often[value] ?? ways[value] ?? '') : '';
}

function levelOf(value: unknown, levels: Record<AccessLevel, { label: string }>): string {
  return value === 'family' || value === 'friend' || value === 'representative' ? levels[value].label : '';
}

/** A document is told by its kind, whether the whole of it is at hand or its kind alone. */
function kindOf(one: unknown, authorities: Record<AuthorityKind, string>): string {
  const kind = typeof one === 'object' && one !== null && 'kind' in one ? one.kind : one;
  return Object.entries(authorities).find(([name]) => name === kind)?.[1] ?? '';
}

export function fullNameOf({ first_name, last_name }: Pick<Relative, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`;
}

/** As a face wants to be told. */
export function asPerson({ first_name, portrait }: Pick<Relative, 'first_name' | 'portrait'>) {
  return { known_as: first_name, portrait };
}
