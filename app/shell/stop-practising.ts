import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../api/failure.ts';
import { demoMode } from '../session/demo-mode.ts';
import { session } from '../session/session.ts';
import { showToast } from '../ui/toast-store.ts';

/** Back to the real home, to where one was. What went wrong has been said by then, and one practises on. */
export function useStopPractising(): { stop: () => Promise<void>; isStopping: boolean } {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isStopping, setStopping] = useState(false);
  async function stop() {
    setStopping(true);
    try {
      await demoMode.stop(async (place) => await navigate(place, { replace: true }));
      const current = session.now();
      const home = current.state === 'in' ? (current.profile?.carehome.name ?? '') : '';
      if (home !== '') showToast({ kind: 'success', text: t`You are back in ${home}. People are real again.` });
    } catch (caught) {
      if (failureOf(caught) === undefined) throw caught;
    } finally {
      setStopping(false);
    }
  }
  return { stop, isStopping };
}
