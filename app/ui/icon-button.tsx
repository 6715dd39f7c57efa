import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, for whoever does not see the icon. Only close, back, search and the like go without a word. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'soft';
};

/** A square button with an icon alone, 48 × 48. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(styles.iconButton, styles[variant], className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
