import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { OneTimeCode } from '@heartsease/domain/second-step/one-time-code.ts';
import { failureOf } from '../api/failure.ts';
import { useTitle } from '../shell/title.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { inWords } from '../words/rule-words.ts';
import type { SecondStepProps } from './second-step.tsx';
import styles from './session-form.module.css';
import { WelcomePage } from './welcome-page.tsx';

/** After the right password: the six digits of an app, or a recovery code. */
export function SecondStepScreen({ send, enter, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useTitle({ hasErrors: problem !== undefined });
  useEffect(() => input.current?.focus(), []);

  async function submit() {
    if (isBusy) return;
    const code = OneTimeCode.safeParse(typed);
    setProblem(inWords(code.error?.issues[0]?.message));
    if (!code.success) {
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const { token } = await send(code.data);
      await enter(token);
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      const told = 'message' in failure ? failure.message : null;
      setProblem(told ?? t`That did not work. Try again in a moment.`);
      setBusy(false);
      input.current?.focus();
    }
  }

  return (
    <WelcomePage
      title={t`One more step`}
      text={t`Open your authenticator app and type the 6 digits that stand at Heartsease. One of your recovery codes works too.`}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          ref={input}
          name="otp"
          label={t`Code`}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode="text"
          error={problem}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Go on`}
        </Button>
        <Link to="/passkey" className="link">
          {t`Use a passkey instead`}
        </Link>
        <Button variant="quiet" full onClick={onBack}>
          {t`Back to the password`}
        </Button>
      </form>
      <p className="secondary">
        {t`Have you lost both? Your manager can switch the second step off, or whoever runs this server.`}
      </p>
    </WelcomePage>
  );
}
