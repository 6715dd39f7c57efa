import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './full-screen.module.css';
import { useGoBack } from './go-back.ts';

interface FullScreenProps {
  title: string;
  under?: ReactNode;
  actions?: ReactNode;
  /** Where the arrow leads when there is nothing to go back to. */
  backTo?: string;
  /** narrow for forms, normal for lists, wide for tables. */
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
}

/** A screen of its own, with the way back. */
export function FullScreen({
  title,
  under,
  actions,
  backTo = '/tabs/more',
  width = 'normal',
  children,
}: FullScreenProps) {
  const goBack = useGoBack(backTo);
  return (
    <main className={styles.page} data-width={width} tabIndex={-1}>
      <PageHeader title={title} under={under} actions={actions} back={{ onPress: goBack }} />
      {children}
    </main>
  );
}
