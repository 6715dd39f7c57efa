import { useLingui } from '@lingui/react/macro';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useTimeWords } from '../words/time.ts';
import { isSameMonth, shownDays, steppedFrom } from './shown-days.ts';
import type { PlannerView } from './shown-days.ts';
import styles from './period-bar.module.css';

interface PeriodBarProps {
  view: PlannerView;
  /** A day of the week or month that is shown. */
  day: string;
  onChoose: (day: string) => void;
}

/** Which week or month it is, and the way to the others. */
export function PeriodBar({ view, day, onChoose }: PeriodBarProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const days = shownDays(view, day);
  const isNow = view === 'week' ? days.includes(words.today) : isSameMonth(day, words.today);
  const [first = day] = days;
  return (
    <div className={styles.bar}>
      <IconButton
        label={view === 'week' ? t`The week before` : t`The month before`}
        variant="soft"
        icon={<CaretLeftIcon weight="bold" aria-hidden="true" />}
        onClick={() => onChoose(steppedFrom(view, day, -1))}
      />
      <h2 className={styles.period} aria-live="polite">
        <span className="serif">{view === 'week' ? words.span(first, days.at(-1) ?? first) : words.month(day)}</span>
      </h2>
      <IconButton
        label={view === 'week' ? t`The week after` : t`The month after`}
        variant="soft"
        icon={<CaretRightIcon weight="bold" aria-hidden="true" />}
        onClick={() => onChoose(steppedFrom(view, day, 1))}
      />
      {!isNow && (
        <Button variant="quiet" size="small" onClick={() => onChoose(words.today)}>
          {t`Today`}
        </Button>
      )}
    </div>
  );
}
