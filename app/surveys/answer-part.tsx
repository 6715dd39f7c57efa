import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { MOST_LETTERS, valuesOf } from '@heartsease/domain/surveys/question.ts';
import type { AnswerValue, Question } from '@heartsease/domain/surveys/question.ts';
import { ResponseFace } from '../ui/response-face.tsx';
import styles from './answer-part.module.css';
import { useValueWords } from './survey-words.ts';

interface AnswerPartProps {
  question: Question;
  answer: AnswerValue | undefined;
  onAnswer: (answer: AnswerValue) => void;
  /** The id of what says the question. */
  labelledBy: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

const FACES: Record<string, 'loved' | 'quiet' | 'unsettled'> = { 3: 'loved', 2: 'quiet', 1: 'unsettled' };

/** What one question is answered with: large targets, each with its words. */
export function AnswerPart(props: AnswerPartProps) {
  const { question, answer, onAnswer, labelledBy, describedBy, isInvalid = false } = props;
  if (question.type !== 'text') return <Options {...props} />;
  return (
    <textarea
      className={styles.words}
      rows={5}
      maxLength={MOST_LETTERS}
      value={typeof answer === 'string' ? answer : ''}
      onChange={(event) => onAnswer(event.target.value)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    />
  );
}

function Options({ question, answer, onAnswer, labelledBy, describedBy, isInvalid = false }: AnswerPartProps) {
  const { t } = useLingui();
  const name = useId();
  const words = useValueWords();
  const isMulti = question.type === 'multi';
  const chosen: readonly (string | number)[] = Array.isArray(answer) ? answer : answer === undefined ? [] : [answer];

  function choose(value: number | string) {
    if (!isMulti) onAnswer(value);
    else {
      const keys = chosen.map(String);
      onAnswer(keys.includes(String(value)) ? keys.filter((key) => key !== value) : [...keys, String(value)]);
    }
  }

  return (
    <div
      role={isMulti ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isMulti ? undefined : isInvalid || undefined}
      className={styles.options}
      data-type={question.type}
    >
      {valuesOf(question).map((value) => (
        <label key={value} className={styles.option}>
          <input
            type={isMulti ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(value)}
            onChange={() => choose(value)}
          />
          {question.type === 'faces' && <ResponseFace response={FACES[value] ?? 'quiet'} size={72} />}
          <span>{words(question, value)}</span>
        </label>
      ))}
      {question.type === 'nps' && (
        <p className={styles.ends}>
          <span>{t`Not at all likely`}</span>
          <span>{t`Very likely`}</span>
        </p>
      )}
    </div>
  );
}
