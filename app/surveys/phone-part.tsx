import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { AnswerValue, Question } from '@heartsease/domain/surveys/question.ts';
import { Stamp } from '../ui/stamp.tsx';
import { AnswerPart } from './answer-part.tsx';
import styles from './survey-form.module.css';
import { useSaid } from './survey-words.ts';

/** How the open question looks on a phone. It can be tried; nothing of that is kept. */
export function PhonePart({
  question,
  place,
  count,
}: {
  question: Question | undefined;
  place: number;
  count: number;
}) {
  const { t } = useLingui();
  const id = useId();
  const said = useSaid();
  const [tried, setTried] = useState<Record<string, AnswerValue>>({});
  return (
    <section className={styles.phone} aria-labelledby={id}>
      <h2 id={id}>{t`On a phone`}</h2>
      <div className={styles.screen}>
        {question === undefined ? (
          <p>{t`Add a question, and it shows here.`}</p>
        ) : (
          <>
            <p className="secondary">{t`Question ${place + 1} of ${count}`}</p>
            {question.picture !== null && <Stamp icon={question.picture} tint="plum" size="l" />}
            <h3 id={`${id}-text`} className="serif">
              {said(question.text) || t`Your question`}
            </h3>
            {said(question.easy) !== '' && <p>{said(question.easy)}</p>}
            <AnswerPart
              key={`${question.id} ${question.type}`}
              question={question}
              answer={tried[`${question.id} ${question.type}`]}
              onAnswer={(answer) => setTried({ ...tried, [`${question.id} ${question.type}`]: answer })}
              labelledBy={`${id}-text`}
            />
          </>
        )}
      </div>
    </section>
  );
}
