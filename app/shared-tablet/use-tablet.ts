import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { lookAtTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { call } from '../api/call.ts';
import { connection } from '../api/connection.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

export type Tablet = NonNullable<OutputOf<typeof lookAtTablet>['tablet']>;
type Seen = { state: 'waiting' | 'failed' | 'none' } | { state: 'seen'; tablet: Tablet };

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
  const answer = await call(lookAtTablet, {}, { isBackground: true }).catch(() => null);
  if (answer === null) return { state: 'failed' };
  return answer.tablet === null ? { state: 'none' } : { state: 'seen', tablet: answer.tablet };
}
