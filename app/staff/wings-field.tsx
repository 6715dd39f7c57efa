import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { FilterChip } from '../ui/chip.tsx';
import styles from './wings-field.module.css';

interface WingsFieldProps {
  /** Of the home. */
  wings: string[];
  value: string[];
  onChange: (value: string[]) => void;
}

/** Where somebody usually works; nothing chosen is everywhere. Without wings to choose from it is not there. */
export function WingsField({ wings, value, onChange }: WingsFieldProps) {
  const { t } = useLingui();
  const label = useId();
  const choices = [...new Set([...wings, ...value])];
  if (choices.length < 2 && value.length === 0) return null;
  return (
    <div className={styles.wings} role="group" aria-labelledby={label}>
      <p id={label} className={styles.label}>
        {t`Wings they usually work in`}
      </p>
      <p className="secondary">{t`Their lists begin there. They may see all others too.`}</p>
      <div className={styles.chips}>
        {choices.map((wing) => (
          <FilterChip
            key={wing}
            isOn={value.includes(wing)}
            onChange={(isOn) => onChange(isOn ? [...value, wing] : value.filter((each) => each !== wing))}
          >
            {wing}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}
