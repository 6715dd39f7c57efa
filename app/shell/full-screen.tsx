import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './full-screen.module.css';

interface FullScreenProps {
  title: string;
  under?: ReactNode;
  actions?: ReactNode;
  /** Where the arrow leads when there is nothing to go back to. */
  backTo?: string;
  /** narrow for forms, normal for lists. */
  width?: 'narrow' | 'normal';
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

/** Back in the history of the app; a screen that was opened by a link leads to its place instead. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = { idx: 0, ...window.history.state };
    void (idx > 0 ? navigate(-1) : navigate(otherwise, { replace: true }));
  };
}
