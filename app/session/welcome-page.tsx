import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { HeartseaseSprig, Mark } from '../ui/mark.tsx';
import { LanguageButton } from './language-button.tsx';
import styles from './welcome-page.module.css';

interface WelcomePageProps {
  title: string;
  /** A sentence under the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** What signed-out people see: a scene of the house, the mark, and one thing to do. */
export function WelcomePage({ title, text, children }: WelcomePageProps) {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <div className={styles.panel} aria-hidden="true">
        <div className={styles.picture}>
          <HeartseaseSprig flowers={4} className={styles.sprig} />
          <img src="/scenes/yoga.svg" alt="" width="400" height="300" fetchPriority="high" />
        </div>
        <p className={`serif ${styles.claim}`}>{t`Every moment seen. Nobody forgotten.`}</p>
      </div>
      <main className={styles.main} tabIndex={-1}>
        <p className={styles.brand}>
          <Mark size={40} />
          <span className="serif">{PRODUCT_NAME}</span>
          <LanguageButton />
        </p>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </main>
    </div>
  );
}
