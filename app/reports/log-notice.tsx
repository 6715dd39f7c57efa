import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';
import styles from './log-notice.module.css';

type LogNoticeProps = { tone?: 'info' | 'danger'; lead?: ReactNode; children: ReactNode };

/** Something to know before going on; it stays until it is no longer so. */
export function LogNotice({ tone = 'info', lead, children }: LogNoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      {lead ??
        (tone === 'danger' ? (
          <WarningCircleIcon weight="fill" aria-hidden="true" />
        ) : (
          <InfoIcon weight="fill" aria-hidden="true" />
        ))}
      <span>{children}</span>
    </div>
  );
}
