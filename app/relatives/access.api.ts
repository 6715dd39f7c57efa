import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import {
  listLinkChanges,
  listMyPeople,
  listRelatives,
  listRelativesOfHome,
  viewAsRelative,
} from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { read } from '../api/read.ts';
import { useWriteCall } from '../api/use-write.ts';

/** The relatives and friends of a resident. */
export function useRelatives(resident_id: string) {
  return useQuery(read(listRelatives, { resident_id }));
}

export function useRelativesOfHome() {
  return useQuery(read(listRelativesOfHome, {}));
}

export function useLinkChanges(relative_link_id: string) {
  return useQuery(read(listLinkChanges, { relative_link_id }));
}

/** What a relative sees of their person, told by the server as it would tell them. */
export function useViewAs(relative_link_id: string) {
  return useQuery(read(viewAsRelative, { relative_link_id }));
}

const SHOWN_IN = [listRelatives, listRelativesOfHome, listLinkChanges, viewAsRelative, listMyPeople];

/** Wherever access is shown, it is asked for anew. */
export function useRefreshAccess(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(SHOWN_IN.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}

/** A write about a relative that no form judges. */
export function useAccessWrite<E extends Endpoint>(endpoint: E) {
  const refresh = useRefreshAccess();
  return useMutation({
    // One after the other: what was chosen last stands.
    scope: { id: endpoint.path },
    mutationFn: useWriteCall(endpoint),
    onSuccess: refresh,
  });
}
