import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { checkEntry } from '@heartsease/domain/surveys/check-entry.ts';
import { nextQuestion, pathOf, questionBefore } from '@heartsease/domain/surveys/next-question.ts';
import { valuesOf } from '@heartsease/domain/surveys/question.ts';
import type { Answers, Question } from '@heartsease/domain/surveys/question.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { inWords } from '../words/rule-words.ts';
import { AnswerPart } from './answer-part.tsx';
import { BeforePart } from './before-part.tsx';
import type { BeforeWords } from './before-part.tsx';
import { ReadAloud } from './read-aloud.tsx';
import styles from './survey-walk.module.css';
import { useSaid, useValueWords } from './survey-words.ts';

interface SurveyWalkProps {
  questions: readonly Question[];
  /** What is answered already; it goes on behind that. */
  begun: Answers;
  /** After each question, with all that is answered so far. */
  onStep?: (answers: Answers) => void;
  onHandIn: (answers: Answers) => Promise<void>;
  /** What is said once before the first question. */
  before: BeforeWords;
  /** It has begun. */
  onBegin?: () => void;
  /** Keeps it and leaves; without it nothing can be kept. */
  onLater?: ((answers: Answers) => void) | undefined;
}

const TINTS = ['plum', 'duck', 'mustard', 'moss', 'sky', 'rose', 'lilac', 'amber'] as const;

/** A survey, one question at a time: back, next, and how far one is. */
export function SurveyWalk({ questions, begun, onStep, onHandIn, before, onBegin, onLater }: SurveyWalkProps) {
  const { t } = useLingui();
  const [answers, setAnswers] = useState(begun);
  const [at, setAt] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever hears the screen hears the new question, and the keyboard begins at it.
  useEffect(() => {
    if (at !== null) heading.current?.focus();
  }, [at]);

  const path = pathOf(questions, answers);
  const place = path.findIndex(({ id }) => id === at);
  const question = path[place];
  if (question === undefined) {
    return (
      <BeforePart
        {...before}
        isBegun={Object.keys(answers).length > 0}
        onBegin={() => {
          onBegin?.();
          setAt(firstOpen(path, answers));
        }}
      />
    );
  }
  const next = nextQuestion(questions, answers, question.id);

  async function goOn() {
    if (question === undefined) return;
    const missing = checkEntry([{ ...question, shown_if: null }], only(answers, question.id), true).problems[
      question.id
    ];
    setProblem(missing ?? null);
    if (missing !== undefined) return;
    if (next !== null) {
      onStep?.(answers);
      setAt(next.id);
      return;
    }
    setBusy(true);
    try {
      await onHandIn(checkEntry(questions, answers, false).answers);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.walk}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <div className={styles.top}>
        <p className="secondary">{t`Question ${place + 1} of ${path.length}`}</p>
        {onLater && (
          <Button variant="quiet" size="small" onClick={() => onLater(answers)}>
            {t`Save and go on later`}
          </Button>
        )}
      </div>
      <ProgressBar value={place + 1} max={path.length} aria-label={t`How far you are`} />
      <QuestionPart
        key={question.id}
        question={question}
        tint={TINTS[place % TINTS.length] ?? 'plum'}
        heading={heading}
        problem={problem}
        answers={answers}
        onAnswers={(given) => {
          setProblem(null);
          setAnswers(given);
        }}
      />
      <div className={styles.foot}>
        <Button
          variant="line"
          size="large"
          onClick={() => {
            setProblem(null);
            setAt(questionBefore(questions, answers, question.id)?.id ?? null);
          }}
        >
          {t`Back`}
        </Button>
        <Button type="submit" size="large" busy={isBusy} full>
          {next === null
            ? t`Hand it in`
            : isAnswered(answers, question) || question.is_required
              ? t`Next`
              : t`Leave it out`}
        </Button>
      </div>
    </form>
  );
}

interface QuestionPartProps {
  question: Question;
  tint: string;
  heading: React.RefObject<HTMLHeadingElement | null>;
  problem: string | null;
  answers: Answers;
  onAnswers: (answers: Answers) => void;
}

function QuestionPart({ question, tint, heading, problem, answers, onAnswers }: QuestionPartProps) {
  const id = useId();
  const said = useSaid();
  const words = useValueWords();
  const easy = said(question.easy);
  const options = question.type === 'nps' ? [] : valuesOf(question).map((value) => words(question, value));
  const aloud = [said(question.text), easy, options.join(', ')].filter((part) => part !== '').join('. ');
  const described = [easy !== '' && `${id}-easy`, problem !== null && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.question}>
      <div className={styles.asked}>
        {question.picture !== null && <Stamp icon={question.picture} tint={tint} size="l" className={styles.picture} />}
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.text}>
          {said(question.text)}
        </h2>
      </div>
      {easy !== '' && (
        <p id={`${id}-easy`} className={styles.easy}>
          {easy}
        </p>
      )}
      <ReadAloud text={aloud} />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {inWords(problem)}
        </p>
      )}
      <AnswerPart
        question={question}
        answer={answers[question.id]}
        onAnswer={(answer) => onAnswers({ ...answers, [question.id]: answer })}
        labelledBy={id}
        describedBy={described === '' ? undefined : described}
        isInvalid={problem !== null}
      />
    </div>
  );
}

/** Where somebody goes on: at the first question behind what they answered last. */
function firstOpen(path: readonly Question[], answers: Answers): string | null {
  const last = path.findLastIndex((question) => isAnswered(answers, question));
  return (path[last + 1] ?? path.at(-1))?.id ?? null;
}

function isAnswered(answers: Answers, { id }: Question): boolean {
  const answer = answers[id];
  return answer !== undefined && answer !== '' && !(Array.isArray(answer) && answer.length === 0);
}

function only(answers: Answers, id: string): Answers {
  const answer = answers[id];
  return answer === undefined ? {} : { [id]: answer };
}
