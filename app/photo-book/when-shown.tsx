import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Failed } from '../ui/empty.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import type { Shown } from './use-shown.ts';

/** What may stand in a book comes after the book: until it is there nobody is told that there is none. */
export function WhenShown({ shown, children }: { shown: Shown; children: ReactNode }) {
  const { t } = useLingui();
  if (shown.isWaiting) return <SkeletonCards cards={3} height={90} />;
  if (shown.hasFailed) {
    return <Failed title={t`There is a problem opening what may stand in the book`} onRetry={shown.askAgain} />;
  }
  return children;
}
