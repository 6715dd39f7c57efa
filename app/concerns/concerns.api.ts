import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getConcern, getSafeguardingContact, listConcerns } from '@heartsease/domain/concerns/concerns.endpoints.ts';
import { read } from '../api/read.ts';

export function useConcerns() {
  return useQuery(read(listConcerns, {}));
}

export function useConcern(concern_id: string) {
  return useQuery(read(getConcern, { concern_id }));
}

export function useSafeguardingContact() {
  return useQuery(read(getSafeguardingContact, {}, { isBackground: true }));
}

export function useRefreshSafeguardingContact(): () => Promise<void> {
  const client = useQueryClient();
  return async () => await client.invalidateQueries({ queryKey: [getSafeguardingContact.path] });
}

export function useRefreshConcerns(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([listConcerns, getConcern].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}
