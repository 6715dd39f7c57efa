import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EvidenceMatrix, EvidenceQuestion } from '@heartsease/domain/evidence/evidence.ts';
import { Card } from '../ui/card.tsx';
import { inWords } from '../words/rule-words.ts';
import { searchOf } from './evidence-address.ts';
import type { EvidenceChoice } from './evidence-address.ts';
import { useGapWord } from './evidence-words.ts';
import styles from './questions-part.module.css';

interface QuestionsPartProps {
  evidence: EvidenceMatrix;
  choice: EvidenceChoice;
  /** Which framework it is. */
  children: ReactNode;
}

/** Question by question: how much was recorded, which opens, and what is missing, which says what to do. */
export function QuestionsPart({ evidence: { questions }, choice, children }: QuestionsPartProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`Evidence by key question`}</h2>
        {children}
      </div>
      <ul className={styles.questions} aria-labelledby={id}>
        {questions.map((question) => (
          <QuestionRow key={question.key} question={question} choice={choice} />
        ))}
      </ul>
    </Card>
  );
}

function QuestionRow({ question, choice }: { question: EvidenceQuestion; choice: EvidenceChoice }) {
  const { t, i18n } = useLingui();
  const gapWord = useGapWord();
  const { key, title, about, pieces, gaps } = question;
  // Short of everything that it could be made of: nothing can be recorded for it yet, so it is no nought.
  const isSilent = question.sources.every(({ state }) => state === 'not_recorded');
  const many = i18n.number(pieces);
  return (
    <li className={styles.row}>
      <Link to={`/evidence/pieces${searchOf(choice, key)}`} className={styles.question}>
        <span className={styles.words}>
          <b>{inWords(title)}</b>
          <span className="secondary">{inWords(about)}</span>
        </span>
        {isSilent ? (
          <span className={`secondary ${styles.pieces}`}>{t`Not recorded yet`}</span>
        ) : (
          <span className={styles.pieces}>
            <span className={`serif ${styles.count}`}>{many}</span>
            <span className="secondary">{plural(pieces, { one: 'piece', other: 'pieces' })}</span>
          </span>
        )}
      </Link>
      <span className={styles.gaps}>
        {gaps.length === 0 && (
          <span className={styles.gap} data-tone="good">
            <CheckCircleIcon weight="fill" aria-hidden="true" />
            {t`No gaps`}
          </span>
        )}
        {gaps.map((gap) => (
          <Link
            key={gap.key}
            to={`/evidence/gaps/${gap.key}${searchOf(choice)}`}
            className={styles.gap}
            data-tone="attention"
          >
            <WarningCircleIcon weight="fill" aria-hidden="true" />
            {gapWord(gap)}
          </Link>
        ))}
      </span>
    </li>
  );
}
