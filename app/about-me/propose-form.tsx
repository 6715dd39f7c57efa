import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { failureOf } from '../api/failure.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import styles from './sheet-form.module.css';

type ProposeFormProps = {
  /** Under which the words wait until they are sent. */
  draftKey: string;
  label: string;
  description: string;
  write: (text: string) => Promise<void>;
  onDone: () => void;
  /** Which card it is for, where that is still to be chosen. */
  children?: ReactNode;
};

/** A few words for somebody else to read. */
export function ProposeForm({ draftKey, label, description, write, onDone, children }: ProposeFormProps) {
  const { t } = useLingui();
  const { text, type, end } = useTextDraft(draftKey);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    setBusy(true);
    try {
      await write(text);
      await end();
      showToast({ kind: 'success', text: t`Thank you. Somebody will read it.` });
      onDone();
    } catch (caught) {
      if (failureOf(caught) === undefined) throw caught;
      setProblems(problemsIn(caught));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <TextareaField
        label={label}
        description={description}
        error={problems['text'] ?? problems['form']}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Send the suggestion`}
      </Button>
    </form>
  );
}
