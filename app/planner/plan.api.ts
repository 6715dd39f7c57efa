import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import {
  findPlanClashes,
  getPlan,
  getSessionToLog,
  listComingUp,
  listPlannedSessions,
  listPlanStaff,
} from '@heartsease/domain/planner/planner.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { read } from '../api/read.ts';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';

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

/**
 * A change of the plan that no form judges: a move, a cancellation taken back. When somebody was quicker it says so, and
 * the plan is looked at anew. What is done then is done even where the button that asked for it has gone by then.
 */
export function usePlanWrite<E extends Endpoint>(endpoint: E) {
  const { t } = useLingui();
  const refresh = useRefreshPlan();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ input }: { input: InputOf<E>; onDone: (answer: OutputOf<E>) => void }) => call(endpoint, input),
    onSuccess: (answer, { onDone }) => onDone(answer),
    onError: (caught) => {
      const failure = failureOf(caught);
      if (failure?.kind === 'conflict') {
        showToast({ kind: 'warning', text: t`Somebody changed this in the meantime. Look at it, then try again.` });
      }
      if (failure?.kind === 'refused_input') {
        const told = failure.message === null ? null : inWords(failure.message);
        showToast({ kind: 'warning', text: told ?? t`That did not work. Nothing was changed.` });
      }
    },
    onSettled: refresh,
  });
  return {
    write: (input: InputOf<E>, onDone: (answer: OutputOf<E>) => void) => mutate({ input, onDone }),
    isPending,
  };
}
