import { useLingui } from '@lingui/react/macro';
import type { endAccess, pauseAccess } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './access-form.module.css';
import { useRefreshAccess } from './access.api.ts';

interface ReasonSheetProps {
  endpoint: typeof pauseAccess | typeof endAccess;
  relative_link_id: string;
  title: string;
  text: string;
  confirm: string;
  done: string;
  isDanger?: boolean;
  onClose: () => void;
}

/** Asks why, before somebody's access is paused or ended. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { endpoint, relative_link_id, title, text, confirm, done, isDanger = false, onClose } = props;
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshAccess();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(endpoint, {
    defaultValues: { ...newWrite(), relative_link_id, reason: '' },
    onDone: async () => {
      await forget();
      showToast({ kind: 'success', text: done });
      onClose();
      await refresh();
    },
  });
  const { forget } = useFormDraft(`reason:${endpoint.path}:${relative_link_id}`, form, ['reason']);
  useFocusProblem(problems);
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{text}</p>
        <TextareaField
          label={t`Why?`}
          description={t`For managers and coordinators. The relative does not read it.`}
          rows={2}
          error={errorOf('reason') ?? form.formState.errors.root?.message}
          {...form.register('reason')}
        />
        <Button type="submit" size="large" full variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {confirm}
        </Button>
      </form>
    </Sheet>
  );
}
