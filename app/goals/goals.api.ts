import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listGoals } from '@heartsease/domain/goals/goals.endpoints.ts';
import { read } from '../api/read.ts';

export function useGoals(resident_id: string) {
  return useQuery(read(listGoals, { resident_id }));
}

export function useRefreshGoals(): () => Promise<void> {
  const client = useQueryClient();
  return async () => await client.invalidateQueries({ queryKey: [listGoals.path] });
}
