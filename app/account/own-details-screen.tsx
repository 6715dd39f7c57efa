import { useLingui } from '@lingui/react/macro';
import { saveOwnDetails } from '@heartsease/domain/session/details.endpoints.ts';
import type { OwnDetails } from '@heartsease/domain/session/details.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import styles from '../session/session-form.module.css';
import { useProfile } from '../session/use-session.ts';
import { AccountIsReal } from '../shell/account-is-real.tsx';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFormDraft } from '../shell/form-draft.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useAfterOwnDetails, useOwnDetails } from './own-details.api.ts';

const FIELDS = ['first_name', 'last_name', 'known_as', 'phone'] as const;

/** What somebody says of themselves: their names, and the number on which the home reaches them. */
export function OwnDetailsScreen() {
  const { t } = useLingui();
  const details = useOwnDetails();
  return (
    <FullScreen title={t`Your details`} backTo="/account" width="narrow">
      <AccountIsReal />
      <AsyncView
        query={details}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening your details`}
      >
        {(own) => <DetailsForm own={own} />}
      </AsyncView>
    </FullScreen>
  );
}

function DetailsForm({ own }: { own: OwnDetails }) {
  const { t } = useLingui();
  const { carehome, email } = useProfile();
  const newWrite = useNewWrite();
  const goBack = useGoBack('/account');
  const afterChange = useAfterOwnDetails();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveOwnDetails, {
    defaultValues: { ...newWrite(), ...own },
    onDone: async () => {
      await forget();
      await afterChange();
      showToast({ kind: 'success', text: t`Your details are saved.` });
      goBack();
    },
  });
  const { forget, onStartAnew, alsoChanged } = useFormDraft('own-details', form, FIELDS, { isOfOthersToo: true });
  const labels = {
    first_name: t`First name`,
    last_name: t`Last name`,
    known_as: t`What people here call you`,
    phone: t`Phone number`,
  };
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {onStartAnew && (
          <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map((field) => labels[field])} />
        )}
        <ErrorSummary errors={problems} />
        <div className={styles.names}>
          <Field
            label={labels.first_name}
            autoComplete="given-name"
            error={errorOf('first_name')}
            {...form.register('first_name')}
          />
          <Field
            label={labels.last_name}
            autoComplete="family-name"
            error={errorOf('last_name')}
            {...form.register('last_name')}
          />
        </div>
        <Field
          label={labels.known_as}
          autoComplete="nickname"
          error={errorOf('known_as')}
          {...form.register('known_as')}
        />
        <Field
          label={labels.phone}
          optional
          description={t`For the staff of ${carehome.name}, when they would like to reach you.`}
          type="tel"
          autoComplete="tel"
          error={errorOf('phone')}
          {...form.register('phone')}
        />
        <p className="secondary">{t`You sign in as ${email}. To use another address, ask ${carehome.name} for an invitation to it.`}</p>
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Save`}
        </Button>
      </form>
    </Card>
  );
}
