import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useEffect, useRef, useState } from 'react';
import { wordsIn } from '@heartsease/domain/tutorials/tutorial.ts';
import type { Tutorial, TutorialStep } from '@heartsease/domain/tutorials/tutorial.ts';
import { useArrowKeys } from '../ui/arrow-keys.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { HeartseaseSprig } from '../ui/mark.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Stamp } from '../ui/stamp.tsx';
import styles from './tutorial-reader.module.css';
import { useKeepPlace } from './tutorials.api.ts';

/** The cards, with buttons and the arrow keys. After the last one it is done, and can be tried at once. */
export function TutorialReader({ tutorial }: { tutorial: Tutorial }) {
  const { t, i18n } = useLingui();
  const { id, place, route } = tutorial;
  const { steps } = wordsIn(tutorial, i18n.locale);
  const keep = useKeepPlace();
  const [at, setAt] = useState(place.state === 'begun' ? place.step : 0);
  const [moves, countMove] = useState(0);
  const step = steps[at];

  function go(to: number) {
    if (to < 0 || to > steps.length || to === at) return;
    setAt(to);
    countMove(moves + 1);
    const isDone = to === steps.length;
    keep.mutate({ tutorial: id, step: isDone ? steps.length - 1 : to, is_done: isDone });
  }

  useArrowKeys({ onBefore: () => go(at - 1), onNext: () => go(at + 1) });
  return (
    <div className={styles.reader}>
      <div className={styles.progress}>
        <span className="secondary" id="tutorial-progress">
          {step ? t`Card ${at + 1} of ${steps.length}` : t`All ${steps.length} cards read`}
        </span>
        <ProgressBar value={step ? at + 1 : steps.length} max={steps.length} aria-labelledby="tutorial-progress" />
      </div>
      {step ? (
        <StepCard key={at} step={step} tutorial={tutorial} takesFocus={moves > 0} />
      ) : (
        <DoneCard key="done" route={route} onAgain={() => go(0)} />
      )}
      {step && (
        <div className={styles.steps}>
          <Button
            variant="line"
            size="large"
            disabled={at === 0}
            icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />}
            onClick={() => go(at - 1)}
          >
            {t`Card before`}
          </Button>
          <Button size="large" icon={<ArrowRightIcon weight="bold" aria-hidden="true" />} onClick={() => go(at + 1)}>
            {at === steps.length - 1 ? t`Done` : t`Next`}
          </Button>
        </div>
      )}
    </div>
  );
}

interface StepCardProps {
  step: TutorialStep;
  tutorial: Tutorial;
  /** It came by a move: then it is read out. */
  takesFocus: boolean;
}

function StepCard({ step, tutorial: { icon, tint }, takesFocus }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card as="article" className={styles.card}>
      <Stamp icon={icon} tint={tint} size="l" />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {step.title}
      </h2>
      <p className={styles.text}>{withNames(step.text)}</p>
    </Card>
  );
}

/** What is quoted stands on the screen just so: it is set off from the rest. */
function withNames(text: string) {
  return text.split(/(“[^”]+”)/u).map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : part));
}

function DoneCard({ route, onAgain }: { route: string; onAgain: () => void }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="article" className={styles.card}>
      <HeartseaseSprig flowers={1} className={styles.sprig} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>{t`That is all of it`}</h2>
      <p className={styles.text}>{t`You remember it best when you try it once now.`}</p>
      <div className={styles.after}>
        <ButtonLink to={route} size="large">{t`Try it now`}</ButtonLink>
        <ButtonLink to="/tutorials" variant="soft" size="large" replace>
          {t`All tutorials`}
        </ButtonLink>
        <Button variant="quiet" size="large" onClick={onAgain}>
          {t`Read it again`}
        </Button>
      </div>
    </Card>
  );
}
