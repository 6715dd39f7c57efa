import { useLingui } from '@lingui/react/macro';
import { ArchiveIcon } from '@phosphor-icons/react/dist/csr/Archive';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { whyNotSigned } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { approveRisk, archiveRisk, printRisk, reviseRisk } from '@heartsease/domain/risk-assessment/risk.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { bytesOf, saveFile } from '../device/save-file.ts';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { ReturnRiskSheet } from './return-risk-sheet.tsx';
import { useRiskWords } from './risk-words.ts';
import { useRiskWrite } from './risk.api.ts';
import styles from './risk-screen.module.css';

/** What whoever reads it can do with it now. */
export function RiskSteps({ risk }: { risk: RiskAssessment }) {
  const mayEdit = useMay('risk.edit');
  const mayApprove = useMay('risk.approve');
  const { shown, open, close } = useOverlay();
  const isReturning = shown[0] === 'return' && mayApprove;
  return (
    <div className={styles.steps}>
      {risk.state === 'in_review' && mayApprove && <Signing risk={risk} onReturn={() => open('return')} />}
      {/* Beside the card: whoever is writing a word keeps it, also when somebody else signs meanwhile. */}
      {isReturning && <ReturnRiskSheet risk={risk} onClose={close} />}
      <div className={styles.buttons}>
        {mayEdit && <Editing risk={risk} />}
        <PrintButton risk={risk} />
      </div>
    </div>
  );
}

/** Signs it, or gives it back with a word; whoever can't sign is told who can. Nobody returns something to herself. */
function Signing({ risk, onReturn }: { risk: RiskAssessment; onReturn: () => void }) {
  const { t } = useLingui();
  const { role } = useProfile();
  const { noSignature } = useRiskWords();
  const attempt = useAttempt();
  const approve = useRiskWrite(approveRisk);
  const { id, version, title, is_mine, residual } = risk;
  const no = whyNotSigned({ role, is_own: is_mine, residual });
  return (
    <Card tone="plum">
      <div className={styles.signing}>
        <p>
          <b>{no === null ? t`Have you read all of it?` : noSignature[no]}</b>
        </p>
        <div className={styles.buttons}>
          {no === null && (
            <Button
              size="large"
              busy={approve.isPending}
              icon={<SealCheckIcon weight="bold" aria-hidden="true" />}
              onClick={() =>
                void attempt(
                  () => approve.mutateAsync({ risk_assessment_id: id, base_version: version, is_yes: true, word: '' }),
                  t`You signed “${title}”.`,
                )
              }
            >
              {t`Sign it`}
            </Button>
          )}
          {!is_mine && (
            <Button variant="line" onClick={onReturn}>
              {t`Return with a word`}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Editing({ risk }: { risk: RiskAssessment }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const revise = useRiskWrite(reviseRisk);
  const archive = useRiskWrite(archiveRisk);
  const { id, state, title, is_being_changed } = risk;
  const putAway = (is_archived: boolean) => archive.mutateAsync({ risk_assessment_id: id, is_archived });
  if (state === 'superseded') return null;
  if (state === 'archived') {
    return (
      <Button
        variant="soft"
        busy={archive.isPending}
        onClick={() => void attempt(() => putAway(false), t`“${title}” is back.`)}
      >
        {t`Bring it back`}
      </Button>
    );
  }
  return (
    <>
      {state === 'approved' ? (
        <Button
          busy={revise.isPending}
          icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
          onClick={() =>
            void attempt(async () => {
              const next = await revise.mutateAsync({ risk_assessment_id: id });
              void navigate(`/risk/${next.id}/change`);
            })
          }
        >
          {is_being_changed ? t`Open the new edition` : t`Look at it again`}
        </Button>
      ) : (
        <ButtonLink
          to={`/risk/${id}/change`}
          icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
          variant="soft"
        >
          {t`Change`}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        busy={archive.isPending}
        icon={<ArchiveIcon weight="bold" aria-hidden="true" />}
        onClick={() => void attempt(() => putAway(true), t`“${title}” is put away. You can bring it back.`)}
      >
        {t`Put it away`}
      </Button>
    </>
  );
}

function PrintButton({ risk: { id } }: { risk: RiskAssessment }) {
  const { t, i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();
  return (
    <Button
      variant="line"
      busy={isBusy}
      icon={<FilePdfIcon weight="bold" aria-hidden="true" />}
      onClick={() => {
        setBusy(true);
        const language = i18n.locale === 'cy' ? ('cy' as const) : ('en' as const);
        void attempt(async () => {
          const { file_name, base64 } = await call(printRisk, { risk_assessment_id: id, language });
          saveFile(file_name, bytesOf(base64), 'application/pdf');
        }).finally(() => setBusy(false));
      }}
    >
      {t`Save as PDF`}
    </Button>
  );
}

/** Does it and says so; what did not work is told. */
function useAttempt(): (work: () => Promise<unknown>, done?: string) => Promise<void> {
  const { t } = useLingui();
  return async (work, done) => {
    try {
      await work();
      if (done !== undefined) showToast({ kind: 'success', text: done });
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'conflict') {
        showToast({ kind: 'warning', text: t`Somebody changed it meanwhile. Look at it again.` });
        return;
      }
      const [problem] = Object.values(problemsIn(caught));
      if (problem) showToast({ kind: 'danger', text: inWords(problem) });
    }
  };
}
