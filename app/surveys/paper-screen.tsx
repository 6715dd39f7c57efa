import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useParams } from 'react-router';
import { v4 as uuidv4 } from 'uuid';
import { pathOf } from '@heartsease/domain/surveys/next-question.ts';
import { MOST_LETTERS, valuesOf } from '@heartsease/domain/surveys/question.ts';
import type { Answers, Question } from '@heartsease/domain/surveys/question.ts';
import { enterPaper } from '@heartsease/domain/surveys/survey-entries.endpoints.ts';
import type { Survey } from '@heartsease/domain/surveys/survey.ts';
import { Id } from '@heartsease/domain/text.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './paper-screen.module.css';
import { useAudienceWords, useSaid, useValueWords } from './survey-words.ts';
import { useSurvey, useSurveyWrite } from './surveys.api.ts';

/** What came on paper, sheet after sheet: one key for each answer, so that the hand stays where it is. */
export function PaperScreen() {
  const { t } = useLingui();
  const id = Id.safeParse(useParams()['surveyId']).data ?? '';
  const said = useSaid();
  const query = useSurvey(id);
  if (id === '') return <NotFoundScreen />;
  return (
    <FullScreen
      title={t`Paper answers`}
      under={query.data && said(query.data.title)}
      backTo={`/surveys/${id}`}
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={5} />}
        failedTitle={t`There is a problem opening the survey`}
      >
        {(survey) => <Sheets survey={survey} />}
      </AsyncView>
    </FullScreen>
  );
}

function Sheets({ survey }: { survey: Survey }) {
  const { t } = useLingui();
  const audienceWords = useAudienceWords();
  const enter = useSurveyWrite(enterPaper);
  const [answers, setAnswers] = useState<Answers>({});
  const [kept, setKept] = useState(0);
  const [salt, setSalt] = useState(() => uuidv4());
  const [audience, setAudience] = useState(survey.audiences[0] ?? 'relatives');
  const part = useRef<HTMLDivElement>(null);
  const path = pathOf(survey.questions, answers);

  function keep() {
    enter.mutate(
      { survey_id: survey.id, audience, entries: [answers], salt },
      {
        onSuccess: () => {
          setKept(kept + 1);
          setAnswers({});
          setSalt(uuidv4());
          showToast({ kind: 'success', text: t`The sheet is in.` });
          part.current?.querySelector<HTMLElement>('button, input, textarea')?.focus();
        },
        onError: (caught) => tellFailure(caught),
      },
    );
  }

  return (
    <form
      className={styles.sheet}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <p className="secondary">
        {t`Type the number of the answer, or tap it. The next question comes by itself; Tab leaves one out.`}
      </p>
      {survey.audiences.length > 1 && (
        <Select
          label={t`Whose sheets are these?`}
          value={audience}
          onChange={setAudience}
          options={survey.audiences.map((one) => ({ value: one, label: audienceWords[one] }))}
        />
      )}
      <div ref={part} className={styles.questions} data-paper-questions="">
        {path.map((question, place) => (
          <PaperQuestion
            key={`${kept} ${question.id}`}
            question={question}
            number={place + 1}
            answers={answers}
            onAnswers={setAnswers}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button type="submit" size="large" full busy={enter.isPending}>
          {t`This sheet is done`}
        </Button>
        <p role="status">{kept === 0 ? '' : plural(kept, { one: '# sheet entered', other: '# sheets entered' })}</p>
      </div>
    </form>
  );
}

interface PaperQuestionProps {
  question: Question;
  number: number;
  answers: Answers;
  onAnswers: (answers: Answers) => void;
}

function PaperQuestion({ question, number, answers, onAnswers }: PaperQuestionProps) {
  const said = useSaid();
  const words = useValueWords();
  const answer = answers[question.id];
  const values = valuesOf(question);
  const label = `${number}. ${said(question.text)}`;

  function choose(value: number | string) {
    if (question.type === 'multi') {
      const before = Array.isArray(answer) ? answer : [];
      const key = String(value);
      onAnswers({
        ...answers,
        [question.id]: before.includes(key) ? before.filter((one) => one !== key) : [...before, key],
      });
    } else onAnswers({ ...answers, [question.id]: value });
  }

  /** The same again takes it back. */
  function tap(value: number | string) {
    if (answer !== value) return choose(value);
    const { [question.id]: _, ...others } = answers;
    onAnswers(others);
  }

  function press({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (!/^\d$/.test(key)) return;
    const digit = Number(key);
    // Of nought to ten a number is itself (ten is a tap); of the others it is the place.
    const value = question.type === 'nps' ? digit : values[digit - 1];
    if (value !== undefined) choose(value);
    if (question.type !== 'multi') window.setTimeout(() => goOnFrom(currentTarget));
  }

  if (question.type === 'text') {
    return (
      <Card>
        <Field
          label={label}
          maxLength={MOST_LETTERS}
          value={typeof answer === 'string' ? answer : ''}
          onChange={(event) => onAnswers({ ...answers, [question.id]: event.target.value })}
          onKeyDown={(event) => {
            // The sheet goes in by its button: Enter after the words of one question is the way to the next.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const { currentTarget, nativeEvent } = event;
            if (!nativeEvent.isComposing) window.setTimeout(() => goOnFrom(currentTarget));
          }}
        />
      </Card>
    );
  }
  return (
    <fieldset className={styles.question}>
      <legend>{label}</legend>
      <div className={styles.keys}>
        {values.map((value, place) => {
          const isOn = Array.isArray(answer) ? answer.includes(String(value)) : answer === value;
          return (
            <button
              key={value}
              type="button"
              className={styles.key}
              aria-pressed={isOn}
              onKeyDown={press}
              onClick={() => tap(value)}
            >
              {question.type !== 'nps' && <kbd>{place + 1}</kbd>}
              {words(question, value)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function goOnFrom(place: HTMLElement) {
  const parts = [...(place.closest('[data-paper-questions]')?.children ?? [])];
  const next = parts[parts.findIndex((one) => one.contains(place)) + 1];
  const target = next?.querySelector<HTMLElement>('button, input, textarea');
  (target ?? place.closest('form')?.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
}
