import { startRegistration } from '@simplewebauthn/browser';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { finishPasskey, startPasskey } from '@heartsease/domain/second-step/passkeys.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, PasswordField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './second-step.module.css';
import { useAfterSecondStep } from './second-steps.api.ts';

const FIELDS = new Set(['name', 'current_password']);

/** Makes a passkey on this device, and keeps it under a name. */
export function PasskeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const after = useAfterSecondStep();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);

  function close() {
    if (codes !== null) after();
    onClose();
  }

  async function make() {
    const missing: Problems = {
      ...(name.trim() === '' && { name: t`Give it a name, such as “my phone”` }),
      ...(password === '' && { current_password: t`Enter your password` }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const { options } = await call(startPasskey, {});
      const passkey = await startRegistration({ optionsJSON: options });
      const kept = await call(finishPasskey, { passkey, name, current_password: password });
      showToast({ kind: 'success', text: t`The passkey is kept.` });
      if (kept.recovery_codes.length > 0) setCodes(kept.recovery_codes);
      else {
        after();
        onClose();
      }
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) setProblems({ passkey: whyNone(caught) });
      else if (failure.kind === 'refused_input') setProblems(problemsIn(caught));
      else tellFailure(caught);
    }
    setBusy(false);
  }

  /** The device's own question was closed, took too long, or found that it has been answered before. */
  function whyNone(caught: unknown): string {
    return caught instanceof Error && caught.name === 'InvalidStateError'
      ? t`This device has a passkey of yours already.`
      : t`No passkey was made. Try again when you are ready.`;
  }

  const told = Object.entries(problems).map(([field, message]) =>
    FIELDS.has(field) ? { id: field, message } : { message },
  );
  return (
    <Sheet isOpen onClose={close} title={codes === null ? t`A passkey on this device` : t`Your recovery codes`}>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : (
        <form
          className={styles['set-up']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void make();
          }}
        >
          <ErrorSummary errors={told} />
          <p>
            {t`With a passkey you sign in by your finger, your face or the PIN of this device, without a password or a code.`}
          </p>
          <Field
            name="name"
            label={t`What do you call this device?`}
            autoComplete="off"
            error={problems['name']}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <PasswordField
            name="current_password"
            label={t`Your password`}
            autoComplete="current-password"
            error={problems['current_password']}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" size="large" full busy={isBusy}>
            {t`Make the passkey`}
          </Button>
        </form>
      )}
    </Sheet>
  );
}
