import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sessionIn } from '@heartsease/domain/planner/planned-session.ts';
import { getSessionToLog, listComingUp, listPlannedSessions } from '@heartsease/domain/planner/planner.endpoints.ts';
import { read } from '../api/read.ts';
import { useUnfinishedLogs } from '../reports/unfinished-logs.api.ts';

/** What is planned from one day to another, both included; as all here, each called as its reader's language has it. */
export function usePlan(from: string, to: string) {
  const { i18n } = useLingui();
  return useQuery({
    ...read(listPlannedSessions, { from, to }),
    select: ({ items, ...rest }) => ({ ...rest, items: items.map((session) => sessionIn(session, i18n.locale)) }),
  });
}

/** A planned session with its people; only for whoever may see reports. */
export function useSessionToLog(planned_session_id: string) {
  const { i18n } = useLingui();
  return useQuery({
    ...read(getSessionToLog, { planned_session_id }),
    select: (session) => sessionIn(session, i18n.locale),
  });
}

/** What is on in the next seven days, as everybody who belongs to the home may know it. */
export function useComingUp() {
  const { i18n } = useLingui();
  return useQuery({
    ...read(listComingUp, {}),
    select: ({ items, ...rest }) => ({ ...rest, items: items.map((session) => sessionIn(session, i18n.locale)) }),
  });
}

/** The planned sessions that the signed-in person has begun to log on this device. */
export function useUnfinished(): ReadonlySet<string> {
  return new Set(useUnfinishedLogs().flatMap(({ planned_session_id }) => planned_session_id ?? []));
}
