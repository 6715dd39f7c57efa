import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LockKeyOpenIcon } from '@phosphor-icons/react/dist/csr/LockKeyOpen';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { askOwner } from '../device/native/owner.ts';
import type { OwnerAnswer, OwnerCheck } from '../device/native/owner.ts';
import { openLock } from '../device/native/phone-lock.ts';
import { signOut } from '../session/sign-out.ts';
import { useProfile } from '../session/use-session.ts';
import { lostByLeaving } from '../shell/lost-by-leaving.ts';
import { useTitle } from '../shell/title.tsx';
import { useQuiet } from '../shell/use-quiet.ts';
import { useUnsent } from '../shell/use-unsent.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { HeartseaseSprig, Mark } from '../ui/mark.tsx';
import { rememberLeft } from './left-screen.ts';
import styles from './lock-cover.module.css';
import { useOwnerCheck } from './use-owner-check.ts';

/** The app was left for a while: the phone says whether it is its owner who is back. Nothing here tells whose it is. */
export function LockCover() {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const check = useOwnerCheck();
  const { answer, isAsking, ask } = useOwner(check);
  useQuiet();
  useTitle({ name: msg`Unlock` });
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.page} data-phone-lock>
      <main className={styles.main} tabIndex={-1}>
        <Mark size={72} />
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {t`${PRODUCT_NAME} is locked`}
        </h1>
        <p className={styles.text}>
          <HowItOpens check={check} />
        </p>
        <p role="status" className={styles.told}>
          {answer !== null && <WhatCameOfIt answer={answer} />}
        </p>
        {check !== 'none' && (
          <Button
            size="large"
            full
            busy={isAsking || check === null}
            icon={<LockKeyOpenIcon weight="bold" aria-hidden="true" />}
            onClick={ask}
          >
            {t`Unlock`}
          </Button>
        )}
        <SignInAnew isOnlyWay={check === 'none'} />
      </main>
      <HeartseaseSprig flowers={4} className={styles.sprig} />
    </div>
  );
}

/** Asks by itself once, and then with each tap. */
function useOwner(check: OwnerCheck | null) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<OwnerAnswer | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isAsked = useRef(false);
  const words = { title: t`Unlock with fingerprint or face`, reason: t`So that nobody but you sees what stands here.` };
  const said = useRef(words);
  const ask = useCallback(() => {
    setAsking(true);
    setAnswer(null);
    void askSafely(said.current).then((came) => {
      setAsking(false);
      return came === 'owner' ? openLock() : setAnswer(came);
    });
  }, []);
  useEffect(() => {
    if (check === null || check === 'none' || isAsked.current) return;
    return whenSeen(() => {
      isAsked.current = true;
      ask();
    });
  }, [check, ask]);
  return { answer, isAsking, ask };
}

async function askSafely(words: { title: string; reason: string }): Promise<OwnerAnswer> {
  try {
    return await askOwner(words);
  } catch (caught) {
    console.error(caught);
    return 'nothing_to_ask_by';
  }
}

/** It locks in the background too, where no phone asks anybody anything. */
function whenSeen(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}

function HowItOpens({ check }: { check: OwnerCheck | null }) {
  const { t } = useLingui();
  switch (check) {
    case 'passcode':
      return t`Your phone knows no finger or face just now, so its passcode opens it.`;
    case 'none':
      return t`Your phone has no passcode, finger or face to know you by. What you had begun is safe and waits for you.`;
    case 'finger':
    case 'face':
    case null:
      return t`You were away for a while. Your fingerprint, your face or your phone’s passcode opens it.`;
  }
}

function WhatCameOfIt({ answer }: { answer: OwnerAnswer }) {
  const { t } = useLingui();
  switch (answer) {
    case 'owner':
      return null;
    case 'given_up':
      return t`Still locked. Unlock it when you are ready.`;
    case 'turned_away':
    case 'nothing_to_ask_by':
      return t`Your phone could not tell that it is you. Try it once more.`;
    case 'too_often':
      return t`Your phone wants a pause after so many tries. Open the phone itself with its passcode, then try again.`;
  }
}

/** What had been begun waits for its author, and so does the screen that was asked for. */
function SignInAnew({ isOnlyWay }: { isOnlyWay: boolean }) {
  const { t } = useLingui();
  const { id } = useProfile();
  const { unkept } = useUnsent();
  const [isAsked, setAsked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    rememberLeft(id, window.location);
    await signOut();
  }

  return (
    <>
      <Button
        size="large"
        variant={isOnlyWay ? 'primary' : 'quiet'}
        full={isOnlyWay}
        busy={isLeaving}
        onClick={() => (unkept > 0 ? setAsked(true) : void leave())}
      >
        {t`Sign in with your password`}
      </Button>
      <Ask
        isOpen={isAsked}
        title={t`Sign out with something not sent yet?`}
        confirm={t`Sign out`}
        busy={isLeaving}
        onConfirm={() => void leave()}
        onCancel={() => setAsked(false)}
      >
        {lostByLeaving(unkept)}
      </Ask>
    </>
  );
}
