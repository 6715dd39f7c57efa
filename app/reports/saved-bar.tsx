import { useLingui } from '@lingui/react/macro';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './saved-bar.module.css';

type SavedBarProps = Omit<ComponentProps<'div'>, 'children'> & { words: string; onUndo: () => void };

/** "Saved for 7 people · Undo" */
export function SavedBar({ words, onUndo, className, ...rest }: SavedBarProps) {
  const { t } = useLingui();
  return (
    <div className={classNames(styles.bar, className)} {...rest}>
      <CheckCircleIcon weight="fill" aria-hidden="true" />
      <span role="status">{words}</span>
      <button type="button" className={styles.undo} aria-keyshortcuts="u" onClick={onUndo}>
        <ArrowCounterClockwiseIcon weight="bold" aria-hidden="true" />
        {t`Undo`}
      </button>
    </div>
  );
}
