import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveSafeguardingContact } from '@heartsease/domain/concerns/concerns.endpoints.ts';
import type { SafeguardingContact } from '@heartsease/domain/concerns/safeguarding-contact.ts';
import { useCallForm } from '../api/call-form.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { useRefreshSafeguardingContact } from './concerns.api.ts';

const FIELDS = ['name', 'phone_day', 'phone_night', 'email', 'web'] as const;

interface AuthoritySheetProps {
  contact: SafeguardingContact | null;
  onClose: () => void;
}

/** The numbers of the local authority, for whoever looks after safeguarding. */
export function AuthoritySheet({ contact, onClose }: AuthoritySheetProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshSafeguardingContact();
  const [clash, tellClash] = useState<SafeguardingContact | null>(null);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveSafeguardingContact, {
    defaultValues: {
      ...newWrite(),
      base_version: contact?.version ?? 0,
      name: contact?.name ?? '',
      phone_day: contact?.phone_day ?? '',
      phone_night: contact?.phone_night ?? '',
      email: contact?.email ?? '',
      web: contact?.web ?? '',
    },
    onDone: async () => {
      await forget();
      await refresh();
      onClose();
    },
    // What a colleague wrote meanwhile is read before it is written over.
    onConflict: (current) => {
      const stands = saveSafeguardingContact.output.parse(current).contact;
      tellClash(stands);
      form.reset({ ...form.getValues(), ...newWrite(), base_version: stands?.version ?? 0 });
    },
  });
  const { forget, onStartAnew, alsoChanged } = useFormDraft('authority', form, FIELDS, { isOfOthersToo: true });
  useFocusProblem(problems);
  const labels = {
    name: t`Who answers?`,
    phone_day: t`Phone in the day`,
    phone_night: t`Phone out of hours`,
    email: t`Email`,
    web: t`Web address`,
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Safeguarding at the local authority`}
      description={t`Everybody on the staff sees it where they tell a worry.`}
    >
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        {onStartAnew && clash === null && (
          <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map((field) => labels[field])} />
        )}
        {clash !== null && (
          <p role="alert">
            {t`Somebody else has changed these numbers meanwhile. They wrote:`}{' '}
            <b>
              {[clash.name, clash.phone_day, clash.phone_night, clash.email, clash.web].filter(Boolean).join(' · ')}
            </b>
          </p>
        )}
        <Field
          label={labels.name}
          description={t`Such as “Adult social care, the council”`}
          error={errorOf('name')}
          {...form.register('name')}
        />
        <Field label={labels.phone_day} type="tel" error={errorOf('phone_day')} {...form.register('phone_day')} />
        <Field
          label={labels.phone_night}
          optional
          type="tel"
          error={errorOf('phone_night')}
          {...form.register('phone_night')}
        />
        <Field label={labels.email} optional type="email" error={errorOf('email')} {...form.register('email')} />
        <Field
          label={labels.web}
          optional
          type="url"
          placeholder="https://"
          error={errorOf('web')}
          {...form.register('web')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Save`}
        </Button>
      </form>
    </Sheet>
  );
}
