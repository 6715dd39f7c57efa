import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { begunLike, useKeptDraft } from './kept-draft.ts';
import type { Begun } from './kept-draft.ts';

interface FromDraftProps<Fields extends object> {
  draftKey: string;
  /** Where the form begins when nothing was begun. */
  fresh: Begun<Fields>;
  /** `onStartAnew` is there when the form came back as its author left it. */
  children: (begun: Begun<Fields>, onStartAnew?: () => void) => ReactNode;
}

/** A form from where its author left it on this device; without a draft, from what stands. */
export function FromDraft<Fields extends object>({ draftKey, fresh, children }: FromDraftProps<Fields>) {
  const kept = useKeptDraft(draftKey, begunLike(fresh.fields));
  const [isAnew, startAnew] = useState(false);
  if (kept === undefined) return <SkeletonRows rows={6} />;
  return kept === null || isAnew ? (
    <Fragment key="fresh">{children(fresh)}</Fragment>
  ) : (
    <Fragment key="kept">{children(kept, () => startAnew(true))}</Fragment>
  );
}
