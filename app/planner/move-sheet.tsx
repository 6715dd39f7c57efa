import { useLingui } from '@lingui/react/macro';
import { movePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { Plan } from '@heartsease/domain/planner/plan.ts';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { useCallForm } from '../api/call-form.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { PlanClashesCard } from './plan-clashes-card.tsx';
import { usePlanWords } from './plan-words.ts';
import { clashesAskedOf, usePlanToChange, useRefreshPlan } from './plan.api.ts';

interface MoveSheetProps {
  session: PlannedSession;
  onClose: () => void;
}

/** Puts a session on another day or at another time, and tells what else is then: what a drag does, without dragging. */
export function MoveSheet({ session, onClose }: MoveSheetProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { labels } = usePlanWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshPlan();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(movePlan, {
    defaultValues: {
      ...newWrite(),
      planned_session_id: session.id,
      base_version: session.version,
      day: time.dayOf(session.starts_at),
      time: time.time(session.starts_at),
    },
    onDone: async ({ day, time: at }) => {
      await refresh();
      showToast({ kind: 'success', text: t`Moved to ${time.nearDay(day)}, ${at}.` });
      onClose();
    },
    onConflict: (current) => {
      const now = Plan.parse(current);
      const by = now.changed_by ?? t`Somebody`;
      form.setValue('client_id', newWrite().client_id);
      form.setValue('base_version', now.version);
      form.setError('root', {
        message: t`${by} changed this too: it is on ${time.longDay(now.day)} at ${now.time}. Move it again to have it your way.`,
      });
    },
  });
  const [day, at] = form.watch(['day', 'time']);
  const { data: plan } = usePlanToChange(session.id);

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Move ${session.title}`}
      description={session.is_repeated ? t`Just this one of its series moves.` : undefined}
      footer={
        <Button type="submit" form="move-form" size="large" full busy={isBusy}>
          {t`Move it`}
        </Button>
      }
    >
      <form
        id="move-form"
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        <div className={formStyles.buttons}>
          <Button variant="soft" size="small" onClick={() => shift(-1)}>
            {t`A day earlier`}
          </Button>
          <Button variant="soft" size="small" onClick={() => shift(1)}>
            {t`A day later`}
          </Button>
          <Button variant="soft" size="small" onClick={() => shift(7)}>
            {t`A week later`}
          </Button>
        </div>
        <div className={formStyles.pair}>
          <Field label={labels.day} type="date" error={errorOf('day')} {...form.register('day')} />
          <Field label={labels.time} type="time" error={errorOf('time')} {...form.register('time')} />
        </div>
        {plan && <PlanClashesCard asked={{ ...clashesAskedOf(plan), day, time: at }} />}
      </form>
    </Sheet>
  );

  function shift(days: number) {
    if (CalendarDate.safeParse(day).success) form.setValue('day', addDays(day, days));
  }
}
