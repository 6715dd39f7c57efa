import { useLingui } from '@lingui/react/macro';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import { Plan } from '@heartsease/domain/planner/plan.ts';
import type { PlanWords, WhichSessions } from '@heartsease/domain/planner/plan.ts';
import { savePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import type { Repeat } from '@heartsease/domain/planner/repeat.ts';
import { planWordsOf } from '@heartsease/domain/planner/series.ts';
import { useCallForm } from '../api/call-form.ts';
import { PlanRiskCard } from '../risk-assessment/plan-risk-card.tsx';
import { useMay } from '../session/use-may.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useChangedMeanwhile } from '../ui/changed-meanwhile.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { RepeatPart } from '../ui/repeat-part.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useMovedRepeat } from '../ui/usual-repeat.ts';
import { WhichChoice } from '../ui/which-choice.tsx';
import { useTimeWords } from '../words/time.ts';
import { PlanActivityPart } from './plan-activity-part.tsx';
import type { PlannedActivity } from './plan-activity-part.tsx';
import { PlanChangedCard } from './plan-changed-card.tsx';
import type { PlanFields } from './plan-changed-card.tsx';
import { PlanClashesCard } from './plan-clashes-card.tsx';
import { PlanPeoplePart, useExpected } from './plan-people-part.tsx';
import { RoomNotice } from './room-notice.tsx';
import { PlanStaffPart } from './plan-staff-part.tsx';
import { usePlanWords } from './plan-words.ts';
import { useRefreshPlan } from './plan.api.ts';

interface PlanFormProps {
  /** Null for a new one. */
  plan: Plan | null;
  begun: PlanWords & { day: string };
  /** Of a new one: that its address names. */
  day?: string | undefined;
  onSaved: (plan: Plan) => void;
}

/** What waits on the device: of a series, which of it they mean too. */
type Kept = PlanFields & { which: WhichSessions };

/** A planned session as a form: what, when, where, who, and how often. It waits on the device until it is saved. */
export function PlanForm({ plan, begun, day = '', onSaved }: PlanFormProps) {
  const key = plan === null ? `plan:new:${day}:${begun.activity_id ?? ''}` : `plan:${plan.id}`;
  const stands = { ...planWordsOf(begun), day: begun.day, repeat: repeatOf(plan), which: 'this' as const };
  return (
    <FromDraft<Kept> draftKey={key} fresh={{ fields: stands, base: stands, base_version: plan?.version ?? 0 }}>
      {(from, onStartAnew) => (
        <Form plan={plan} draftKey={key} begun={from} onStartAnew={onStartAnew} onSaved={onSaved} />
      )}
    </FromDraft>
  );
}

interface FormProps {
  plan: Plan | null;
  draftKey: string;
  begun: Begun<Kept>;
  onStartAnew: (() => void) | undefined;
  onSaved: (plan: Plan) => void;
}

function Form({ plan, draftKey, begun, onStartAnew, onSaved }: FormProps) {
  const { t, i18n } = useLingui();
  const { labels, sessions } = usePlanWords();
  const time = useTimeWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshPlan();
  const seesPeople = useMay('residents.view');
  const { base, changed, takeIn } = useChangedMeanwhile(fieldsOf(begun.base));
  const { form, submit, isBusy, problems, errorOf } = useCallForm(savePlan, {
    defaultValues: {
      ...newWrite(),
      planned_session_id: plan?.id ?? null,
      base_version: begun.base_version,
      ...begun.fields,
      which: plan?.series ? begun.fields.which : 'this',
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
      const stands = {
        fields: { ...planWordsOf(now), day: now.day, repeat: repeatOf(now) },
        by: now.changed_by,
        at: now.changed_at,
        isCancelled: now.cancelled !== null,
      };
      const merged = takeIn(fieldsOf(form.getValues()), stands);
      form.reset({ ...form.getValues(), ...newWrite(), base_version: now.version, ...merged });
    },
  });
  const values = form.watch();
  const fields = fieldsOf(values);
  const { which } = values;
  const draft = isSame(fields, base)
    ? null
    : { fields: { ...fields, which }, base: { ...base, which }, base_version: values.base_version };
  const { forget } = useKeepDraft(draftKey, draft);
  const { setValue } = form;
  const take = (activity: PlannedActivity | null) => {
    setValue('activity_id', activity?.id ?? null);
    if (activity === null) return;
    setValue('title', titleIn(activity, i18n.locale));
    setValue('minutes', activity.minutes);
  };
  const movedRepeat = useMovedRepeat(values.day);
  const moveTo = (to: string) => {
    setValue('day', to);
    setValue('repeat', movedRepeat(values.repeat, to));
  };
  const named = [...(plan?.leader ? [plan.leader] : []), ...(plan?.helpers ?? [])];
  const isAlone = plan?.series === null || plan === null;
  const movesDay = isAlone || which === 'this';
  const repeats = isAlone || which !== 'this';
  const { title, day, activity_id, leader_id, helper_ids, resident_ids, resident_group_ids, repeat } = values;
  const expected = useExpected(resident_ids, resident_group_ids);
  const words = { time: values.time, minutes: values.minutes, place: values.place };

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      {onStartAnew && changed === null && <BegunNotice onStartAnew={onStartAnew} />}
      {changed !== null && (
        <PlanChangedCard changed={changed} named={named} onChoose={(field, value) => setValue(field, value)} />
      )}
      {plan?.series && (
        <Card>
          <WhichChoice series={plan.series} value={which} onChange={(chosen) => setValue('which', chosen)} />
        </Card>
      )}
      <Card>
        <fieldset className={formStyles.part}>
          <legend>{t`What`}</legend>
          <PlanActivityPart
            activity_id={activity_id}
            title={title}
            error={errorOf('title')}
            onTitle={(typed) => setValue('title', typed)}
            onActivity={take}
            people={{ chosen: expected, onPeople: (ids) => setValue('resident_ids', ids) }}
          />
        </fieldset>
      </Card>
      <Card>
        <fieldset className={formStyles.part}>
          <legend>{t`When and where`}</legend>
          <div className={formStyles.when}>
            {movesDay && (
              <Field
                label={labels.day}
                type="date"
                name="day"
                value={day}
                error={errorOf('day')}
                onChange={({ target }) => moveTo(target.value)}
              />
            )}
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
            <RepeatPart
              day={day}
              repeat={repeat}
              error={errorOf('repeat')}
              endError={errorOf('repeat.end.day') ?? errorOf('repeat.end.count')}
              counted={sessions}
              onChange={(next) => setValue('repeat', next)}
            />
          )}
        </fieldset>
      </Card>
      <Card>
        <fieldset className={formStyles.part}>
          <legend>{t`Who`}</legend>
          <PlanStaffPart
            leader_id={leader_id}
            helper_ids={helper_ids}
            named={named}
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
          <RoomNotice people_count={expected.length} capacity={numberOrNone(values.capacity)} />
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
          resident_group_ids,
        }}
      />
      <PlanRiskCard
        asked={{
          planned_session_id: plan?.id ?? null,
          activity_id,
          place: values.place,
          resident_ids,
          resident_group_ids,
        }}
      />
      <Button type="submit" size="large" full busy={isBusy}>
        {plan === null ? t`Plan it` : t`Save the plan`}
      </Button>
    </form>
  );
}

function fieldsOf(values: PlanFields): PlanFields {
  return { ...planWordsOf(values), day: values.day, repeat: values.repeat };
}

/** An empty field is no number; what is no number is refused where it is written. */
function numberOrNone(typed: unknown): number | null {
  return typed === '' || typed === null || typed === undefined ? null : Number(typed);
}

function repeatOf(plan: Plan | null): Repeat | null {
  return plan?.series ? { rule: plan.series.rule, end: { kind: 'until', day: plan.series.last_day } } : null;
}
