import { useQuery } from '@tanstack/react-query';
import { getSessionToLog, listComingUp, listPlannedSessions } from '@heartsease/domain/planner/planner.endpoints.ts';
import { listDrafts } from '../api/drafts.ts';
import { read } from '../api/read.ts';
import { useProfile } from '../session/use-session.ts';

/** What is planned from one day to another, both included. */
export function usePlan(from: string, to: string) {
  return useQuery(read(listPlannedSessions, { from, to }));
}

/** A planned session with its people; only for whoever may see reports. */
export function useSessionToLog(planned_session_id: string) {
  return useQuery(read(getSessionToLog, { planned_session_id }));
}

/** What is on in the next seven days, as everybody who belongs to the home may know it. */
export function useComingUp() {
  return useQuery(read(listComingUp, {}));
}

/** How often the device is asked again what has been begun on it. */
const LOOK_AGAIN_MS = 60_000;

/**
 * The planned sessions that the signed-in person has begun to log on this device. Drafts of the group
 * log are kept under `log:<planned session>`.
 */
export function useUnfinished(): ReadonlySet<string> {
  const { id, carehome } = useProfile();
  const { data } = useQuery({
    queryKey: ['drafts', id, carehome.id] as const,
    queryFn: () => listDrafts(id, carehome.id),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return new Set(data?.map(({ key }) => key.replace(/^log:/, '')));
}
