import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Plan } from '@heartsease/domain/planner/plan.ts';
import { cancelPlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './plan-form.module.css';
import { useRefreshPlan } from './plan.api.ts';
import { WhichChoice } from './which-choice.tsx';

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
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Cancel ${plan.title}`}
      description={t`It stays in the plan as cancelled, with your reason beside it.`}
      footer={
        <Button type="submit" form="cancel-form" variant="danger" size="large" full busy={isBusy}>
          {t`Cancel the session`}
        </Button>
      }
    >
      <form
        id="cancel-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        {plan.series && (
          <WhichChoice
            series={plan.series}
            value={form.watch('which')}
            onChange={(which) => form.setValue('which', which)}
          />
        )}
        <TextareaField
          label={t`Why?`}
          description={t`For example: the minibus is at the garage.`}
          rows={2}
          error={errorOf('reason')}
          {...form.register('reason')}
        />
      </form>
    </Sheet>
  );
}
