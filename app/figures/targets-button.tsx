import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveTargets } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import { USUAL_TARGETS } from '@heartsease/domain/dashboard/targets.ts';
import type { Targets } from '@heartsease/domain/dashboard/targets.ts';
import { useCallForm } from '../api/call-form.ts';
import { useMay } from '../session/use-may.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { useRefreshTargets, useTargets } from './figures.api.ts';

/** What the home wants for each person, which stands beside its figures; for the manager. */
export function TargetsButton() {
  return useMay('figures.settings') ? <HomeTargets /> : null;
}

function HomeTargets() {
  const { t } = useLingui();
  const { data } = useTargets();
  const [isOpen, setOpen] = useState(false);
  if (data === undefined) return null;
  return (
    <p>
      <Button variant="line" onClick={() => setOpen(true)}>
        {data.targets === null ? t`Set targets` : t`Change targets`}
      </Button>
      {isOpen && <TargetsSheet targets={data.targets ?? USUAL_TARGETS} onClose={() => setOpen(false)} />}
    </p>
  );
}

function TargetsSheet({ targets, onClose }: { targets: Targets; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshTargets();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveTargets, {
    defaultValues: { ...newWrite(), ...targets },
    onDone: async () => {
      await refresh();
      onClose();
    },
  });
  useFocusProblem(problems);
  const fields: Record<keyof Targets, string> = {
    engaged_per_week: t`Moments a week`,
    domains_per_week: t`Sides of life a week`,
    one_to_one_per_week: t`One-to-ones a week, for people cared for in bed`,
    missed_after_days: t`Days without a moment before somebody counts as missed`,
  };
  const names = ['engaged_per_week', 'domains_per_week', 'one_to_one_per_week', 'missed_after_days'] as const;
  return (
    <Sheet isOpen onClose={onClose} title={t`What we want for each person`}>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {form.formState.errors.root && <p role="alert">{form.formState.errors.root.message}</p>}
        {names.map((name) => (
          <Field
            key={name}
            label={fields[name]}
            type="number"
            inputMode="numeric"
            error={errorOf(name)}
            {...form.register(name, { valueAsNumber: true })}
          />
        ))}
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Save`}
        </Button>
      </form>
    </Sheet>
  );
}
