import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Delivery } from '@heartsease/domain/report-deliveries/delivery.ts';
import { sayCameBack } from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useMay } from '../session/use-may.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useRefreshDeliveries, useSayAddressIsRight } from './deliveries.api.ts';

interface CameBackProps {
  report_id: string;
  delivery: Delivery;
}

/** For the manager: a letter that came back to the home's mailbox, or an address that is right after all. */
export function CameBackButton({ report_id, delivery }: CameBackProps) {
  const { t } = useLingui();
  const may = useMay('reports.say_came_back');
  const right = useSayAddressIsRight();
  const [isOpen, setOpen] = useState(false);
  const { id: delivery_id, was_mailed, opened_at, came_back_reason, is_address_to_check } = delivery;
  if (!may) return null;
  if (is_address_to_check) {
    return (
      <Button
        size="small"
        variant="soft"
        busy={right.isPending}
        onClick={() =>
          right.mutate(
            { report_id, delivery_id },
            {
              onSuccess: () => showToast({ kind: 'success', text: t`Letters go to this address again.` }),
              onError: (caught) => tellFailure(caught),
            },
          )
        }
      >
        {t`The address is right`}
      </Button>
    );
  }
  if (!was_mailed || opened_at !== null || came_back_reason !== null) return null;
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t`It came back`}
      </Button>
      {isOpen && <CameBackSheet report_id={report_id} delivery={delivery} onClose={() => setOpen(false)} />}
    </>
  );
}

function CameBackSheet({ report_id, delivery, onClose }: CameBackProps & { onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshDeliveries();
  const { to_address } = delivery;
  const { form, submit, isBusy, problems, errorOf } = useCallForm(sayCameBack, {
    defaultValues: { ...newWrite(), report_id, delivery_id: delivery.id, reason: '' },
    onDone: async () => {
      await forget();
      await refresh();
      onClose();
    },
  });
  const { forget } = useFormDraft(`came-back:${delivery.id}`, form, ['reason']);
  useFocusProblem(problems);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Did this letter come back?`}
      description={t`No more letters go to ${to_address} until you say that the address is right.`}
    >
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextareaField
          label={t`What does the mail that came back say?`}
          description={t`Such as “Mailbox full” or “No such user”`}
          rows={2}
          error={errorOf('reason') ?? form.formState.errors.root?.message}
          {...form.register('reason')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`It came back`}
        </Button>
      </form>
    </Sheet>
  );
}
