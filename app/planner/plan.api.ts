import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import type { Endpoint, InputOf } from '@heartsease/domain/endpoint.ts';
import { findEventClashes } from '@heartsease/domain/events/events.endpoints.ts';
import type { Plan } from '@heartsease/domain/planner/plan.ts';
import {
  findPlanClashes,
  getPlan,
  getSessionToLog,
  listComingUp,
  listPlannedSessions,
  listPlanStaff,
  suggestWeek,
} from '@heartsease/domain/planner/planner.endpoints.ts';
import { planWordsOf } from '@heartsease/domain/planner/series.ts';
import {
  overlayRisk,
  riskOfSession,
  sessionsOutOfDate,
} from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { read } from '../api/read.ts';
import { useToldWrite } from '../api/use-told-write.ts';

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

/** The question what else is at the time of a session that stands, alone and not with its series. */
export function clashesAskedOf(plan: Plan): InputOf<typeof findPlanClashes> {
  const { time, minutes, place, leader_id, helper_ids, resident_ids, resident_group_ids } = planWordsOf(plan);
  const who = { leader_id, helper_ids, resident_ids, resident_group_ids };
  return { planned_session_id: plan.id, day: plan.day, repeat: null, time, minutes, place, ...who };
}

/** What else is at the time of a session, asked once; nothing where that can't be told. */
export function useAskClashes() {
  const client = useQueryClient();
  return async (plan: Plan) => {
    const asked = read(findPlanClashes, clashesAskedOf(plan), { isBackground: true });
    return (await client.fetchQuery(asked).catch(() => null))?.items ?? [];
  };
}

/** What would make a week fair; of any day of it. */
export function useSuggestedWeek(day: string) {
  return useQuery(read(suggestWeek, { day }));
}

/** Wherever the plan is shown, or what it means for those expected, asked for anew. */
export function useRefreshPlan(): () => Promise<void> {
  const client = useQueryClient();
  const shown = [
    listPlannedSessions,
    getPlan,
    getSessionToLog,
    listComingUp,
    findPlanClashes,
    findEventClashes,
    suggestWeek,
    getToday,
    riskOfSession,
    overlayRisk,
    sessionsOutOfDate,
  ];
  return async () => {
    await Promise.all(shown.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}

/** A change of the plan that no form judges. */
export function usePlanWrite<E extends Endpoint>(endpoint: E) {
  return useToldWrite(endpoint, useRefreshPlan());
}
