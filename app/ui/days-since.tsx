import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './days-since.module.css';

/** From so many days on it is said in red, and a resident counts as not seen lately. */
export const LONG_DAYS = 3;

/** How long ago a resident last joined in: "today", "6 days". Null: not yet. */
export function DaysSince({ days }: { days: number | null }) {
  const { t } = useLingui();
  const isLong = days === null || days >= LONG_DAYS;
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
