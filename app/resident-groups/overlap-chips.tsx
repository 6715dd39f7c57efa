import { plural } from '@lingui/core/macro';
import { overlapsOf } from '@heartsease/domain/resident-groups/group.ts';
import type { ResidentGroup } from '@heartsease/domain/resident-groups/group.ts';
import { Chip } from '../ui/chip.tsx';
import styles from './groups-screen.module.css';
import { useGroups } from './resident-groups.api.ts';

/** The groups that share most of their people with this one; nothing where there are none. */
export function OverlapChips({ group }: { group: Pick<ResidentGroup, 'id' | 'member_ids'> }) {
  const { data } = useGroups({ isBackground: true });
  const overlaps = overlapsOf(group, data?.items ?? []);
  if (overlaps.length === 0) return null;
  return (
    <p className={styles.overlaps}>
      {overlaps.map(({ name, shared }) => (
        <Chip key={name} tone="mustard">
          {plural(shared, { one: `Shares # person with ${name}`, other: `Shares # people with ${name}` })}
        </Chip>
      ))}
    </p>
  );
}
