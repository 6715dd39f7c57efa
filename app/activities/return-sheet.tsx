import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { answerOwnActivity } from '@heartsease/domain/activities/own-activities.endpoints.ts';
import type { ListedOwnActivity } from '@heartsease/domain/activities/own-activity.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { useOwnActivityWrite } from './own-activities.api.ts';
import styles from './own-activities-screen.module.css';

/** Gives a proposal back to its author, with what is missing. */
export function ReturnSheet({ activity, onClose }: { activity: ListedOwnActivity; onClose: () => void }) {
  const { t } = useLingui();
  const answer = useOwnActivityWrite(answerOwnActivity);
  const [problem, setProblem] = useState<string>();
  const { id, title, version, author } = activity;
  const { text: word, type, end } = useTextDraft(`return-activity:${id}`);
  const who = author ?? t`Its author`;

  async function send() {
    if (answer.isPending) return;
    if (word.trim() === '') {
      setProblem('Say why, so that its author can go on');
      return;
    }
    try {
      await answer.mutateAsync({ activity_id: id, base_version: version, is_yes: false, word });
      await end();
      showToast({ kind: 'success', text: t`“${title}” is returned.` });
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      setProblem(
        failure.kind === 'conflict'
          ? t`Somebody changed it meanwhile. Your words are still here: send them again if they still fit.`
          : Object.values(problemsIn(caught))[0],
      );
    }
  }

  return (
    <Sheet isOpen onClose={onClose} title={t`Return “${title}”`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextareaField
          label={t`What is missing, or why not?`}
          description={t`${who} reads it and can propose it again.`}
          rows={3}
          maxLength={300}
          error={problem && inWords(problem)}
          value={word}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" size="large" full busy={answer.isPending}>
          {t`Return it`}
        </Button>
      </form>
    </Sheet>
  );
}
