import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inWords } from '../words/rule-words.ts';
import styles from './definition.module.css';

/** What a figure counts, a tap away from it. */
export function Definition({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return <ATapAway asked={t`What this counts`}>{children}</ATapAway>;
}

/** How a list was made that the dashboard answered, a tap away from it. */
export function ListDefinition({ of }: { of: { definition: string } | undefined }) {
  const { t } = useLingui();
  return of && <ATapAway asked={t`How this list is made`}>{inWords(of.definition)}</ATapAway>;
}

function ATapAway({ asked, children }: { asked: string; children: ReactNode }) {
  return (
    <details className={styles.definition}>
      <summary>{asked}</summary>
      <p>{children}</p>
    </details>
  );
}
