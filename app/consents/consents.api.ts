import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listConsents, listDueConsents, recordConsent } from '@heartsease/domain/consents/consents.endpoints.ts';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useRefreshResidents } from '../residents/profile.api.ts';
import { useNewWrite } from '../staff/staff.api.ts';

export function useConsents(resident_id: string) {
  return useQuery(read(listConsents, { resident_id }));
}

export function useDueConsents() {
  return useQuery(read(listDueConsents, {}));
}

/** Writes an answer down. One about photos changes how a face is shown wherever it stands. */
export function useRecordConsent() {
  const client = useQueryClient();
  const newWrite = useNewWrite();
  const refreshResidents = useRefreshResidents();
  return useMutation({
    mutationFn: (answer: Omit<InputOf<typeof recordConsent>, 'client_id' | 'care_home_id'>) =>
      call(recordConsent, { ...newWrite(), ...answer }),
    // After a clash, too: then the list has what somebody else wrote.
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: [listConsents.path] }),
        client.invalidateQueries({ queryKey: [listDueConsents.path] }),
        refreshResidents(),
      ]);
    },
  });
}
