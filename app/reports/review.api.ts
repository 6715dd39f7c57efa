import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { getReportSettings, listReports } from '@heartsease/domain/reports/review.endpoints.ts';
import { keptMeta, read, readPage } from '../api/read.ts';
import { useMay } from '../session/use-may.ts';

export type ReportsWanted = Pick<
  InputOf<typeof listReports>,
  'states' | 'from' | 'to' | 'is_waiting' | 'is_sent_again' | 'is_mine'
>;

/** Reports of the home, page after page, the newest first. */
export function useReportPages(wanted: ReportsWanted) {
  return useInfiniteQuery({
    queryKey: [listReports.path, 'pages', wanted] as const,
    queryFn: async ({ pageParam, ...asked }) =>
      await readPage(listReports, { ...wanted, ...(pageParam !== null && { cursor: pageParam }) }, asked),
    meta: keptMeta(listReports),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** One's own reports that somebody asked to look at again. */
export function useReturnedReports() {
  const mayAdd = useMay('reports.add');
  const wanted = { states: ['returned' as const], is_mine: true };
  const { data } = useQuery({ ...read(listReports, wanted, { isBackground: true }), enabled: mayAdd });
  return data?.items ?? [];
}

export function useReportSettings() {
  return useQuery(read(getReportSettings, {}, { isBackground: true }));
}
