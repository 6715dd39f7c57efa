import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  countActivities,
  getFairness,
  getFeedback,
  getKeyFigures,
  getPeopleWhoClick,
  getResidentsEngaged,
  getTargets,
} from '@heartsease/domain/dashboard/figures.endpoints.ts';
import type { DashboardFilter } from '@heartsease/domain/dashboard/filter.ts';
import { read } from '../api/read.ts';

/** Each chart stands for itself: one that can't be shown says so in its own place. The last stays while others come. */
const alone = { isBackground: true };

export function useActivityCount(filter: DashboardFilter) {
  return useQuery({ ...read(countActivities, filter, alone), placeholderData: keepPreviousData });
}

export function useFeedback(filter: DashboardFilter) {
  return useQuery({ ...read(getFeedback, filter, alone), placeholderData: keepPreviousData });
}

export function useResidentsEngaged(filter: DashboardFilter) {
  return useQuery({ ...read(getResidentsEngaged, filter, alone), placeholderData: keepPreviousData });
}

export function useFairness(filter: DashboardFilter) {
  return useQuery({ ...read(getFairness, filter, alone), placeholderData: keepPreviousData });
}

export function useKeyFigures() {
  return useQuery(read(getKeyFigures, {}, alone));
}

export function useTargets() {
  return useQuery(read(getTargets, {}, alone));
}

/** The targets, and the figures that are told beside them. */
export function useRefreshTargets(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([getTargets, getKeyFigures].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}

export function usePeopleWhoClick() {
  return useQuery(read(getPeopleWhoClick, {}, alone));
}
