import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

type ChipProps = {
  tone?: 'plain' | 'duck' | 'mustard' | 'good' | 'info' | 'danger' | 'plum';
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A short fact in a tinted pill, such as "6 days" or "Logged by Tomasz". */
export function Chip({ tone = 'plain', icon, children, className }: ChipProps) {
  return (
    <span className={classNames(styles.chip, className)} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

type FilterChipProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
};

/** A filter that is on or off. */
export function FilterChip({ isOn, onChange, children }: FilterChipProps) {
  return (
    <button type="button" className={styles.filter} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {isOn && <CheckIcon weight="bold" aria-hidden="true" />}
      {children}
    </button>
  );
}
