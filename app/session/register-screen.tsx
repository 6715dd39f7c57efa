import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { InviteCode } from '@heartsease/domain/session/credentials.ts';
import { checkInvitation } from '@heartsease/domain/session/invitations.endpoints.ts';
import type { Invitation } from '@heartsease/domain/session/invitations.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { Starting } from '../shell/starting.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { learnSignedInWords } from '../words/language.ts';
import { inWords } from '../words/rule-words.ts';
import styles from './session-form.module.css';
import { SetUpHomeForm } from './set-up-home-form.tsx';
import { WelcomePage } from './welcome-page.tsx';

export interface JoinHomeProps {
  code: string;
  invitation: Invitation;
  /** The second of two pages of whoever has set the home up. */
  hasSetUp: boolean;
  onOtherCode: () => void;
}

/** Fetched with the words that whoever joins is about to need anyway. */
const JoinHome = lazy<ComponentType<JoinHomeProps>>(async () => {
  const [{ JoinHome }] = await Promise.all([import('./join-home.tsx'), learnSignedInWords()]);
  return { default: JoinHome };
});

/** Row RT-9: by invitation only. The link or the QR code brings the code; on paper it is typed. */
export function RegisterScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(search.get('code') ?? '');
  const { code, invitation, problem, keep } = useInvitation(typed);
  /** A code that is not whole, once somebody wants to go on with it. */
  const [unread, setUnread] = useState<string>();
  const [hasSetUp, setHasSetUp] = useState(false);

  if (invitation?.sets_up === true) {
    return (
      <WelcomePage title={t`Set up your home`} text={t`Step 1 of 2: the house itself.`}>
        <SetUpHomeForm
          inviteCode={code}
          onDone={(setUp) => {
            keep(setUp);
            setHasSetUp(true);
          }}
        />
      </WelcomePage>
    );
  }
  if (invitation !== undefined) {
    return (
      <Suspense fallback={<Starting />}>
        <JoinHome code={code} invitation={invitation} hasSetUp={hasSetUp} onOtherCode={() => setTyped('')} />
      </Suspense>
    );
  }
  return (
    <WelcomePage title={t`Join your home`} text={t`The home gave you a code, as a link, a QR code or on paper.`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setUnread(inWords(InviteCode.safeParse(typed).error?.issues[0]?.message));
        }}
      >
        <Field
          name="invite_code"
          label={t`Invitation code`}
          description={t`8 letters and digits`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={unread ?? problem}
          value={typed}
          onChange={(event) => {
            setUnread(undefined);
            setTyped(event.target.value);
          }}
        />
        <Button type="submit" size="large" full>
          {t`Continue`}
        </Button>
        <Link to="/login" className="link">
          {t`I have an account already`}
        </Link>
      </form>
    </WelcomePage>
  );
}

interface Reading {
  code: string;
  invitation?: Invitation;
  problem?: string | undefined;
}

/** Reads the invitation as soon as the code is whole. */
function useInvitation(typed: string): {
  /** As the server knows it; empty while it is not whole. */
  code: string;
  invitation: Invitation | undefined;
  problem: string | undefined;
  /** The invitation as it stands after a change to it. */
  keep: (invitation: Invitation) => void;
} {
  const { data: code = '' } = InviteCode.safeParse(typed);
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    if (code === '') return;
    const leaving = new AbortController();
    call(checkInvitation, { invite_code: code }, { signal: leaving.signal, onError: () => undefined }).then(
      (invitation) => setReading({ code, invitation }),
      (caught: unknown) => {
        const failure = failureOf(caught);
        if (failure !== undefined && 'message' in failure) setReading({ code, problem: failure.message ?? undefined });
      },
    );
    return () => leaving.abort();
  }, [code]);
  // An answer for a code that was changed since says nothing.
  const current = code !== '' && reading?.code === code ? reading : null;
  return {
    code,
    invitation: current?.invitation,
    problem: current?.problem,
    keep: (invitation) => setReading({ code, invitation }),
  };
}
