import type { Relative } from '@heartsease/domain/relatives/relative.ts';
import { Face } from '../ui/face.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { AccessChip } from './access-chip.tsx';
import { asPerson, fullNameOf, useAccessWords } from './access-words.ts';

interface RelativeRowProps {
  relative: Relative;
  resident_id: string;
  /** Whose relative this is, where that is not plain. */
  of?: string;
}

/** A relative in a list: who, what they are to whom, and how their access stands. */
export function RelativeRow({ relative, resident_id, of }: RelativeRowProps) {
  const { levels } = useAccessWords();
  return (
    <ListRow
      lead={<Face person={asPerson(relative)} size="m" />}
      title={fullNameOf(relative)}
      under={[of, relative.relationship, levels[relative.access_level].label].filter(Boolean).join(' · ')}
      end={<AccessChip relative={relative} />}
      to={`/manage-relative/${resident_id}/${relative.id}`}
    />
  );
}
