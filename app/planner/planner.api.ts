import { useQuery } from '@tanstack/react-query';
import { getSessionToLog, listComingUp, listPlannedSessions } from '@heartsease/domain/planner/planner.endpoints.ts';
import { read } from '../api/read.ts';
import { useUnfinishedLogs } from '../reports/unfinished-logs.api.ts';

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

/** The planned sessions that the signed-in person has begun to log on this device. */
export function useUnfinished(): ReadonlySet<string> {
  return new Set(useUnfinishedLogs().flatMap(({ planned_session_id }) => planned_session_id ?? []));
}
