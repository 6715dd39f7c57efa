import { useLingui } from '@lingui/react/macro';
import { flagMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { ChatMessage } from '@heartsease/domain/chat/chat.ts';
import { useCallForm } from '../api/call-form.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './chat-forms.module.css';

/** Shows a message to the managers, with why. */
export function FlagSheet({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(flagMessage, {
    defaultValues: { ...newWrite(), chat_message_id: message.id, reason: '' },
    onDone: async () => {
      await forget();
      showToast({ kind: 'success', text: t`The managers see it now` });
      onClose();
    },
  });
  const { forget } = useFormDraft(`flag:${message.id}`, form, ['reason']);
  useFocusProblem(problems);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Show it to the manager`}
      description={t`Only the managers learn of it. The message stays where it is.`}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <blockquote className={styles.said}>{message.text}</blockquote>
        <TextareaField
          label={t`What troubles you about it?`}
          optional
          rows={3}
          error={errorOf('reason')}
          {...form.register('reason')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Show it to the manager`}
        </Button>
      </form>
    </Sheet>
  );
}
