import { useLingui } from '@lingui/react/macro';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import type { BiteReason } from '@heartsease/domain/risk-assessment/overlay.ts';
import type { HARMED, RiskScope, Standing, WHEN } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { RiskFields, RiskSignOff } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { NoSignature, RiskLevel } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { useAccessWords } from '../words/access-words.ts';

/** Everything that a risk assessment says with words of ours. */
export function useRiskWords() {
  const { t } = useLingui();
  const levels: Record<RiskLevel, string> = {
    low: t`Low`,
    moderate: t`Moderate`,
    high: t`High`,
    stop: t`Don’t run`,
  };
  const scopes: Record<RiskScope, string> = {
    activity: t`An activity`,
    session: t`One session or its series`,
    place: t`A place`,
  };
  const standings: Record<Standing, string> = {
    draft: t`Draft`,
    in_review: t`Waits for a signature`,
    expired: t`Out of date`,
    due: t`Due soon`,
    settled: t`Signed`,
    superseded: t`Earlier edition`,
    archived: t`Put away`,
  };
  const who: Record<(typeof HARMED)[number], string> = {
    residents: t`Residents`,
    staff: t`Staff`,
    volunteers: t`Volunteers`,
    visitors: t`Visitors`,
    children: t`Children`,
  };
  const when: Record<(typeof WHEN)[number], string> = { before: t`Before`, during: t`During`, after: t`After` };
  const likelihoods = [t`Hardly ever`, t`Seldom`, t`Now and then`, t`Often`, t`Nearly always`];
  const severities = [t`A scratch`, t`Soon well again`, t`Needs a nurse`, t`Needs hospital`, t`Could be a life`];
  const noSignature: Record<NonNullable<NoSignature>, string> = {
    too_high: t`One line is at 16 or more. Do more about it, or don’t do it.`,
    manager_only: t`What is left is high, so a manager signs it.`,
    own: t`You wrote it, so somebody else signs it.`,
  };
  const labels: Record<keyof RiskFields, string> = {
    scope: t`What is it about?`,
    title: t`What is it called?`,
    activity_id: t`Which activity?`,
    planned_session_id: t`Which session?`,
    place: t`Where?`,
    assessed_on: t`Looked at on`,
    review_due: t`Look again by`,
    staff_ratio: t`How many staff?`,
    benefits: t`What people gain, and what is lost if we say no`,
    emergency_plan: t`If something happens`,
    lines: t`What can go wrong`,
  };
  const signOffs: Record<RiskSignOff['kind'], string> = {
    submitted: t`Sent to be signed`,
    returned: t`Returned with a word`,
    approved: t`Signed`,
    archived: t`Put away`,
    restored: t`Brought back`,
  };
  return { levels, scopes, standings, who, when, likelihoods, severities, noSignature, labels, signOffs };
}

/** Why a line bites for somebody, as a colleague would say it. */
export function useBiteWords(): (reason: BiteReason) => string {
  const { t } = useLingui();
  const access = useAccessWords();
  return (reason) => {
    switch (reason.kind) {
      case 'need': {
        const value = access.value(reason.need, reason.value) ?? String(reason.value);
        const label = access.labels[reason.need];
        return reason.need === 'diet_texture' || reason.need === 'fluid' ? t`${label}: ${value}` : value;
      }
      case 'risk':
        return access.risks[reason.risk];
      case 'allergies': {
        const allergies = reason.allergies.join(', ');
        return t`Allergic to: ${allergies}`;
      }
      case 'band': {
        const name = BAND_GUIDES[reason.support_band - 1]?.name ?? String(reason.support_band);
        return t`Joins in: ${name}`;
      }
      case 'topics': {
        const topics = reason.topics.join(', ');
        return t`Better not raised: ${topics}`;
      }
    }
  };
}

/** What is mostly said to a hard stop. */
export function useUsualWords(name: string): string[] {
  const { t } = useLingui();
  return [
    t`${name} has a batch of their own.`,
    t`It is at the right level, checked today.`,
    t`${name} joins in without eating or touching.`,
  ];
}
