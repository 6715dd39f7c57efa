import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { PASSWORD_LENGTH } from '@heartsease/domain/session/credentials.ts';
import { changePassword } from '@heartsease/domain/session/passwords.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { AccountIsReal } from '../shell/account-is-real.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PasswordField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ChoosePassword } from './choose-password.tsx';
import styles from './session-form.module.css';
import { useProfile } from './use-session.ts';

/** Row CA-6: all errors of this call stay in the form. */
export function ChangePasswordScreen() {
  const { t } = useLingui();
  const { has_password = true } = useProfile();
  if (has_password) return <ChangePassword />;
  return (
    <FullScreen title={t`Choose a password`} width="narrow">
      <AccountIsReal />
      <Card>
        <ChoosePassword />
      </Card>
    </FullScreen>
  );
}

function ChangePassword() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(changePassword, {
    defaultValues: { current_password: '', password: '', password_confirmation: '', sign_out_others: true },
    keepsErrors: true,
    onDone: async () => {
      showToast({ kind: 'success', text: t`Your password is changed.` });
      await navigate('/tabs/more', { replace: true });
    },
  });

  return (
    <FullScreen title={t`Change password`} width="narrow">
      <AccountIsReal />
      <Card>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <ErrorSummary errors={problems} />
          <PasswordField
            label={t`Current password`}
            autoComplete="current-password"
            error={errorOf('current_password')}
            {...form.register('current_password')}
          />
          <PasswordField
            label={t`New password`}
            description={t`At least ${PASSWORD_LENGTH.least} characters. A few words in a row are good.`}
            autoComplete="new-password"
            error={errorOf('password')}
            {...form.register('password')}
          />
          <PasswordField
            label={t`New password again`}
            autoComplete="new-password"
            error={errorOf('password_confirmation')}
            {...form.register('password_confirmation')}
          />
          <Checkbox
            label={t`Sign out my other devices`}
            description={t`Leave this on unless you are sure of all of them.`}
            {...form.register('sign_out_others')}
          />
          <Button type="submit" size="large" full busy={isBusy}>
            {t`Change password`}
          </Button>
        </form>
      </Card>
    </FullScreen>
  );
}
