import type { ReactNode } from 'react';
import { DemoBanner } from './demo-banner.tsx';
import styles from './own-page.module.css';

interface OwnPageProps {
  /** narrow: a list that reads downwards. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

/** Around a screen that stands outside the sections, such as the card of a resident: its margins and its width. */
export function OwnPage({ width = 'wide', children }: OwnPageProps) {
  return (
    <>
      <DemoBanner />
      <main id="main" tabIndex={-1} className={styles.page} data-width={width}>
        {children}
      </main>
    </>
  );
}
