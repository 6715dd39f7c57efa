import type { ReactNode } from 'react';
import { DemoBanner } from './demo-banner.tsx';
import styles from './own-page.module.css';

/** Around a screen that stands outside the sections, such as the card of a resident: its margins and its width. */
export function OwnPage({ children }: { children: ReactNode }) {
  return (
    <>
      <DemoBanner />
      <main id="main" tabIndex={-1} className={styles.page}>
        {children}
      </main>
    </>
  );
}
