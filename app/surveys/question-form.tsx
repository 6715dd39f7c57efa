import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { QUESTION_TYPES } from '@heartsease/domain/surveys/question.ts';
import type { Question } from '@heartsease/domain/surveys/question.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { Select } from '../ui/select.tsx';
import { inWords } from '../words/rule-words.ts';
import { BranchPart } from './branch-part.tsx';
import { freeKey, isWelshGone, withEnglish } from './survey-draft.ts';
import styles from './survey-form.module.css';
import { useSaid, useTypeWords } from './survey-words.ts';
import { WelshPart } from './welsh-part.tsx';

interface QuestionFormProps {
  question: Question;
  /** As it was when somebody began to change it; a new one was not there. */
  began: Question | undefined;
  place: number;
  earlier: readonly Question[];
  isLast: boolean;
  isOpen: boolean;
  problems: Record<string, string[]>;
  onOpen: () => void;
  onChange: (question: Question) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question of the editor: closed it is a line, open it is all that can be said about it. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, place, isLast, isOpen, onOpen, onMove, onRemove } = props;
  const { t } = useLingui();
  const said = useSaid();
  const types = useTypeWords();
  const name = said(question.text) || t`A new question`;
  const hasProblem = Object.keys(props.problems).some((at) => at.startsWith(`questions.${place}.`));
  return (
    <Card as="li" className={styles.question}>
      <div className={styles.head}>
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onOpen}>
          {`${place + 1}. ${name}`}
          <span>
            {[
              types[question.type],
              question.shown_if !== null && t`only after an earlier answer`,
              hasProblem && t`something is missing`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </button>
        <IconButton
          label={t`Move up: ${name}`}
          icon={<ArrowUpIcon weight="bold" aria-hidden="true" />}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t`Move down: ${name}`}
          icon={<ArrowDownIcon weight="bold" aria-hidden="true" />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t`Remove: ${name}`}
          icon={<TrashIcon weight="bold" aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {isOpen && <Inside {...props} />}
    </Card>
  );
}

function Inside({ question, began, place, earlier, problems, onChange }: QuestionFormProps) {
  const { t } = useLingui();
  const types = useTypeWords();
  const at = `questions.${place}`;
  const problemAt = (name: string) => inWords(problems[`${at}.${name}`]?.[0]);
  const change = (more: Partial<Question>) => onChange({ ...question, ...more });
  const hasOptions = question.type === 'choice' || question.type === 'multi';
  return (
    <div className={form['form']}>
      <Field
        label={t`The question`}
        name={`${at}.text.en`}
        value={question.text.en}
        error={problemAt('text.en')}
        onChange={(event) => change({ text: withEnglish(question.text, event.target.value, began?.text) })}
      />
      <div className={form['pair']}>
        <WelshPart
          label={t`In Welsh`}
          name={`${at}.text.cy`}
          now={question.text}
          began={began?.text}
          error={problemAt('text.cy')}
          onChange={(cy) => change({ text: { ...question.text, cy } })}
        />
        <Field
          label={t`In easy words`}
          optional
          name={`${at}.easy.en`}
          value={question.easy.en}
          error={problemAt('easy.en')}
          onChange={(event) => change({ easy: withEnglish(question.easy, event.target.value, began?.easy) })}
        />
      </div>
      <div className={form['pair']}>
        <Select
          label={t`How it is answered`}
          value={question.type}
          onChange={(type) => change({ type })}
          options={QUESTION_TYPES.map((type) => ({ value: type, label: types[type] }))}
        />
        {question.type === 'scale5' && (
          <Select
            label={t`The five points`}
            value={question.scale}
            onChange={(scale) => change({ scale })}
            options={[
              { value: 'good', label: t`Very good to poor` },
              { value: 'agree', label: t`Yes, very much to not at all` },
            ]}
          />
        )}
      </div>
      {hasOptions && <OptionsPart question={question} began={began} problem={problemAt('options')} onChange={change} />}
      <Checkbox
        label={t`It must be answered`}
        checked={question.is_required}
        onChange={(event) => change({ is_required: event.target.checked })}
      />
      {earlier.length > 0 && (
        <BranchPart question={question} earlier={earlier} error={problemAt('shown_if')} onChange={change} />
      )}
    </div>
  );
}

interface OptionsPartProps {
  question: Question;
  began: Question | undefined;
  problem: string | undefined;
  onChange: (more: Partial<Question>) => void;
}

function OptionsPart({ question: { options }, began, problem, onChange }: OptionsPartProps) {
  const { t } = useLingui();
  const saidBefore = (id: string) => began?.options.find((option) => option.id === id)?.text;
  return (
    <fieldset className={form['part']}>
      <legend>{t`Answers to choose from`}</legend>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {options.map((option, number) => (
        <div key={option.id} className={styles.option}>
          <Field
            label={t`Answer ${number + 1}`}
            value={option.text.en}
            {...(isWelshGone(option.text, saidBefore(option.id)) && {
              description: t`The Welsh was for the words before you changed them, so the English is asked.`,
            })}
            onChange={(event) =>
              onChange({
                options: options.map((one) =>
                  one.id === option.id
                    ? { ...one, text: withEnglish(one.text, event.target.value, saidBefore(one.id)) }
                    : one,
                ),
              })
            }
          />
          <IconButton
            label={t`Remove answer ${number + 1}`}
            icon={<TrashIcon weight="bold" aria-hidden="true" />}
            onClick={() => onChange({ options: options.filter(({ id }) => id !== option.id) })}
          />
        </div>
      ))}
      <div>
        <Button
          variant="soft"
          size="small"
          onClick={() =>
            onChange({ options: [...options, { id: freeKey(options, 'answer'), text: { en: '', cy: '' } }] })
          }
        >
          {t`Add an answer`}
        </Button>
      </div>
    </fieldset>
  );
}
