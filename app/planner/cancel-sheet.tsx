import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Plan } from '@heartsease/domain/planner/plan.ts';
import { cancelPlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { CancelForm } from '../ui/cancel-form.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useRefreshPlan } from './plan.api.ts';

/** Says that a session does not take place, and why. It stays in the plan, so that nobody waits for it. */
export function CancelSheet({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshPlan();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(cancelPlan, {
    defaultValues: {
      ...newWrite(),
      planned_session_id: plan.id,
      base_version: plan.version,
      which: 'this',
      reason: '',
    },
    onDone: async ({ sessions }) => {
      await forget();
      await refresh();
      const count = plural(sessions, { one: '# session is cancelled.', other: '# sessions are cancelled.' });
      showToast({ kind: 'success', text: count });
      onClose();
    },
    onConflict: (current) => {
      const now = Plan.parse(current);
      const by = now.changed_by ?? t`Somebody`;
      form.setValue('client_id', newWrite().client_id);
      form.setValue('base_version', now.version);
      form.setError('root', { message: t`${by} changed this in the meantime. Look it over, then cancel it again.` });
    },
  });
  const { forget } = useFormDraft(`cancel:${plan.id}`, form, ['reason']);
  return (
    <CancelForm
      title={t`Cancel ${plan.title}`}
      description={t`It stays in the plan as cancelled, with your reason beside it.`}
      action={t`Cancel the session`}
      which={
        plan.series && {
          series: plan.series,
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
