import { useLingui } from '@lingui/react/macro';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { PauseCircleIcon } from '@phosphor-icons/react/dist/csr/PauseCircle';
import { PhoneCallIcon } from '@phosphor-icons/react/dist/csr/PhoneCall';
import type { Relative } from '@heartsease/domain/relatives/relative.ts';
import { Chip } from '../ui/chip.tsx';
import { useAccessWords } from './access-words.ts';

/** How somebody's access stands, where that is not simply open. */
export function AccessChip({ relative }: { relative: Relative }) {
  const { t } = useLingui();
  const { states } = useAccessWords();
  const { status, invitation, is_primary } = relative;
  switch (status) {
    case 'invited':
      return invitation?.is_over === true ? (
        <Chip tone="danger" icon={<HourglassIcon weight="bold" aria-hidden="true" />}>
          {t`Ran out`}
        </Chip>
      ) : (
        <Chip tone="info" icon={<HourglassIcon weight="bold" aria-hidden="true" />}>
          {states.invited}
        </Chip>
      );
    case 'paused':
      return (
        <Chip tone="mustard" icon={<PauseCircleIcon weight="bold" aria-hidden="true" />}>
          {states.paused}
        </Chip>
      );
    case 'ended':
      return <Chip>{states.ended}</Chip>;
    case 'active':
      return is_primary ? (
        <Chip tone="duck" icon={<PhoneCallIcon weight="fill" aria-hidden="true" />}>
          {t`First to call`}
        </Chip>
      ) : null;
  }
}
