import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FamilyIdea } from '@heartsease/domain/family-organisation/idea.ts';
import { useArrowKeys } from '../ui/arrow-keys.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { FinishCard } from './finish-card.tsx';
import styles from './step-cards.module.css';

/** What to have ready, then a card for each step, and a finish; with buttons and the arrow keys. */
export function StepCards({ idea, day }: { idea: FamilyIdea; day: string }) {
  const { t } = useLingui();
  const progress = useId();
  const { steps, needs } = idea;
  const ready = needs.length > 0 ? 1 : 0;
  const last = ready + steps.length;
  const [at, setAt] = useState(0);
  const [hasMoved, move] = useState(false);
  const step = steps[at - ready];
  const isReady = at < ready;
  const isOver = at === last;

  function go(to: number) {
    if (to < 0 || to > last) return;
    setAt(to);
    move(true);
  }

  useArrowKeys({ onBefore: () => go(at - 1), onNext: () => go(at + 1) });
  return (
    <div className={styles.cards}>
      <div className={styles.progress}>
        <span className="secondary" id={progress}>
          {isReady ? t`Before you begin` : isOver ? t`The end` : t`Step ${at - ready + 1} of ${steps.length}`}
        </span>
        <ProgressBar value={at} max={last} aria-labelledby={progress} />
      </div>
      {isReady ? (
        <BigCard key="ready" takesFocus={hasMoved} about={progress} title={t`Have ready`}>
          <ul className={styles.needs} lang={WRITTEN_IN}>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </BigCard>
      ) : isOver ? (
        <FinishCard key="over" idea={idea} day={day} />
      ) : (
        <BigCard key={at} takesFocus={hasMoved} about={progress} title={step ?? ''} lang={WRITTEN_IN} />
      )}
      <div className={styles.turn}>
        <Button
          variant="line"
          size="large"
          disabled={at === 0}
          icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />}
          onClick={() => go(at - 1)}
        >
          {t`Back`}
        </Button>
        {!isOver && (
          <Button size="large" icon={<ArrowRightIcon weight="bold" aria-hidden="true" />} onClick={() => go(at + 1)}>
            {isReady ? t`Begin` : t`Next`}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Only the cards of the library are written in Welsh too: whoever has steps read out hears them as English. */
const WRITTEN_IN = 'en';

interface BigCardProps {
  title: string;
  /** The id of what says which card it is: it is read out with it. */
  about: string;
  /** It came by a move: then it is read out. */
  takesFocus: boolean;
  lang?: string;
  children?: ReactNode;
}

function BigCard({ title, about, takesFocus, lang, children }: BigCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card as="article" className={styles.card}>
      <h2 ref={heading} tabIndex={-1} lang={lang} aria-describedby={about} className={styles.text}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
