import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listConsents, listDueConsents } from '@heartsease/domain/consents/consents.endpoints.ts';
import { read } from '../api/read.ts';
import { useRefreshResidents } from '../residents/profile.api.ts';

export function useConsents(resident_id: string) {
  return useQuery(read(listConsents, { resident_id }));
}

export function useDueConsents() {
  return useQuery(read(listDueConsents, {}));
}

/** An answer about photos changes how a face is shown wherever it stands. */
export function useRefreshConsents(): () => Promise<void> {
  const client = useQueryClient();
  const refreshResidents = useRefreshResidents();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [listConsents.path] }),
      client.invalidateQueries({ queryKey: [listDueConsents.path] }),
      refreshResidents(),
    ]);
  };
}
