import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { GOAL_STATES, Goal } from '@heartsease/domain/goals/goal.ts';
import { addGoal, reviewGoal } from '@heartsease/domain/goals/goals.endpoints.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useCallForm } from '../api/call-form.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useTimeWords } from '../words/time.ts';
import { useGoalWords } from './goal-words.ts';
import styles from './goals-card.module.css';
import { useRefreshGoals } from './goals.api.ts';

interface GoalSheetProps {
  resident: Resident;
  onClose: () => void;
}

/** A goal, in the person's own words. */
export function AddGoalSheet({ resident, onClose }: GoalSheetProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshGoals();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(addGoal, {
    defaultValues: { ...newWrite(), resident_id: resident.id, text: '', why: '', target_on: '' },
    onDone: async () => {
      await forget();
      await refresh();
      onClose();
    },
  });
  const { forget } = useFormDraft(`goal:${resident.id}`, form, ['text', 'why', 'target_on']);
  useFocusProblem(problems);
  const name = resident.known_as;
  return (
    <Sheet isOpen onClose={onClose} title={t`A goal of ${name}`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextareaField
          label={t`In ${name}’s own words`}
          rows={2}
          error={errorOf('text') ?? form.formState.errors.root?.message}
          {...form.register('text')}
        />
        <TextareaField label={t`Why it matters`} optional rows={2} error={errorOf('why')} {...form.register('why')} />
        <Field label={t`By when?`} optional type="date" error={errorOf('target_on')} {...form.register('target_on')} />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Keep the goal`}
        </Button>
      </form>
    </Sheet>
  );
}

/** How it is going, looked at together; and what becomes of it. */
export function ReviewGoalSheet({ resident, goal, onClose }: GoalSheetProps & { goal: Goal }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshGoals();
  const { goalStates } = useGoalWords();
  const [stands, setStands] = useState(goal);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(reviewGoal, {
    defaultValues: {
      ...newWrite(),
      resident_id: resident.id,
      goal_id: goal.id,
      base_version: goal.version,
      status: goal.status,
      note: '',
      people_present: '',
      activities_discussed: false,
    },
    onDone: async () => {
      await forget();
      await refresh();
      onClose();
    },
    // What somebody else wrote stands above; one's own words stay in the form.
    onConflict: (current) => {
      const now = Goal.parse(current);
      setStands(now);
      form.setValue('base_version', now.version);
      form.setError('root', {
        message: t`Somebody looked at this at the same time. Read it above, then save yours too.`,
      });
    },
  });
  const { forget } = useFormDraft(`goal-review:${goal.id}`, form, ['note', 'people_present', 'activities_discussed']);
  useFocusProblem(problems);
  const problem = form.formState.errors.root?.message;
  return (
    <Sheet isOpen onClose={onClose} title={stands.text}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {stands.reviews.map((review) => (
          <p key={review.id} className={styles.said}>
            {[`${words.nearDay(review.reviewed_on)}: ${review.note}`, review.people_present]
              .filter(Boolean)
              .join(' · ')}
          </p>
        ))}
        {problem !== undefined && <p role="alert">{problem}</p>}
        <TextareaField label={t`How is it going?`} rows={3} error={errorOf('note')} {...form.register('note')} />
        <Field
          label={t`Who was there?`}
          optional
          error={errorOf('people_present')}
          {...form.register('people_present')}
        />
        <Checkbox
          label={t`We talked about activities`}
          description={t`What they would like to do, and what not any more. It counts for NICE QS184.`}
          {...form.register('activities_discussed')}
        />
        <Controller
          control={form.control}
          name="status"
          render={({ field: { name, value, onChange } }) => (
            <Select
              label={t`What becomes of it?`}
              name={name}
              value={value}
              onChange={onChange}
              options={GOAL_STATES.map((state) => ({ value: state, label: goalStates[state] }))}
            />
          )}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Save`}
        </Button>
      </form>
    </Sheet>
  );
}
