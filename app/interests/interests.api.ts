import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import {
  interestHistory,
  listInterests,
  matchInterests,
  removeInterest,
} from '@heartsease/domain/interests/interests.endpoints.ts';
import { getProfile } from '@heartsease/domain/residents/profile.endpoints.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useProfile } from '../session/use-session.ts';

export function useInterests(resident_id: string) {
  return useQuery(read(listInterests, { resident_id }));
}

export function useInterestHistory(resident_id: string) {
  return useQuery(read(interestHistory, { resident_id }));
}

export function useActivityFits(resident_id: string) {
  return useQuery(read(matchInterests, { resident_id }));
}

const SHOWN_IN = [listInterests, matchInterests, interestHistory, getProfile].map(({ path }) => path);

/** Whatever an interest may show in is asked for anew. */
export function useRefreshInterests(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(SHOWN_IN.map((path) => client.invalidateQueries({ queryKey: [path] })));
  };
}

export function useRemoveInterest() {
  const { carehome } = useProfile();
  const refresh = useRefreshInterests();
  return useMutation({
    mutationFn: (which: { resident_id: string; resident_interest_id: string; is_removed: boolean }) =>
      call(removeInterest, { ...which, client_id: uuidv7(), care_home_id: carehome.id }),
    onSuccess: refresh,
  });
}
