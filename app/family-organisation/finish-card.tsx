import { useLingui } from '@lingui/react/macro';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useRef } from 'react';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import { DoneResponse } from '@heartsease/domain/family-organisation/idea.ts';
import type { FamilyIdea } from '@heartsease/domain/family-organisation/idea.ts';
import { ToBookButton } from '../photo-book/family-book-card.tsx';
import { useMay } from '../session/use-may.ts';
import { Bouquet } from '../ui/bouquet.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useDeafness } from '../ui/deafness.ts';
import { HeartseaseSprig } from '../ui/mark.tsx';
import { OneOf } from '../ui/one-of.tsx';
import { ResponseFace } from '../ui/response-face.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { useDone } from './family-ideas.api.ts';
import { useHowWords } from './family-words.ts';
import styles from './step-cards.module.css';

/** After the last step: "We did it", and then how it was, for whoever likes to say. */
export function FinishCard({ idea, day }: { idea: FamilyIdea; day: string }) {
  const { t, i18n } = useLingui();
  const mayKeep = useMay('family_ideas.keep');
  const book = useRef<HTMLSpanElement>(null);
  const { isDone, response, say, takeBack } = useDone(idea, day);
  return (
    <Card as="article" className={styles.card}>
      {isDone ? (
        <Bouquet responses={[response ?? 'enjoyed']} />
      ) : (
        <HeartseaseSprig flowers={1} className={styles.sprig} />
      )}
      {/* What had the focus is gone: the card before, or the button that was pressed. */}
      <h2 key={String(isDone)} ref={takeFocus} tabIndex={-1} className={styles.text}>
        {isDone ? t`You did it today` : t`That is all of it`}
      </h2>
      <p className={styles.words}>
        {isDone ? t`It stands among what you did this month.` : t`However it went, you had time together.`}
      </p>
      {isDone ? (
        <How
          response={response}
          onSay={(answer) => say(answer, { isShown: true })}
          onTakeBack={takeBack}
          mayKeep={mayKeep}
        />
      ) : (
        mayKeep && (
          <Button
            size="large"
            icon={<CheckIcon weight="bold" aria-hidden="true" />}
            onClick={() => say(null, { isShown: true })}
          >
            {t`We did it`}
          </Button>
        )
      )}
      {isDone && (
        <span ref={book} tabIndex={-1} className={styles.book}>
          <ToBookButton
            idea={idea}
            day={day}
            title={cardIn(idea, i18n.locale).title}
            size="large"
            // The button that had the focus is gone.
            onKept={() => book.current?.focus()}
          />
        </span>
      )}
      <ButtonLink to={`/tabs/home?energy=${idea.energy}`} variant={isDone ? 'primary' : 'soft'} size="large">
        {t`Back to your home page`}
      </ButtonLink>
    </Card>
  );
}

interface HowProps {
  response: DoneResponse | null;
  onSay: (response: DoneResponse) => void;
  onTakeBack: () => void;
  mayKeep: boolean;
}

function How({ response, onSay, onTakeBack, mayKeep }: HowProps) {
  const { t } = useLingui();
  const words = useHowWords();
  const isDeaf = useDeafness();
  return (
    <div className={styles.how} inert={isDeaf}>
      {mayKeep && (
        <OneOf
          label={t`How was it?`}
          scale="few"
          options={DoneResponse.options.map((value) => ({
            value,
            label: words[value],
            drawing: <ResponseFace response={value} size={38} />,
          }))}
          chosen={(value) => value === response}
          onTap={onSay}
        />
      )}
      <Button
        variant="quiet"
        icon={<ArrowCounterClockwiseIcon weight="bold" aria-hidden="true" />}
        onClick={onTakeBack}
      >
        {t`Undo`}
      </Button>
    </div>
  );
}
