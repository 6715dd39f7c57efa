import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NOT_SEEN_LATELY_DAYS } from '@heartsease/domain/residents/company.ts';
import styles from './days-since.module.css';

/** How long ago a resident last joined in: "today", "6 days". Null: not yet. */
export function DaysSince({ days }: { days: number | null }) {
  const { t } = useLingui();
  const isLong = days === null || days >= NOT_SEEN_LATELY_DAYS;
  return (
    <span className={styles.days} data-long={isLong ? '' : undefined}>
      {inWords()}
    </span>
  );

  function inWords(): string {
    if (days === null) return t`no moment yet`;
    if (days <= 0) return t`today`;
    return days === 1 ? t`yesterday` : plural(days, { one: '# day', other: '# days' });
  }
}
