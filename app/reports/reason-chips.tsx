import { useLingui } from '@lingui/react/macro';
import { NOT_TODAY_REASONS } from '@heartsease/domain/reports/response.ts';
import type { NotTodayReason } from '@heartsease/domain/reports/response.ts';
import { useId } from 'react';
import styles from './reason-chips.module.css';
import { useReasonWord } from './response-words.ts';

type ReasonChipsProps = { value: NotTodayReason | null; onChoose: (reason: NotTodayReason) => void };

/** Why not today. Nobody has to say; a second tap takes it back. */
export function ReasonChips({ value, onChoose }: ReasonChipsProps) {
  const { t } = useLingui();
  const id = useId();
  const reasonFor = useReasonWord();
  return (
    <div role="group" aria-labelledby={id} className={styles.reasons}>
      <p id={id} className={styles.label}>{t`Why not? You can leave this out.`}</p>
      <div className={styles.chips}>
        {NOT_TODAY_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            className={styles.chip}
            aria-pressed={reason === value}
            onClick={() => onChoose(reason)}
          >
            {reasonFor(reason)}
          </button>
        ))}
      </div>
    </div>
  );
}
