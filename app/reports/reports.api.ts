import { getEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getCompany, getMeadow, getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { getInsights } from '@heartsease/domain/insights/insights.endpoints.ts';
import { getSessionToLog, listPlannedSessions } from '@heartsease/domain/planner/planner.endpoints.ts';
import { getReport, listMoments } from '@heartsease/domain/reports/reports.endpoints.ts';
import { listReports } from '@heartsease/domain/reports/review.endpoints.ts';
import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { read } from '../api/read.ts';

/** A session with its people. What Today already knows of it is there at once, and serves without a connection. */
export function useSessionOfLog(planned_session_id: string) {
  const client = useQueryClient();
  const { queryKey } = read(getToday, {});
  return useQuery({
    ...read(getSessionToLog, { planned_session_id }),
    initialData: () => {
      const session = client.getQueryData(queryKey)?.on_now;
      return session?.id === planned_session_id ? session : undefined;
    },
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
  });
}

export function useReport(report_id: string) {
  return useQuery(read(getReport, { report_id }));
}

/** What a report counts in; asked for anew after every change to one. */
const COUNTED_IN = [
  getToday,
  getMeadow,
  getCompany,
  listPlannedSessions,
  getSessionToLog,
  listMoments,
  getReport,
  listReports,
  listResidents,
  getResident,
  getEvent,
  getInsights,
];

export async function refreshWhatReportsCountIn(client: QueryClient): Promise<void> {
  await Promise.all(COUNTED_IN.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
