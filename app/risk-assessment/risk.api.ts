import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { standingOf } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { ListedRisk, RiskScope } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { whyNotSigned } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { getRisk, listRisks, riskTemplates } from '@heartsease/domain/risk-assessment/risk.endpoints.ts';
import {
  overlayRisk,
  riskOfEvent,
  riskOfSession,
  sessionsOutOfDate,
} from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { read } from '../api/read.ts';
import { useWriteShownIn } from '../api/use-write.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { useTimeWords } from '../words/time.ts';

export function useRisks() {
  return useQuery(read(listRisks, {}));
}

export function useRisk(risk_assessment_id: string) {
  return useQuery(read(getRisk, { risk_assessment_id }));
}

/** What was assessed for one activity and is not put away; null where nobody may see, and until it is known. */
export function useRisksOfActivity(activity_id: string): ListedRisk[] | null {
  const mayView = useMay('risk.view');
  const { data } = useQuery({ ...read(listRisks, {}, { isBackground: true }), enabled: mayView });
  if (!mayView || data === undefined) return null;
  return data.items.filter(({ activity, state }) => activity?.id === activity_id && state !== 'archived');
}

export function useRiskTemplate(input: {
  scope: RiskScope;
  activity_id: string | null;
  planned_session_id: string | null;
}) {
  return useQuery(read(riskTemplates, input));
}

/**
 * What waits for whoever writes and signs: what they may sign, and what is out of date. Nothing is asked where the
 * organisation has none of it.
 */
export function useRisksToDo() {
  const mayEdit = useMay('risk.edit');
  const maySign = useMay('risk.approve');
  const { role } = useProfile();
  const { today } = useTimeWords();
  const { data } = useQuery({ ...read(listRisks, {}, { isBackground: true }), enabled: mayEdit });
  const items = data?.items ?? [];
  const of = (standing: string) =>
    items.filter((risk) => standingOf(risk, today) === standing && !(standing === 'expired' && risk.is_being_changed));
  const waiting = of('in_review').filter(
    ({ is_mine, residual }) => maySign && whyNotSigned({ role, is_own: is_mine, residual }) === null,
  );
  return { waiting, expired: of('expired'), due: of('due') };
}

const SHOWN_IN = [listRisks, getRisk, riskOfSession, riskOfEvent, overlayRisk, sessionsOutOfDate].map(
  ({ path }) => path,
);

/** A write to risk assessments; afterwards wherever they are shown is asked for anew. */
export function useRiskWrite<E extends Endpoint>(endpoint: E) {
  return useWriteShownIn(endpoint, SHOWN_IN);
}
