import { useLingui } from '@lingui/react/macro';
import { leftOf } from '@heartsease/domain/resources/resource.ts';
import type { Resource } from '@heartsease/domain/resources/resource.ts';
import { borrowResource } from '@heartsease/domain/resources/resources.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { useProfile } from '../session/use-session.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useRefreshResources } from './resources.api.ts';
import styles from './resources-screen.module.css';

/** Takes something out of the cupboard: who has it, how many, until when. */
export function BorrowSheet({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshResources();
  const { known_as } = useProfile();
  const left = leftOf(resource);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(borrowResource, {
    defaultValues: { ...newWrite(), resource_id: resource.id, borrower: known_as, quantity: 1, due_on: '' },
    onDone: async () => {
      await forget();
      await refresh();
      showToast({ kind: 'success', text: t`“${resource.name}” is out. Whoever looks for it sees who has it.` });
      onClose();
    },
  });
  const { forget } = useFormDraft(`borrow:${resource.id}`, form, ['borrower', 'quantity', 'due_on']);
  const problem = form.formState.errors.root?.message;
  useFocusProblem(problems);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Borrow: ${resource.name}`}
      description={resource.place}
      footer={
        <Button type="submit" form="borrow-form" size="large" full busy={isBusy}>
          {t`I take it`}
        </Button>
      }
    >
      <form
        id="borrow-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {problem !== undefined && <p role="alert">{problem}</p>}
        <Field label={t`Who has it?`} error={errorOf('borrower')} {...form.register('borrower')} />
        {(left > 1 || errorOf('quantity') !== undefined) && (
          <Field
            type="number"
            inputMode="numeric"
            label={t`How many of ${left}?`}
            error={errorOf('quantity')}
            {...form.register('quantity', { valueAsNumber: true })}
          />
        )}
        <Field type="date" label={t`Until when?`} optional error={errorOf('due_on')} {...form.register('due_on')} />
      </form>
    </Sheet>
  );
}
