import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getFeaturedProducts } from '@heartsease/domain/dashboard/dashboard.endpoints.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { neededFor } from '@heartsease/domain/resources/find-needed.ts';
import type { Resource } from '@heartsease/domain/resources/resource.ts';
import { listResources } from '@heartsease/domain/resources/resources.endpoints.ts';
import { read } from '../api/read.ts';
import { useToldWrite } from '../api/use-told-write.ts';
import { useMay } from '../session/use-may.ts';

export function useResources() {
  return useQuery(read(listResources, {}));
}

/** What serves today's ideas, and what the home wishes for. */
export function useFeaturedProducts() {
  return useQuery(read(getFeaturedProducts, {}, { isBackground: true }));
}

/** What of the cupboard a line of "what is needed" asks for; nothing for whoever does not look into it. */
export function useFoundInCupboard(): (need: string) => Resource[] {
  const looks = useMay('resources.view');
  const { data } = useQuery({ ...read(listResources, {}, { isBackground: true }), enabled: looks });
  const there = (data?.items ?? []).filter(({ kind }) => kind === 'have');
  return (need) => neededFor(need, there);
}

export function useRefreshResources(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [listResources, getFeaturedProducts].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
  };
}

/** A change of the cupboard that no form judges. */
export function useResourceWrite<E extends Endpoint>(endpoint: E) {
  return useToldWrite(endpoint, useRefreshResources());
}
