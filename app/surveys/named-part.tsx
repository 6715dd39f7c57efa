import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { NamedEntry, Survey } from '@heartsease/domain/surveys/survey.ts';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './comments-part.module.css';
import { useAudienceWords, useSaid, useValueWords } from './survey-words.ts';

/** Of a survey with names: what each said, so that somebody can come back to them. */
export function NamedPart({ survey, named }: { survey: Survey; named: readonly NamedEntry[] }) {
  const { t } = useLingui();
  const id = useId();
  const said = useSaid();
  const words = useTimeWords();
  const values = useValueWords();
  const audiences = useAudienceWords();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t`Who said what`}</h2>
      {named.map((entry) => (
        <Card key={entry.id}>
          <h3>{entry.who ?? t`Without a name`}</h3>
          <p className="secondary">{`${audiences[entry.audience]} · ${words.dayAndMonth(entry.answered_on)}`}</p>
          <dl className={styles.comments}>
            {survey.questions.flatMap((question) => {
              const answer = entry.answers[question.id];
              if (answer === undefined) return [];
              const given = Array.isArray(answer) ? answer : [answer];
              const told =
                question.type === 'text' ? String(answer) : given.map((one) => values(question, one)).join(', ');
              return [
                <div key={question.id} className={styles.comment}>
                  <dt className="secondary">{said(question.text)}</dt>
                  <dd>{told}</dd>
                </div>,
              ];
            })}
          </dl>
        </Card>
      ))}
    </section>
  );
}
