import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './download-screen.module.css';

type DateField = UseFormRegisterReturn & { error: string | undefined };

interface DaysPartProps {
  from: DateField;
  to: DateField;
  onChoose: (from: string, to: string) => void;
}

/** From which day to which, with what is asked for most in one tap. */
export function DaysPart({ from, to, onChoose }: DaysPartProps) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const month = `${today.slice(0, 7)}-01`;
  const lastOfMonthBefore = addDays(month, -1);
  const spans: [string, string, string][] = [
    [t`Four weeks`, addDays(today, -27), today],
    [t`This month`, month, today],
    [t`Last month`, `${lastOfMonthBefore.slice(0, 7)}-01`, lastOfMonthBefore],
    [t`Three months`, addDays(today, -90), today],
  ];
  return (
    <fieldset className={styles.days}>
      <legend>{t`Which days?`}</legend>
      <div className={styles.spans}>
        {spans.map(([label, first, last]) => (
          <Button key={label} variant="soft" size="small" onClick={() => onChoose(first, last)}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.dates}>
        <Field type="date" label={t`First day`} {...from} />
        <Field type="date" label={t`Last day`} {...to} />
      </div>
    </fieldset>
  );
}
