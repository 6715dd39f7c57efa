import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { WISH_STATES, Wish } from '@heartsease/domain/goals/goal.ts';
import { addWish, changeWish } from '@heartsease/domain/goals/goals.endpoints.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFieldsDraft } from '../shell/fields-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useGoalWords } from './goal-words.ts';
import styles from './goals-card.module.css';
import { useRefreshGoals } from './goals.api.ts';

interface WishSheetProps {
  resident: Resident;
  /** Null: a new one. */
  wish: Wish | null;
  onClose: () => void;
}

/** A wish, and how it came true. */
export function WishSheet({ resident, wish, onClose }: WishSheetProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshGoals();
  const { wishStates } = useGoalWords();
  const [base, setBase] = useState(wish);
  const [fields, setFields] = useState(() => ({
    text: wish?.text ?? '',
    asked_by: wish?.asked_by ?? resident.known_as,
    wanted_on: wish?.wanted_on ?? '',
    status: wish?.status ?? ('new' as const),
    story: wish?.story ?? '',
  }));
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isClash, setClash] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const change = (changed: Partial<typeof fields>) => setFields({ ...fields, ...changed });
  const name = resident.known_as;
  const resident_id = resident.id;
  const { forget, onStartAnew, alsoChanged } = useFieldsDraft(
    `wish:${resident_id}:${wish?.id ?? 'new'}`,
    fields,
    setFields,
    { isOfOthersToo: wish !== null },
  );
  const labels = {
    text: t`In ${name}’s own words`,
    asked_by: t`Who asked?`,
    wanted_on: t`By when?`,
    status: t`What becomes of it?`,
    story: t`How did it go?`,
  };

  async function save() {
    setErrors({});
    setBusy(true);
    try {
      if (base === null) await call(addWish, { ...newWrite(), resident_id, ...fields });
      else {
        const at = { wish_id: base.id, base_version: base.version };
        await call(changeWish, { ...newWrite(), resident_id, ...at, ...fields });
      }
      await forget();
      await refresh();
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'refused_input') setErrors(failure.errors);
      if (failure.kind === 'conflict') {
        // One's own words stay in the form, and what stands is shown above them.
        setBase(Wish.parse(failure.current));
        setClash(true);
      }
    } finally {
      setBusy(false);
    }
  }

  const stands = base === null ? '' : [base.text, base.story].filter(Boolean).join(' ');
  return (
    <Sheet isOpen onClose={onClose} title={t`A wish of ${name}`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        {onStartAnew && !isClash && (
          <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map((field) => labels[field])} />
        )}
        {isClash && (
          <p role="alert">
            {t`Somebody changed this at the same time. It says now: “${stands}” Save again to put yours in its place.`}
          </p>
        )}
        <TextareaField
          label={labels.text}
          rows={2}
          value={fields.text}
          error={errors['text']?.[0]}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Field
          label={labels.asked_by}
          optional
          value={fields.asked_by}
          error={errors['asked_by']?.[0]}
          onChange={({ target }) => change({ asked_by: target.value })}
        />
        <Field
          label={labels.wanted_on}
          optional
          type="date"
          value={fields.wanted_on}
          error={errors['wanted_on']?.[0]}
          onChange={({ target }) => change({ wanted_on: target.value })}
        />
        {base !== null && (
          <>
            <Select
              label={labels.status}
              value={fields.status}
              onChange={(status) => change({ status })}
              options={WISH_STATES.map((state) => ({ value: state, label: wishStates[state] }))}
            />
            <TextareaField
              label={labels.story}
              optional
              rows={3}
              value={fields.story}
              error={errors['story']?.[0]}
              onChange={({ target }) => change({ story: target.value })}
            />
          </>
        )}
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Keep the wish`}
        </Button>
      </form>
    </Sheet>
  );
}
