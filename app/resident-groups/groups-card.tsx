import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useId } from 'react';
import type { ResidentGroup, ResidentGroups } from '@heartsease/domain/resident-groups/group.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import styles from './groups-card.module.css';
import { useGroups } from './resident-groups.api.ts';

/** On a resident's page: which groups they are in, and why; nothing for somebody who is not here any more. */
export function GroupsCard({ resident }: { resident: Resident }) {
  const isHere = resident.status !== 'died' && resident.status !== 'moved_on';
  return isHere ? <Shown resident={resident} /> : null;
}

function Shown({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const query = useGroups();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`Groups`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={2} />}
        failedTitle={t`There is a problem showing the groups`}
      >
        {(groups) => <InShort resident={resident} groups={groups} />}
      </AsyncView>
      <ButtonLink
        to="/manage-resident-groups"
        variant="soft"
        full
        icon={<ArrowRightIcon weight="bold" aria-hidden="true" />}
      >
        {t`Open all groups`}
      </ButtonLink>
    </Card>
  );
}

function InShort({ resident, groups: { items, people } }: { resident: Resident; groups: ResidentGroups }) {
  const { t } = useLingui();
  const name = resident.known_as;
  const own = items.filter(({ member_ids }) => member_ids.includes(resident.id));
  if (own.length === 0) return <p className={styles.none}>{t`${name} is in no group yet.`}</p>;
  return (
    <ul className={styles.list}>
      {own.map((group) => (
        <li key={group.id}>
          <Stamp icon="users-three" tint={group.tint} size="s" />
          <span>
            {group.name}
            <span className={styles.why}>{why(group)}</span>
          </span>
        </li>
      ))}
    </ul>
  );

  /** The rule that brought somebody in, and who else is there. */
  function why({ rule, rule_label, member_ids }: ResidentGroup): string {
    const others = people.filter(({ id }) => id !== resident.id && member_ids.includes(id));
    const [first, second, ...rest] = others.map(({ known_as }) => known_as);
    const company =
      first === undefined
        ? t`nobody else yet`
        : second === undefined
          ? t`with ${first}`
          : rest.length === 0
            ? t`with ${first} and ${second}`
            : t`with ${first}, ${second} and ${rest.length} more`;
    return rule.kind === 'by_hand' ? company : `${rule_label} · ${company}`;
  }
}
