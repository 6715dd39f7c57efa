import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { HeartseaseSprig } from '../ui/mark.tsx';
import styles from './thanks-part.module.css';

/** What whoever answered reads at the end. */
export function ThanksPart({ reader, children }: { reader: string; children?: ReactNode }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <HeartseaseSprig />
      <h2 ref={heading} tabIndex={-1} className="serif">
        {t`Thank you.`}
      </h2>
      <p>
        {reader === ''
          ? t`Every answer is read, and what changes is shown on the notice board.`
          : t`${reader} reads every one, and shows what changed on the notice board.`}
      </p>
      {children}
    </div>
  );
}
