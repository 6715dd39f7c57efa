import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { Chip } from '../ui/chip.tsx';

interface SessionStateChipProps {
  session: PlannedSession;
  /** Begun on this device by whoever looks at it. */
  isUnfinished: boolean;
}

/** Where a session stands, when there is more to say than its time. */
export function SessionStateChip({ session, isUnfinished }: SessionStateChipProps) {
  const { t } = useLingui();
  if (session.logged) {
    return (
      <Chip tone="good" icon={<CheckCircleIcon weight="fill" aria-hidden="true" />}>
        {t`Logged by ${session.logged.by.known_as}`}
      </Chip>
    );
  }
  if (isUnfinished) {
    return (
      <Chip tone="mustard" icon={<PencilSimpleLineIcon weight="bold" aria-hidden="true" />}>
        {t`Unfinished`}
      </Chip>
    );
  }
  switch (session.state) {
    case 'done':
      return <Chip tone="good">{t`Logged`}</Chip>;
    case 'on_now':
      return <Chip tone="duck">{t`On now`}</Chip>;
    case 'unlogged':
      return <Chip>{t`Not logged yet`}</Chip>;
    case 'cancelled':
      return <Chip>{t`Cancelled`}</Chip>;
    case 'planned':
      return null;
  }
}
