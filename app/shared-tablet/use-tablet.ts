import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { lookAtTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { call } from '../api/call.ts';
import { connection } from '../api/connection.ts';
import { keptAnswers } from '../api/device-answers.ts';
import { canKeepUnlocks, forgetTablet, keepShownFaces, offlineUnlocks, shownFaces } from '../api/device-unlocks.ts';
import type { ShownFaces } from '../api/device-unlocks.ts';
import { failureOf } from '../api/failure.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

type Seen =
  | { state: 'waiting' | 'failed' | 'none' }
  /** Without a connection only those are shown who open it all the same. */
  | { state: 'seen'; tablet: ShownFaces; isOffline: boolean };

/** Whose faces the tablet shows. A device that is none, or not any more, goes to the form. */
export function useTablet(): Seen & { lookAgain: () => void } {
  const [seen, setSeen] = useState<Seen>({ state: 'waiting' });
  const lookAgain = useCallback(() => {
    void look().then((next) =>
      // What was seen stays while the connection is away.
      setSeen((before) => (next.state === 'failed' && before.state === 'seen' ? before : next)),
    );
  }, []);
  useEffect(() => {
    lookAgain();
    const lookWhenSeen = () => document.visibilityState === 'visible' && lookAgain();
    document.addEventListener('visibilitychange', lookWhenSeen);
    const stop = connection.onChange(() => connection.now() !== 'lost' && lookAgain());
    return () => {
      document.removeEventListener('visibilitychange', lookWhenSeen);
      stop();
    };
  }, [lookAgain]);
  const navigate = useNavigate();
  useEffect(() => {
    if (seen.state === 'none')
      void storage.remove(DEVICE_KEYS.tablet).then(() => navigate('/login', { replace: true }));
  }, [seen.state, navigate]);
  return { ...seen, lookAgain };
}

async function look(): Promise<Seen> {
  try {
    const { tablet } = await call(lookAtTablet, {}, { isBackground: true });
    await keepSeen(tablet).catch(console.error);
    return tablet === null ? { state: 'none' } : { state: 'seen', tablet, isOffline: false };
  } catch (caught) {
    const failure = failureOf(caught);
    const isOffline = failure?.kind === 'unreachable' && !failure.is_online;
    return (isOffline ? await lookOffline().catch(() => null) : null) ?? { state: 'failed' };
  }
}

/** Whom the server lets in no more, or asks for the password, opens nothing without it either. */
async function keepSeen(tablet: ShownFaces | null): Promise<void> {
  if (!canKeepUnlocks()) return;
  if (tablet === null) await forgetTablet();
  else {
    await keepShownFaces(tablet);
    const known = tablet.faces.filter(({ needs_password }) => !needs_password);
    await offlineUnlocks.keepOnly(known.map(({ staff_member_id }) => staff_member_id));
  }
  await keptAnswers.tidy();
}

async function lookOffline(): Promise<Seen | null> {
  if (!canKeepUnlocks()) return null;
  const [shown, kept] = await Promise.all([shownFaces(), offlineUnlocks.sweep()]);
  const opens = new Set(kept.map(({ account_id }) => account_id));
  const faces = (shown?.faces ?? []).filter(({ staff_member_id }) => opens.has(staff_member_id));
  if (shown === undefined || faces.length === 0) return null;
  return { state: 'seen', tablet: { ...shown, faces }, isOffline: true };
}
