import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LibraryActivity } from '@heartsease/domain/activities/library.ts';
import { isSame, mergeFields } from '@heartsease/domain/merge.ts';
import { Plan } from '@heartsease/domain/planner/plan.ts';
import type { PlanWords } from '@heartsease/domain/planner/plan.ts';
import { savePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import type { Repeat } from '@heartsease/domain/planner/repeat.ts';
import { planWordsOf } from '@heartsease/domain/planner/series.ts';
import { useCallForm } from '../api/call-form.ts';
import { useMay } from '../session/use-session.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { FromDraft } from '../shell/from-draft.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { PlanActivityPart } from './plan-activity-part.tsx';
import { PlanClashesCard } from './plan-clashes-card.tsx';
import styles from './plan-form.module.css';
import { PlanPeoplePart } from './plan-people-part.tsx';
import { PlanRepeatPart } from './plan-repeat-part.tsx';
import { PlanStaffPart } from './plan-staff-part.tsx';
import { usePlanWords } from './plan-words.ts';
import { useRefreshPlan } from './plan.api.ts';
import { WhichChoice } from './which-choice.tsx';

interface PlanFormProps {
  /** Null for a new one. */
  plan: Plan | null;
  begun: PlanWords & { day: string };
  onSaved: (plan: Plan) => void;
}

/** What somebody writes, as the form holds it. */
type Fields = PlanWords & { day: string; repeat: Repeat | null };

/** A planned session as a form: what, when, where, who, and how often. It waits on the device until it is saved. */
export function PlanForm({ plan, begun, onSaved }: PlanFormProps) {
  const key = plan === null ? `plan:new:${begun.day}:${begun.activity_id ?? ''}` : `plan:${plan.id}`;
  const stands = { ...planWordsOf(begun), day: begun.day, repeat: repeatOf(plan) };
  return (
    <FromDraft draftKey={key} fresh={{ fields: stands, base: stands, base_version: plan?.version ?? 0 }}>
      {(from, onStartAnew) => (
        <Form plan={plan} draftKey={key} begun={from} onStartAnew={onStartAnew} onSaved={onSaved} />
      )}
    </FromDraft>
  );
}

interface FormProps {
  plan: Plan | null;
  draftKey: string;
  begun: Begun<Fields>;
  onStartAnew: (() => void) | undefined;
  onSaved: (plan: Plan) => void;
}

function Form({ plan, draftKey, begun, onStartAnew, onSaved }: FormProps) {
  const { t } = useLingui();
  const { labels } = usePlanWords();
  const time = useTimeWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshPlan();
  const seesPeople = useMay('residents.view');
  const [base, setBase] = useState(begun.base);
  const [told, tell] = useState<string | null>(null);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(savePlan, {
    defaultValues: {
      ...newWrite(),
      planned_session_id: plan?.id ?? null,
      base_version: begun.base_version,
      which: 'this',
      ...begun.fields,
    },
    onDone: async (saved) => {
      await forget();
      await refresh();
      const day = time.nearDay(saved.plan.day);
      showToast({
        kind: 'success',
        text: saved.sessions === 1 ? t`Planned for ${day}.` : t`${saved.sessions} sessions are planned.`,
      });
      onSaved(saved.plan);
    },
    onConflict: (current) => {
      const now = Plan.parse(current);
      const stands: Fields = { ...planWordsOf(now), day: now.day, repeat: repeatOf(now) };
      const mine = fieldsOf(form.getValues());
      const { merged, clashes } = mergeFields({ base, mine, stands });
      // What both changed stays as it was typed here: it is in view, and named.
      for (const field of clashes) Object.assign(merged, { [field]: mine[field] });
      form.reset({ ...form.getValues(), ...newWrite(), base_version: now.version, ...merged });
      setBase(stands);
      const by = now.changed_by ?? t`Somebody`;
      const named = clashes.map((field) => labels[field]).join(', ');
      tell(
        clashes.length === 0
          ? t`${by} changed this too. Both changes are in the form now. Look it over and save again.`
          : t`${by} changed this too. You both changed: ${named}. Look it over and save again to keep yours.`,
      );
    },
  });
  const values = form.watch();
  const fields = fieldsOf(values);
  const draft = isSame(fields, base) ? null : { fields, base, base_version: values.base_version };
  const { forget } = useKeepDraft(draftKey, draft);
  const { setValue } = form;
  const take = (activity: LibraryActivity | null) => {
    setValue('activity_id', activity?.id ?? null);
    if (activity === null) return;
    setValue('title', activity.title);
    setValue('minutes', activity.minutes);
  };
  const { which } = values;
  const isAlone = plan?.series === null || plan === null;
  const movesDay = isAlone || which === 'this';
  const repeats = isAlone || which !== 'this';
  const hasRepeatError = form.formState.errors.repeat !== undefined;
  const { title, day, activity_id, leader_id, helper_ids, resident_ids, resident_group_ids, repeat } = values;
  const words = { time: values.time, minutes: values.minutes, place: values.place };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      {onStartAnew && told === null && <BegunNotice onStartAnew={onStartAnew} />}
      {told !== null && (
        <Card tone="mustard">
          <p role="alert">{told}</p>
        </Card>
      )}
      {plan?.series && (
        <Card>
          <WhichChoice series={plan.series} value={which} onChange={(chosen) => setValue('which', chosen)} />
        </Card>
      )}
      <Card>
        <fieldset className={styles.part}>
          <legend>{t`What`}</legend>
          <PlanActivityPart
            activity_id={activity_id}
            title={title}
            error={errorOf('title')}
            onTitle={(typed) => setValue('title', typed)}
            onActivity={take}
          />
        </fieldset>
      </Card>
      <Card>
        <fieldset className={styles.part}>
          <legend>{t`When and where`}</legend>
          <div className={styles.when}>
            {movesDay && <Field label={labels.day} type="date" error={errorOf('day')} {...form.register('day')} />}
            <Field label={labels.time} type="time" error={errorOf('time')} {...form.register('time')} />
            <Field
              label={labels.minutes}
              type="number"
              inputMode="numeric"
              error={errorOf('minutes')}
              {...form.register('minutes', { valueAsNumber: true })}
            />
          </div>
          <Field
            label={labels.place}
            optional
            autoComplete="off"
            error={errorOf('place')}
            {...form.register('place')}
          />
          {repeats && (
            <PlanRepeatPart
              day={day}
              repeat={repeat}
              error={hasRepeatError ? (errorOf('repeat') ?? t`Say how often, and until when`) : undefined}
              onChange={(next) => setValue('repeat', next)}
            />
          )}
        </fieldset>
      </Card>
      <Card>
        <fieldset className={styles.part}>
          <legend>{t`Who`}</legend>
          <PlanStaffPart
            leader_id={leader_id}
            helper_ids={helper_ids}
            named={[...(plan?.leader ? [plan.leader] : []), ...(plan?.helpers ?? [])]}
            onLeader={(id) => setValue('leader_id', id)}
            onHelpers={(ids) => setValue('helper_ids', ids)}
          />
          {seesPeople && (
            <PlanPeoplePart
              resident_ids={resident_ids}
              resident_group_ids={resident_group_ids}
              onPeople={(ids) => setValue('resident_ids', ids)}
              onGroups={(ids) => setValue('resident_group_ids', ids)}
            />
          )}
          <Checkbox
            label={labels.is_open_to_everyone}
            description={t`Whoever feels like it comes along.`}
            {...form.register('is_open_to_everyone')}
          />
          <Field
            label={labels.capacity}
            optional
            type="number"
            inputMode="numeric"
            error={errorOf('capacity')}
            {...form.register('capacity', { setValueAs: numberOrNone })}
          />
        </fieldset>
      </Card>
      <PlanClashesCard
        asked={{
          planned_session_id: plan?.id ?? null,
          day,
          repeat: repeats && which !== 'all' ? repeat : null,
          ...words,
          leader_id,
          helper_ids,
          resident_ids,
        }}
      />
      <Button type="submit" size="large" full busy={isBusy}>
        {plan === null ? t`Plan it` : t`Save the plan`}
      </Button>
    </form>
  );
}

function fieldsOf(values: Fields): Fields {
  return { ...planWordsOf(values), day: values.day, repeat: values.repeat };
}

/** An empty field is no number; what is no number is refused where it is written. */
function numberOrNone(typed: unknown): number | null {
  return typed === '' || typed === null || typed === undefined ? null : Number(typed);
}

function repeatOf(plan: Plan | null): Repeat | null {
  return plan?.series ? { rule: plan.series.rule, end: { kind: 'until', day: plan.series.last_day } } : null;
}
