import { useLingui } from '@lingui/react/macro';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useState } from 'react';
import { signOut } from '../session/sign-out.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { lostByLeaving } from './lost-by-leaving.ts';
import { useUnsent } from './use-unsent.ts';

/** The way out. Whoever has something that was not sent yet is asked first. */
export function SignOutPart() {
  const { t } = useLingui();
  const { count, unkept } = useUnsent();
  const [isAsked, setAsked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    void signOut();
  }

  return (
    <>
      <Button
        variant="line"
        full
        busy={isLeaving}
        icon={<SignOutIcon weight="bold" aria-hidden="true" />}
        onClick={() => (count > 0 ? setAsked(true) : leave())}
      >
        {t`Sign out`}
      </Button>
      <Ask
        isOpen={isAsked}
        title={t`Sign out with something not sent yet?`}
        confirm={t`Sign out`}
        busy={isLeaving}
        onConfirm={leave}
        onCancel={() => setAsked(false)}
      >
        {unkept > 0 ? lostByLeaving(unkept) : t`It stays safe on this device and goes out when you sign in here again.`}
      </Ask>
    </>
  );
}
