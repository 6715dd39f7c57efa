import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import type { Endpoint, InputOf } from '@heartsease/domain/endpoint.ts';
import {
  findPlanClashes,
  getPlan,
  getSessionToLog,
  listComingUp,
  listPlannedSessions,
  listPlanStaff,
} from '@heartsease/domain/planner/planner.endpoints.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';

/** A planned session as its form needs it. */
export function usePlanToChange(planned_session_id: string) {
  return useQuery(read(getPlan, { planned_session_id }));
}

export function usePlanStaff() {
  return useQuery(read(listPlanStaff, {}));
}

/** What else is at the same time; asked only of what can be planned. */
export function usePlanClashes(input: InputOf<typeof findPlanClashes>) {
  const isWhole = findPlanClashes.input.safeParse(input).success;
  return useQuery({ ...read(findPlanClashes, input, { isBackground: true }), enabled: isWhole });
}

/** Wherever the plan is shown, asked for anew. */
export function useRefreshPlan(): () => Promise<void> {
  const client = useQueryClient();
  const shown = [listPlannedSessions, getPlan, getSessionToLog, listComingUp, findPlanClashes, getToday];
  return async () => {
    await Promise.all(shown.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}

/** A change of the plan that no form judges: a move, a cancellation. When it did not work, the plan is looked at anew. */
export function usePlanWrite<E extends Endpoint>(endpoint: E) {
  const refresh = useRefreshPlan();
  return useMutation({ mutationFn: (input: InputOf<E>) => call(endpoint, input), onSettled: refresh });
}
