import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSecondStep, startAuthenticator } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { listOwnSignIns } from '@heartsease/domain/session/sign-ins.endpoints.ts';
import { read } from '../api/read.ts';
import { session } from '../session/session.ts';

export function useOwnSecondStep() {
  return useQuery(read(getSecondStep, {}));
}

/** A key of this moment: it stays the same while somebody looks for their app, and is forgotten with the sheet. */
export function useNewKey() {
  return useQuery({ ...read(startAuthenticator, {}), staleTime: Infinity, gcTime: 0 });
}

/** What a changed second step changes: its state, the devices, and whether one may go on. */
export function useAfterSecondStep(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [getSecondStep.path] });
    void client.invalidateQueries({ queryKey: [listOwnSignIns.path] });
    void session.reload();
  };
}
