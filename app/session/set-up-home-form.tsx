import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { Region } from '@heartsease/domain/care-homes/region.ts';
import { setUpHome } from '@heartsease/domain/care-homes/set-up.endpoints.ts';
import type { Invitation } from '@heartsease/domain/session/invitations.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import styles from './session-form.module.css';

/** The first of two pages of a new home: what it is. The second is about its manager. */
export function SetUpHomeForm({
  inviteCode,
  onDone,
}: {
  inviteCode: string;
  onDone: (invitation: Invitation) => void;
}) {
  const { t } = useLingui();
  const regions = useRegions();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(setUpHome, {
    defaultValues: { invite_code: inviteCode, name: '', organisation: '', town: '', phone: '' },
    onDone,
  });
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
      <Field
        label={t`Name of the home`}
        description={t`As families and staff say it.`}
        autoComplete="off"
        error={errorOf('name')}
        {...form.register('name')}
      />
      <Field
        label={t`Who runs it`}
        description={t`The company, charity or council. The home itself if it stands alone.`}
        autoComplete="organization"
        error={errorOf('organisation')}
        {...form.register('organisation')}
      />
      <Field label={t`Town`} autoComplete="address-level2" error={errorOf('town')} {...form.register('town')} />
      <Field
        label={t`Phone`}
        description={t`Families see it when they need to reach you.`}
        type="tel"
        autoComplete="tel"
        error={errorOf('phone')}
        {...form.register('phone')}
      />
      <Controller
        control={form.control}
        name="region"
        render={({ field }) => (
          <ChoiceGroup<Region>
            label={t`Where it is`}
            columns={2}
            options={regions}
            name={field.name}
            value={field.value ?? null}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            error={errorOf('region')}
          />
        )}
      />
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Continue`}
      </Button>
    </form>
  );
}

function useRegions(): { value: Region; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'ENG', label: t`England` },
    { value: 'SCT', label: t`Scotland` },
    { value: 'WLS', label: t`Wales` },
    { value: 'NIR', label: t`Northern Ireland` },
    { value: 'IRL', label: t`Ireland` },
  ];
}
