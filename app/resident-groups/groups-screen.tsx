import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ResidentGroup, ResidentGroups } from '@heartsease/domain/resident-groups/group.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Faces } from '../ui/face.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { GroupSheet } from './group-sheet.tsx';
import styles from './groups-screen.module.css';
import { OverlapChips } from './overlap-chips.tsx';
import { useGroups } from './resident-groups.api.ts';

/** The groups of the home: who belongs together, by hand or by a rule that is asked anew each day. */
export function GroupsScreen() {
  const { t } = useLingui();
  const query = useGroups();
  const mayEdit = useMay('resident_groups.edit');
  const { shown, open, close } = useOverlay();
  const [what, which = ''] = shown;
  const chosen = query.data?.items.find(({ id }) => id === which) ?? null;
  return (
    <FullScreen
      title={t`Groups`}
      under={t`They are offered where moments are logged`}
      actions={
        mayEdit && (
          <Button icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => open('group', 'new')}>
            {t`Make a group`}
          </Button>
        )
      }
    >
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening the groups`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`No groups yet`}>{t`A table, a choir, a wing: whoever is often together.`}</Empty>}
      >
        {(groups) => (
          <ul className={styles.groups}>
            {groups.items.map((group) => (
              <li key={group.id}>
                <Group group={group} groups={groups} onChange={mayEdit ? () => open('group', group.id) : null} />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      {what === 'group' && mayEdit && query.data && (chosen || which === 'new') && (
        <GroupSheet key={which} group={chosen} onClose={close} />
      )}
    </FullScreen>
  );
}

interface GroupProps {
  group: ResidentGroup;
  groups: ResidentGroups;
  onChange: (() => void) | null;
}

function Group({ group, groups: { people }, onChange }: GroupProps) {
  const { t } = useLingui();
  const choosesActivities = useMay('activities.choose');
  const members = people.filter(({ id }) => group.member_ids.includes(id));
  return (
    <Card as="article" aria-label={group.name} className={styles.group}>
      <div className={styles.head}>
        <Stamp icon="users-three" tint={group.tint} />
        <div className={styles.words}>
          <h2>{group.name}</h2>
          <p className="secondary">{rule()}</p>
        </div>
        {onChange && (
          <Button size="small" variant="soft" aria-label={t`Change the group: ${group.name}`} onClick={onChange}>
            {t`Change`}
          </Button>
        )}
      </div>
      {members.length > 0 && (
        <div className={styles.members}>
          <Faces people={members} most={7} />
          <p>{members.map(({ known_as }) => known_as).join(', ')}</p>
        </div>
      )}
      <OverlapChips group={group} />
      {members.length > 0 && choosesActivities && (
        <ButtonLink
          to={`/choose-activity?residents=${group.member_ids.join(',')}`}
          variant="quiet"
          size="small"
          aria-label={t`What suits them? ${group.name}`}
        >
          {t`What suits them?`}
        </ButtonLink>
      )}
    </Card>
  );

  function rule(): string {
    const count = plural(group.member_ids.length, { one: '# person', other: '# people' });
    if (group.rule.kind === 'by_hand') return t`${count}, chosen by hand`;
    if (group.rule.kind === 'band') return t`${count} who join in like this: ${group.rule_label}, kept up by itself`;
    if (group.rule.kind === 'wing') return t`${count} of ${group.rule_label}, kept up by itself`;
    return t`${count} who love or like: ${group.rule_label}, kept up by itself`;
  }
}
