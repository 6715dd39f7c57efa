import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  /** primary once on a screen; soft and line beside it; accent for undo; quiet is a word alone. */
  variant?: 'primary' | 'soft' | 'line' | 'accent' | 'danger' | 'quiet';
  /** small 44, normal 48, large 56 px high; staff's main action is large. */
  size?: 'small' | 'normal' | 'large';
  /** As wide as its place. */
  full?: boolean;
};

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** A Phosphor icon, bold. */
    icon?: ReactNode;
    /** Something is under way: it says so, keeps its width and takes no second press. */
    busy?: boolean;
  };

/** A button. It wraps rather than cuts its words. */
export function Button({
  variant,
  size,
  full,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass({ variant, size, full }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        icon && <span className={styles.icon}>{icon}</span>
      )}
      <span>{children}</span>
    </button>
  );
}

type ButtonLinkProps = ButtonLook & LinkProps & { icon?: ReactNode };

/** A link to another screen that looks like a button. */
export function ButtonLink({ variant, size, full, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classNames(buttonClass({ variant, size, full }), className)} {...rest}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span>{children}</span>
    </Link>
  );
}

/** The look alone, for an `a` or a `label` that is not one of the two above. */
export function buttonClass({ variant = 'primary', size = 'normal', full = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], full && styles.full);
}
