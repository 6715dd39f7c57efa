import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCompany, getMeadow, getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import {
  getProfile,
  listKeyWorkers,
  listPastResidents,
  listResidentChanges,
} from '@heartsease/domain/residents/profile.endpoints.ts';
import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import type { Endpoint, InputOf } from '@heartsease/domain/endpoint.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';

/** Everything that is written down about who somebody is. */
export function useResidentProfile(resident_id: string) {
  return useQuery(read(getProfile, { resident_id }));
}

export function useResidentChanges(resident_id: string) {
  return useQuery(read(listResidentChanges, { resident_id }));
}

export function useKeyWorkers() {
  return useQuery(read(listKeyWorkers, {}));
}

export function usePastResidents() {
  return useQuery(read(listPastResidents, {}));
}

/** Wherever somebody is shown, asked for anew: after a change of who they are, how they look or whether they are here. */
export function useRefreshResidents(): () => Promise<void> {
  const client = useQueryClient();
  const shown = [
    getProfile,
    getResident,
    listResidents,
    listResidentChanges,
    listPastResidents,
    getToday,
    getCompany,
    getMeadow,
  ];
  return async () => {
    await Promise.all(shown.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}

/** A write about a resident that no form judges: a tap, or a sheet of few fields. */
export function useResidentWrite<E extends Endpoint>(endpoint: E) {
  const refresh = useRefreshResidents();
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: refresh,
  });
}
