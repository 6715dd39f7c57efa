import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './one-of.module.css';

type OneOfProps<Value> = {
  label: string;
  hint?: string;
  options: readonly { value: Value; label: string; drawing?: ReactNode }[];
  /** What is chosen: one, or several. */
  chosen: (value: Value) => boolean;
  onTap: (value: Value) => void;
  /** Side by side in one row, as a scale is read: five, or a `few`; a `wordy` one stands one below the other on a phone. */
  scale?: 'short' | 'wordy' | 'few';
};

/** Answers to tap; a second tap takes one back, because nothing has to be said. */
export function OneOf<Value extends string | number | boolean>({
  label,
  hint,
  options,
  chosen,
  onTap,
  scale,
}: OneOfProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.part}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.options} data-scale={scale}>
        {options.map(({ value, label: words, drawing }) => (
          <button
            key={String(value)}
            type="button"
            className={styles.option}
            aria-pressed={chosen(value)}
            onClick={() => onTap(value)}
          >
            {drawing}
            <span>{words}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
