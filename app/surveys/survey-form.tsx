import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { AUDIENCES } from '@heartsease/domain/surveys/survey.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { inWords } from '../words/rule-words.ts';
import { PhonePart } from './phone-part.tsx';
import { QuestionForm } from './question-form.tsx';
import { moved, newQuestion, withEnglish } from './survey-draft.ts';
import type { SurveyDraft } from './survey-draft.ts';
import styles from './survey-form.module.css';
import { useAudienceWords } from './survey-words.ts';
import { WelshPart } from './welsh-part.tsx';

interface SurveyFormProps {
  draft: SurveyDraft;
  /** As it was when somebody began to change it. */
  began: SurveyDraft;
  onDraft: (draft: SurveyDraft) => void;
  /** By field, as the contract names them: `questions.2.shown_if`. */
  problems: Record<string, string[]>;
  isBusy: boolean;
  onKeep: () => void;
}

/** The editor: whom it asks and when, its questions, and beside them how the open one looks on a phone. */
export function SurveyForm({ draft, began, onDraft, problems, isBusy, onKeep }: SurveyFormProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(draft.questions[0]?.id ?? null);
  const { questions } = draft;
  const change = (more: Partial<SurveyDraft>) => onDraft({ ...draft, ...more });
  const told = Object.entries(problems).map(([id, [message = '']]) => ({ id, message: inWords(message) }));
  const shown = questions.find(({ id }) => id === open) ?? questions[0];

  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onKeep();
      }}
    >
      <div className={styles.parts}>
        <ErrorSummary errors={told} />
        <AboutPart draft={draft} began={began} problems={problems} onChange={change} />
        <h2>{t`Questions`}</h2>
        <ol className={styles.questions}>
          {questions.map((question, place) => (
            <QuestionForm
              key={question.id}
              question={question}
              began={began.questions.find(({ id }) => id === question.id)}
              place={place}
              earlier={questions.slice(0, place)}
              isLast={place === questions.length - 1}
              isOpen={question.id === open}
              problems={problems}
              onOpen={() => setOpen(question.id === open ? null : question.id)}
              onChange={(next) => change({ questions: questions.map((one) => (one.id === question.id ? next : one)) })}
              onMove={(by) => change({ questions: moved(questions, place, by) })}
              onRemove={() => change({ questions: questions.filter(({ id }) => id !== question.id) })}
            />
          ))}
        </ol>
        <div>
          <Button
            variant="soft"
            icon={<PlusIcon weight="bold" aria-hidden="true" />}
            onClick={() => {
              const added = newQuestion(questions);
              change({ questions: [...questions, added] });
              setOpen(added.id);
            }}
          >
            {t`Add a question`}
          </Button>
        </div>
        <Button type="submit" size="large" busy={isBusy}>
          {t`Save the draft`}
        </Button>
      </div>
      <PhonePart question={shown} place={shown === undefined ? 0 : questions.indexOf(shown)} count={questions.length} />
    </form>
  );
}

interface AboutPartProps {
  draft: SurveyDraft;
  began: SurveyDraft;
  problems: Record<string, string[]>;
  onChange: (more: Partial<SurveyDraft>) => void;
}

function AboutPart({ draft, began, problems, onChange }: AboutPartProps) {
  const { t } = useLingui();
  const audiences = useAudienceWords();
  const problemAt = (name: string) => inWords(problems[name]?.[0]);
  return (
    <Card className={form['form']}>
      <div className={form['pair']}>
        <Field
          label={t`Title`}
          name="title.en"
          value={draft.title.en}
          error={problemAt('title.en')}
          onChange={(event) => onChange({ title: withEnglish(draft.title, event.target.value, began.title) })}
        />
        <WelshPart
          label={t`Title in Welsh`}
          name="title.cy"
          now={draft.title}
          began={began.title}
          error={problemAt('title.cy')}
          onChange={(cy) => onChange({ title: { ...draft.title, cy } })}
        />
      </div>
      <fieldset className={form['part']}>
        <legend>{t`Who is asked?`}</legend>
        {problemAt('audiences') !== undefined && <p role="alert">{problemAt('audiences')}</p>}
        {AUDIENCES.map((audience) => (
          <Checkbox
            key={audience}
            label={audiences[audience]}
            checked={draft.audiences.includes(audience)}
            onChange={(event) =>
              onChange({
                audiences: event.target.checked
                  ? [...draft.audiences, audience]
                  : draft.audiences.filter((one) => one !== audience),
              })
            }
          />
        ))}
      </fieldset>
      <ChoiceGroup
        label={t`With names?`}
        name="anonymity"
        columns={2}
        value={draft.anonymity}
        onChange={(anonymity) => onChange({ anonymity })}
        options={[
          {
            value: 'anonymous',
            label: t`Without names`,
            description: t`Nobody can see who said what. Shown when five have answered and it is over.`,
          },
          { value: 'named', label: t`With names`, description: t`You see who said what, and they know it.` },
        ]}
      />
      <div className={form['pair']}>
        <Field
          label={t`Opens on`}
          description={t`Left empty: when you open it.`}
          optional
          type="date"
          name="opens_on"
          value={draft.opens_on ?? ''}
          error={problemAt('opens_on')}
          onChange={(event) => onChange({ opens_on: event.target.value === '' ? null : event.target.value })}
        />
        <Field
          label={t`Last day`}
          description={t`Left empty: when you close it.`}
          optional
          type="date"
          name="closes_on"
          value={draft.closes_on ?? ''}
          error={problemAt('closes_on')}
          onChange={(event) => onChange({ closes_on: event.target.value === '' ? null : event.target.value })}
        />
        <Field
          label={t`Remind after so many days`}
          description={t`Such as 7, 14. Only those who have not answered.`}
          optional
          inputMode="numeric"
          name="reminder_days"
          defaultValue={draft.reminder_days.join(', ')}
          error={problemAt('reminder_days') ?? problemAt('reminder_days.0')}
          onChange={(event) =>
            onChange({ reminder_days: [...event.target.value.matchAll(/\d+/g)].map(([days]) => Number(days)) })
          }
        />
      </div>
    </Card>
  );
}
