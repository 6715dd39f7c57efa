import { useQuery } from '@tanstack/react-query';
import { getEnjoyedLately, getInsights } from '@heartsease/domain/insights/insights.endpoints.ts';
import { read } from '../api/read.ts';

export function useInsights(asked: { resident_id: string; from?: string; to?: string }) {
  return useQuery(read(getInsights, asked));
}

/** On a relative's home nobody waits for it, and nobody is told when it is not to be had. */
export function useEnjoyedLately(resident_id: string, isBackground = false) {
  return useQuery(read(getEnjoyedLately, { resident_id }, { isBackground }));
}
