import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { use } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './empty.module.css';
import { HeartseaseSprig } from './mark.tsx';
import { OnlineContext } from './online.ts';

type EmptyProps = {
  title: string;
  /** What will be here, and what happens with the first one. */
  children?: ReactNode;
  /** The next step as a verb: a Button or a ButtonLink. */
  action?: ReactNode;
  /** A growing heartsease unless told otherwise; null for none. */
  art?: ReactNode;
  className?: string;
};

/** A place with nothing in it yet, and the next step. */
export function Empty({ title, children, action, art, className }: EmptyProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {art === undefined ? <HeartseaseSprig /> : art}
      <p className={classNames('serif', styles.title)}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

type FailedProps = {
  /** What was being done, as in "There is a problem opening the planner". */
  title?: string | undefined;
  children?: ReactNode;
  onRetry: () => void;
  busy?: boolean;
};

/** What could not be shown, what is safe, and the way on. */
export function Failed({ title, children, onRetry, busy = false }: FailedProps) {
  const { t } = useLingui();
  const isOnline = use(OnlineContext);
  // Without it nothing is wrong, and nobody need do anything: what was asked for comes when it is back.
  return (
    <div className={styles.empty} role="alert">
      <p className={classNames('serif', styles.title)}>
        {isOnline ? (title ?? t`There is a problem showing this`) : t`This needs the connection`}
      </p>
      <div className={styles.text}>
        {isOnline
          ? (children ?? t`Nothing is lost. Check your connection, then try again.`)
          : t`It comes by itself as soon as that is back.`}
      </div>
      <div className={styles.action}>
        <Button
          variant="soft"
          busy={busy}
          icon={<ArrowClockwiseIcon weight="bold" aria-hidden="true" />}
          onClick={onRetry}
        >
          {t`Try again`}
        </Button>
      </div>
    </div>
  );
}
