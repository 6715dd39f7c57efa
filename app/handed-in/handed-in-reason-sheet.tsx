import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemsIn } from '../api/field-problems.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { inWords } from '../words/rule-words.ts';
import styles from './handed-in-screen.module.css';

interface HandedInReasonSheetProps {
  /** Under which the reason waits until it is given. */
  draftKey: string;
  title: string;
  description: string;
  confirm: string;
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
}

const AT_MOST = 300;

/** Asks why, before an answer is given that has to say so. */
export function HandedInReasonSheet({
  draftKey,
  title,
  description,
  confirm,
  onReason,
  onClose,
}: HandedInReasonSheetProps) {
  const { t } = useLingui();
  const { text: reason, type, end } = useTextDraft(draftKey);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function give() {
    if (reason.trim() === '') {
      setProblem(t`Say why`);
      return;
    }
    setBusy(true);
    try {
      await onReason(reason.trim());
      await end();
      onClose();
    } catch (caught) {
      setProblem(inWords(Object.values(problemsIn(caught))[0] || undefined));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet isOpen onClose={onClose} title={title} description={description}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void give();
        }}
      >
        <TextareaField
          label={t`Reason`}
          rows={3}
          maxLength={AT_MOST}
          value={reason}
          error={problem}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {confirm}
        </Button>
      </form>
    </Sheet>
  );
}
