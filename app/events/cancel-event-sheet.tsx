import { useLingui } from '@lingui/react/macro';
import { Event } from '@heartsease/domain/events/event.ts';
import { cancelEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { CancelForm } from '../ui/cancel-form.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useRefreshEvents } from './events.api.ts';

/** Says that an event does not take place, and why. It stays in the calendar, so that nobody waits for it. */
export function CancelEventSheet({ event, onClose }: { event: Event; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshEvents();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(cancelEvent, {
    defaultValues: { ...newWrite(), event_id: event.id, base_version: event.version, which: 'this', reason: '' },
    onDone: async () => {
      await forget();
      await refresh();
      showToast({ kind: 'success', text: t`Cancelled. Whoever meant to come will hear of it.` });
      onClose();
    },
    onConflict: (current) => {
      const now = Event.parse(current);
      const by = now.changed_by ?? t`Somebody`;
      form.setValue('client_id', newWrite().client_id);
      form.setValue('base_version', now.version);
      form.setError('root', { message: t`${by} changed this in the meantime. Look it over, then cancel it again.` });
    },
  });
  const { forget } = useFormDraft(`cancel-event:${event.id}`, form, ['reason']);
  return (
    <CancelForm
      title={t`Cancel ${event.title}`}
      description={t`It stays in the calendar as cancelled, with your reason beside it.`}
      action={t`Cancel the event`}
      which={
        event.series && {
          series: event.series,
          value: form.watch('which'),
          onChange: (which) => form.setValue('which', which),
        }
      }
      reason={{ error: errorOf('reason'), ...form.register('reason') }}
      problems={problems}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
