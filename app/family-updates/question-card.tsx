import { useLingui } from '@lingui/react/macro';
import { ChatTeardropDotsIcon } from '@phosphor-icons/react/dist/csr/ChatTeardropDots';
import { useId } from 'react';
import { answerQuestion } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import { questionFor } from '@heartsease/domain/family-updates/questions.ts';
import { useCallForm } from '../api/call-form.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useOverlay } from '../shell/overlay.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { usePersonsHome, useRefreshUpdates } from './family-updates.api.ts';
import styles from './question-card.module.css';

/** One question a week. Answered, it is gone until the next. */
export function QuestionCard({ resident_id }: { resident_id: string }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { data } = usePersonsHome(resident_id);
  const { shown, open, close } = useOverlay();
  if (!data || data.question === null) return null;
  const { known_as: name, question: key } = data;
  const question = questionFor(key, name, i18n.locale);
  return (
    <Card as="section" tone="plum" className={styles.card} aria-labelledby={id}>
      <ChatTeardropDotsIcon weight="fill" aria-hidden="true" className={styles.icon} />
      <div>
        <p>
          <b id={id}>{t`Help us know ${name} better.`}</b> {question}
        </p>
        <button type="button" className={styles.tell} onClick={() => open('question')}>
          {t`Tell us in a minute`}
        </button>
      </div>
      {shown[0] === 'question' && (
        <AnswerSheet resident_id={resident_id} name={name} asked={{ key, question }} onClose={close} />
      )}
    </Card>
  );
}

interface AnswerSheetProps {
  resident_id: string;
  name: string;
  asked: { key: string; question: string };
  onClose: () => void;
}

function AnswerSheet({ resident_id, name, asked, onClose }: AnswerSheetProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshUpdates();
  const { form, submit, isBusy, errorOf } = useCallForm(answerQuestion, {
    defaultValues: { ...newWrite(), resident_id, question: asked.key, text: '' },
    onDone: async () => {
      await forget();
      onClose();
      showToast({ kind: 'success', text: t`Thank you. The staff read it, and it goes into what matters to ${name}.` });
      await refresh();
    },
  });
  const { forget } = useFormDraft(`question:${resident_id}:${asked.key}`, form, ['text']);
  return (
    <Sheet isOpen onClose={onClose} title={asked.question}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submit();
        }}
      >
        <TextareaField
          label={t`Your answer`}
          rows={3}
          maxLength={1000}
          error={errorOf('text')}
          {...form.register('text')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Send`}
        </Button>
      </form>
    </Sheet>
  );
}
