import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  acknowledgeEventRisk,
  acknowledgeReportRisk,
  acknowledgeRisk,
  overlayRisk,
  riskOfEvent,
  riskOfReport,
  riskOfSession,
  sessionsOutOfDate,
} from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { read } from '../api/read.ts';
import { useWriteShownIn } from '../api/use-write.ts';
import { useMay } from '../session/use-may.ts';
import type { KeepWord } from './acknowledge-sheet.tsx';

/**
 * What is assessed for a session and what bites for those expected.
 *
 * @param isAskedAnew what was told a moment ago is not enough
 */
export function useRiskOfSession(planned_session_id: string, { isAskedAnew = false } = {}) {
  const mayView = useMay('risk.view');
  return useQuery({
    ...read(riskOfSession, { planned_session_id }, { isBackground: true }),
    enabled: mayView && planned_session_id !== '',
    refetchOnMount: isAskedAnew ? 'always' : true,
  });
}

/** The same for what is being planned; what was told stays while people are added. */
export function useRiskOverlay(input: InputOf<typeof overlayRisk>) {
  const maySee = useMay('risk.people');
  const isWhole = overlayRisk.input.safeParse(input).success;
  return useQuery({
    ...read(overlayRisk, input, { isBackground: true }),
    enabled: maySee && isWhole,
    placeholderData: keepPreviousData,
  });
}

/** Is the assessment of a session of this day out of date then? Asked once for a week. */
export function useIsOutOfDate(planned_session_id: string, day: string): boolean {
  const mayView = useMay('risk.view');
  const monday = mondayOf(day);
  const week = { from: monday, to: addDays(monday, 6) };
  const { data } = useQuery({ ...read(sessionsOutOfDate, week, { isBackground: true }), enabled: mayView });
  return data?.planned_session_ids.includes(planned_session_id) ?? false;
}

/** What bites at an event for those who are expected. */
export function useRiskOfEvent(event_id: string) {
  return useQuery(read(riskOfEvent, { event_id }, { isBackground: true }));
}

/** The word that is said by name before a session. */
export function useAcknowledge(planned_session_id: string): KeepWord {
  const { mutateAsync } = useWriteShownIn(acknowledgeRisk, [riskOfSession.path]);
  return async (said) => await mutateAsync({ ...said, planned_session_id });
}

/** The same before an event. */
export function useAcknowledgeAtEvent(event_id: string): KeepWord {
  const { mutateAsync } = useWriteShownIn(acknowledgeEventRisk, [riskOfEvent.path]);
  return async (said) => await mutateAsync({ ...said, event_id });
}

/** The hard stops of what was logged, and what was said to them. */
export function useRiskOfReport(report_id: string) {
  const maySee = useMay('risk.people');
  return useQuery({ ...read(riskOfReport, { report_id }, { isBackground: true }), enabled: maySee });
}

/** The same word with a report. */
export function useAcknowledgeAtReport(report_id: string): KeepWord {
  const { mutateAsync } = useWriteShownIn(acknowledgeReportRisk, [riskOfReport.path]);
  return async (said) => await mutateAsync({ ...said, report_id });
}
