import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getOwnPin, listTablets, removeOwnPin, revokeTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { call } from '../api/call.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { read } from '../api/read.ts';
import { useToldWrite } from '../api/use-told-write.ts';
import { session } from '../session/session.ts';
import { forgetOffline } from './offline.ts';

export function useTablets() {
  return useQuery(read(listTablets, {}));
}

export function useRefreshTablets(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [listTablets.path] });
}

export function useRevokeTablet() {
  return useToldWrite(revokeTablet, useRefreshTablets());
}

export function useOwnPin() {
  return useQuery(read(getOwnPin, {}));
}

/** A PIN that was set or given up: the card says so, and so does the bar of a tablet. */
export function useAfterPin(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const current = session.now();
    if (current.state === 'in' && current.profile !== null) await forgetOffline(current.profile.id);
    await client.invalidateQueries({ queryKey: [getOwnPin.path] });
    await session.reload();
  };
}

export function useRemovePin(onDone: () => void): () => Promise<void> {
  const after = useAfterPin();
  return async () => {
    try {
      await call(removeOwnPin, {});
      await after();
      onDone();
    } catch (caught) {
      tellFailure(caught);
    }
  };
}
