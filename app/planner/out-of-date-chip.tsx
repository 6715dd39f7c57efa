import { useLingui } from '@lingui/react/macro';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useIsOutOfDate } from '../risk-assessment/session-risk.api.ts';
import { Chip } from '../ui/chip.tsx';
import { useTimeWords } from '../words/time.ts';

/** Its risk assessment should have been looked at again by then. */
export function OutOfDateChip({ session }: { session: PlannedSession }) {
  const { t } = useLingui();
  const { dayOf } = useTimeWords();
  const isOutOfDate = useIsOutOfDate(session.id, dayOf(session.starts_at));
  if (!isOutOfDate || session.state === 'cancelled') return null;
  return (
    <Chip tone="mustard" icon={<WarningIcon weight="fill" aria-hidden="true" />}>
      {t`Assessment out of date`}
    </Chip>
  );
}
