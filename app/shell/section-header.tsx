import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ReactNode } from 'react';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { HomeSwitcher } from './home-switcher.tsx';
import { useLogStart } from './log-start.tsx';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  /** The h1: the tab's label or a greeting. */
  title: ReactNode;
  /** Beside the home: the date, how many. */
  under?: ReactNode;
  /** Before "Log a moment": the section's own buttons. */
  actions?: ReactNode;
}

/** The head of a section: its title, the home (and the way to another), and from 768 px "Log a moment". */
export function SectionHeader({ title, under, actions }: SectionHeaderProps) {
  const { t } = useLingui();
  const startLog = useLogStart();
  const logs = useMay('reports.add');
  return (
    <PageHeader
      title={title}
      under={
        <>
          <HomeSwitcher />
          {under}
        </>
      }
      actions={
        <>
          {actions}
          {logs && (
            <span className={styles.log} data-tour="log">
              <Button size="large" icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => startLog()}>
                {t`Log a moment`}
              </Button>
            </span>
          )}
        </>
      }
    />
  );
}
