import { useLingui } from '@lingui/react/macro';
import type { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { approveRisk } from '@heartsease/domain/risk-assessment/risk.endpoints.ts';
import { showToast } from '../ui/toast-store.ts';
import { useRiskWrite } from './risk.api.ts';
import { WordSheet } from './word-sheet.tsx';

/** Gives an assessment back to whoever wrote it, with what is missing. */
export function ReturnRiskSheet({ risk, onClose }: { risk: RiskAssessment; onClose: () => void }) {
  const { t } = useLingui();
  const approve = useRiskWrite(approveRisk);
  const { id, version, title, assessed_by } = risk;
  const who = assessed_by ?? t`Its author`;
  return (
    <WordSheet
      draftKey={`return-risk:${id}`}
      title={t`Return “${title}”`}
      label={t`What is missing, or why not?`}
      description={t`${who} reads it and can send it again.`}
      action={t`Return it`}
      field="word"
      unsaid="Say why, so that its author can go on"
      onClose={onClose}
      onSend={async (word) => {
        await approve.mutateAsync({ risk_assessment_id: id, base_version: version, is_yes: false, word });
        showToast({ kind: 'success', text: t`“${title}” is returned.` });
      }}
    />
  );
}
