import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { inWords } from '../words/rule-words.ts';

interface WordSheetProps {
  /** Under which the word waits until it is sent. */
  draftKey: string;
  title: string;
  label: string;
  description: string;
  action: string;
  /** What the word is called in the call. */
  field: string;
  /** Said where it is missing, as the contract says it. */
  unsaid: string;
  /** Above the field: what it is about, and words to take. */
  children?: ReactNode | ((take: (word: string) => void) => ReactNode);
  onSend: (word: string) => Promise<void>;
  onClose: () => void;
}

/** A few words that are needed: why it is returned, how it is safe. */
export function WordSheet({
  draftKey,
  title,
  label,
  description,
  action,
  field,
  unsaid,
  children,
  onSend,
  onClose,
}: WordSheetProps) {
  const { t } = useLingui();
  const { text: word, type, end } = useTextDraft(draftKey);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    if (word.trim() === '') {
      setProblem(unsaid);
      document.getElementById('word')?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSend(word);
      await end();
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      const problems = problemsIn(caught);
      setProblem(
        failure.kind === 'conflict'
          ? t`Somebody changed it meanwhile. Your words are still here: send them again if they still fit.`
          : (problems[field] ?? Object.values(problems)[0]),
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <form
        className={formStyles.part}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {typeof children === 'function' ? children(type) : children}
        <TextareaField
          id="word"
          label={label}
          description={description}
          rows={3}
          maxLength={300}
          error={problem && inWords(problem)}
          value={word}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {action}
        </Button>
      </form>
    </Sheet>
  );
}
