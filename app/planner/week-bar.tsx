import { useLingui } from '@lingui/react/macro';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './week-bar.module.css';

interface WeekBarProps {
  monday: string;
  onChoose: (day: string) => void;
}

/** Which week it is, and the way to the others. */
export function WeekBar({ monday, onChoose }: WeekBarProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const isThisWeek = monday === mondayOf(words.today);
  return (
    <div className={styles.bar}>
      <IconButton
        label={t`The week before`}
        variant="soft"
        icon={<CaretLeftIcon weight="bold" aria-hidden="true" />}
        onClick={() => onChoose(addDays(monday, -7))}
      />
      <h2 className={styles.week} aria-live="polite">
        <span className="serif">{words.span(monday, addDays(monday, 6))}</span>
      </h2>
      <IconButton
        label={t`The week after`}
        variant="soft"
        icon={<CaretRightIcon weight="bold" aria-hidden="true" />}
        onClick={() => onChoose(addDays(monday, 7))}
      />
      {!isThisWeek && (
        <Button variant="quiet" size="small" onClick={() => onChoose(words.today)}>
          {t`Today`}
        </Button>
      )}
    </div>
  );
}
