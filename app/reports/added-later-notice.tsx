import { useLingui } from '@lingui/react/macro';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { useTimeWords } from '../words/time.ts';
import { LogNotice } from './log-notice.tsx';
import { useLongAgo } from './long-ago.ts';

/** Of what did not happen today: everybody will see that it was added later, and of what was long ago why. */
export function AddedLaterNotice({ started_at }: { started_at: string }) {
  const { t } = useLingui();
  const { dayOf, today } = useTimeWords();
  const { isLongAgo, mayAdd } = useLongAgo();
  if (dayOf(started_at) >= today) return null;
  if (mayAdd && isLongAgo(started_at)) {
    return (
      <LogNotice>{t`This was more than ${REPORT_LIMITS.backfill_days} days ago. When you save it, you say why.`}</LogNotice>
    );
  }
  return <LogNotice>{t`This will be marked “added later”.`}</LogNotice>;
}
