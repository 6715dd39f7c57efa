import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { unlockTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import type { TabletFace } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { useEnter } from '../session/enter.ts';
import { leadBack } from './lock.ts';

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
      const answer = await call(unlockTablet, { staff_member_id, pin }, { signal, onError: () => undefined });
      if (signal?.aborted) return;
      if (answer.outcome === 'in') {
        leadBack(staff_member_id);
        await enter(answer.token);
        return;
      }
      setBusy(false);
      if (answer.outcome === 'wrong') {
        const { tries_left } = answer;
        setProblem(
          plural(tries_left, {
            one: 'That is not your PIN. # try is left, then your password is asked for.',
            other: 'That is not your PIN. # tries are left.',
          }),
        );
        onAgain();
      } else onNeedsPassword();
    } catch (caught) {
      if (signal?.aborted) return;
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      setBusy(false);
      const told = 'message' in failure ? failure.message : null;
      setProblem(told ?? t`That did not reach your home. Check the connection, then try again.`);
      onAgain();
    }
  }

  return { unlock, isBusy, problem };
}
