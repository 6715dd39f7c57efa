import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { listMoments } from '@heartsease/domain/reports/reports.endpoints.ts';
import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { keptMeta, read, readPage } from '../api/read.ts';
import { useMay } from '../session/use-may.ts';

const FIRST_PAGE: { cursor?: string } = {};

/** Everybody who lives here. A home has few enough people to search and filter on the device, at once and offline. */
export function useResidents() {
  return useQuery(read(listResidents, {}));
}

/** The same beside something else: where it fails, whoever asks goes on without. */
export function useResidentsInBackground() {
  return useQuery({ ...read(listResidents, {}, { isBackground: true }), enabled: useMay('residents.view') });
}

export function useResident(resident_id: string) {
  return useQuery(read(getResident, { resident_id }));
}

export type MomentFilter = Pick<InputOf<typeof listMoments>, 'resident_id' | 'from' | 'to'>;

/** Moments of a person or of the home, newest first, a page at a time. */
export function useMoments(filter: MomentFilter, limit: number) {
  return useInfiniteQuery({
    queryKey: [listMoments.path, filter, limit] as const,
    meta: keptMeta(listMoments),
    queryFn: async ({ pageParam, ...asked }) => await readPage(listMoments, { ...filter, limit, ...pageParam }, asked),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor }) => (next_cursor === null ? undefined : { cursor: next_cursor }),
  });
}
