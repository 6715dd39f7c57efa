import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Consent } from '@heartsease/domain/consents/consent.ts';
import { useTimeWords } from '../words/time.ts';
import { useConsentWords } from '../words/consent-words.ts';
import styles from './earlier-answers.module.css';

/** Every answer about one purpose, the newest first. None is ever changed or taken away. */
export function EarlierAnswers({ answers }: { answers: readonly Consent[] }) {
  const { t } = useLingui();
  const { date } = useTimeWords();
  const { standings, bases } = useConsentWords();
  const id = useId();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.earlier}>
      <h3 id={id}>{t`Answers so far`}</h3>
      <ol className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.id}>
            <p>
              <b>{standings[answer.status]}</b>, {date(answer.decided_on)}
            </p>
            {answer.status === 'given' && (
              <p className="secondary">
                {bases[answer.basis]}
                {answer.decided_by !== '' && `: ${answer.decided_by}`}
              </p>
            )}
            {answer.status !== 'given' && answer.decided_by !== '' && (
              <p className="secondary">{t`Said by ${answer.decided_by}`}</p>
            )}
            {answer.people_consulted !== '' && <p className="secondary">{t`Asked: ${answer.people_consulted}`}</p>}
            {answer.conditions !== '' && <p className="secondary">{t`Condition: ${answer.conditions}`}</p>}
            {answer.evidence !== '' && <p className="secondary">{t`The form: ${answer.evidence}`}</p>}
            {answer.recorded_by !== null && <p className="caption">{t`Written down by ${answer.recorded_by}`}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
