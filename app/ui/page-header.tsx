import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  /** The one h1 of the screen. */
  title: ReactNode;
  /** Under the title: where, when, how many. */
  under?: ReactNode;
  /** Left of the title, such as a face. */
  lead?: ReactNode;
  /** Shows the arrow; its name is "Back" unless told otherwise. */
  back?: { onPress: () => void; label?: string };
  /** Right of the title. */
  actions?: ReactNode;
};

/** The head of a screen. */
export function PageHeader({ title, under, lead, back, actions }: PageHeaderProps) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      {back && (
        <IconButton
          label={back.label ?? t`Back`}
          icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />}
          onClick={back.onPress}
          className={styles.back}
        />
      )}
      {lead}
      <div className={styles.names}>
        <h1>{title}</h1>
        {under && <div className={styles.under}>{under}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
