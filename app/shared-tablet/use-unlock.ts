import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { unlockTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import type { TabletFace } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { call } from '../api/call.ts';
import { connection } from '../api/connection.ts';
import { canKeepUnlocks, offlineUnlocks } from '../api/device-unlocks.ts';
import { failureOf } from '../api/failure.ts';
import { useEnter } from '../session/enter.ts';
import { leadBack } from './lock.ts';
import { forgetOffline, isHere, keepForOffline, prepareOffline } from './offline.ts';
import { holdPin } from './reopen.ts';

interface Outcomes {
  /** It was wrong, or could not be asked: the next one may be typed. */
  onAgain: () => void;
  onNeedsPassword: () => void;
}

/** Opens the tablet for somebody; what went wrong is told where they look. Who goes back to the faces is not let in. */
export function useUnlock({ staff_member_id }: TabletFace, { onAgain, onNeedsPassword }: Outcomes) {
  const { t } = useLingui();
  const enter = useEnter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pad = useRef<AbortController>(undefined);
  useEffect(() => {
    const shown = new AbortController();
    pad.current = shown;
    return () => shown.abort();
  }, []);

  async function unlock(pin: string): Promise<void> {
    const signal = pad.current?.signal;
    setBusy(true);
    setProblem(null);
    try {
      if (connection.now() === 'lost') await unlockOffline(pin, signal);
      else await askServer(pin, signal);
    } catch (caught) {
      if (signal?.aborted) return;
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'unreachable' && !failure.is_online) await unlockOffline(pin, signal);
      else again('message' in failure ? failure.message : null);
    }
  }

  function again(told: string | null) {
    setBusy(false);
    setProblem(told ?? t`That did not reach your home. Check the connection, then try again.`);
    onAgain();
  }

  async function askServer(pin: string, signal: AbortSignal | undefined) {
    const asked = call(unlockTablet, { staff_member_id, pin }, { signal, onError: () => undefined });
    // Made of the PIN meanwhile, and kept only if it is right.
    const [answer, prepared] = await Promise.all([asked, prepareOffline(staff_member_id, pin)]);
    if (signal?.aborted) return;
    if (answer.outcome === 'in') {
      leadBack(staff_member_id);
      const entered = enter(answer.token);
      if (prepared !== null) isHere(prepared);
      await entered;
      if (prepared !== null) await keepForOffline(prepared, answer.token);
      return;
    }
    if (answer.outcome === 'wrong') {
      again(wrong(answer.tries_left));
      return;
    }
    setBusy(false);
    await forgetOffline(staff_member_id);
    onNeedsPassword();
  }

  async function unlockOffline(pin: string, signal: AbortSignal | undefined) {
    const opened = canKeepUnlocks()
      ? await offlineUnlocks.open(staff_member_id, pin)
      : ({ outcome: 'needs_connection' } as const);
    if (signal?.aborted) return;
    if (opened.outcome === 'in') {
      const { token, profile, secret } = opened.person;
      leadBack(staff_member_id);
      holdPin({ account_id: staff_member_id, pin });
      const entered = enter(token, profile);
      isHere({ account_id: staff_member_id, secret });
      await entered;
      return;
    }
    if (opened.outcome === 'needs_connection') {
      again(t`A PIN needs the internet. What you had begun is safe here and waits for you.`);
      return;
    }
    again(wrong(opened.tries_left));
  }

  return { unlock, isBusy, problem };
}

function wrong(tries_left: number): string {
  return plural(tries_left, {
    one: 'That is not your PIN. # try is left, then your password is asked for.',
    other: 'That is not your PIN. # tries are left.',
  });
}
