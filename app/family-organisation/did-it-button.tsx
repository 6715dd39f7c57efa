import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useEffect, useRef, useState } from 'react';
import type { FamilyIdea } from '@heartsease/domain/family-organisation/idea.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { useDone } from './family-ideas.api.ts';

/** One tap keeps that it was done today; then it says so. */
export function DidItButton({ idea, day, title }: { idea: FamilyIdea; day: string; title: string }) {
  const { t } = useLingui();
  const { isDone, say } = useDone(idea, day);
  const [isPressed, press] = useState(false);
  const done = useRef<HTMLSpanElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDone && isPressed) done.current?.focus();
  }, [isDone, isPressed]);
  if (isDone)
    return (
      <span ref={done} tabIndex={-1}>
        <Chip tone="good" icon={<CheckCircleIcon weight="fill" aria-hidden="true" />}>
          {t`Done today`}
        </Chip>
      </span>
    );
  return (
    <Button
      variant="soft"
      size="small"
      icon={<CheckIcon weight="bold" aria-hidden="true" />}
      aria-label={t`We did it: ${title}`}
      onClick={() => {
        press(true);
        say(null);
      }}
    >
      {t`We did it`}
    </Button>
  );
}
