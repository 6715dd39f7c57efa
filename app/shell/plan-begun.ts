import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';

/** What the history of the browser carries of a plan that was begun elsewhere: words of somebody's are in no address. */
const PlanBegun = z.object({ title: z.string() });

/** Opens the plan of something in somebody's own words, for these people. */
export function useBeginPlan(): (title: string, people: readonly ResidentFace[]) => void {
  const navigate = useNavigate();
  return useCallback(
    (title, people) => {
      const named = new URLSearchParams({ residents: people.map(({ id }) => id).join(',') });
      void navigate(`/planned-session/new?${named.toString()}`, { state: PlanBegun.parse({ title }) });
    },
    [navigate],
  );
}

/** The words that a plan was begun with; none where it begins empty. */
export function useTitleOfPlanBegun(): string {
  const { state } = useLocation();
  return PlanBegun.safeParse(state).data?.title ?? '';
}
