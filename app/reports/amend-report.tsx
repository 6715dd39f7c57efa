import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { logAfter, logOfReport, onTopOf, openLog } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { useProfile } from '../session/use-session.ts';
import { showToast } from '../ui/toast-store.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { sendAmendment } from './amendment.ts';
import styles from './amend-report.module.css';
import { useBack } from './back.ts';
import { LogBoard } from './log-board.tsx';
import { LogNotice } from './log-notice.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { isOwnAndFresh } from './report-actions.tsx';
import { ReportClash } from './report-clash.tsx';
import { refreshWhatReportsCountIn } from './reports.api.ts';

/** What stands now, what one's own changes make of it, and why. */
interface Clash {
  stands: Report;
  mine: LogDraft;
  reason: string | null;
}

/** A saved report on the log's own board. Whoever changes it late, or for somebody else, says why. */
export function AmendReport({ report }: { report: Report }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const profile = useProfile();
  const [now] = useState(() => new Date());
  const needsReason = !isOwnAndFresh(report, profile, now);
  // The report as it was opened: when it changes meanwhile, the server says so and nothing is overwritten.
  const [opened] = useState(report);
  const [log, dispatch] = useReducer(logAfter, logOfReport(opened), openLog);
  const [isAsking, askWhy] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, refuse] = useState<string | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const back = useBack();

  async function send(reason: string | null, base: Report, changed: LogDraft) {
    setSaving(true);
    const outcome = await sendAmendment(client, base, changed, reason);
    setSaving(false);
    if (outcome.state === 'clash') {
      const mine = onTopOf(logOfReport(outcome.stands), logOfReport(opened), log.draft);
      setClash({ stands: outcome.stands, mine, reason });
      return;
    }
    setClash(null);
    if (outcome.state === 'refused') {
      refuse(outcome.message);
      return;
    }
    showToast({
      kind: 'success',
      text:
        outcome.state === 'sent'
          ? t`Changed. What stood before is in the history.`
          : t`Saved on this phone, will be sent`,
    });
    back();
  }

  function keepWhatStands() {
    void refreshWhatReportsCountIn(client);
    back();
  }

  if (clash !== null) {
    return (
      <main className={styles.screen} tabIndex={-1}>
        <PageHeader title={clash.stands.title} back={{ onPress: back }} />
        <ReportClash
          stands={clash.stands}
          mine={clash.mine}
          isBusy={isSaving}
          onKeep={keepWhatStands}
          onReplace={() => void send(clash.reason, clash.stands, clash.mine)}
        />
      </main>
    );
  }
  return (
    <>
      <LogBoard
        log={log}
        dispatch={dispatch}
        namesIt
        saveLabel={t`Save the changes`}
        isSaving={isSaving}
        notice={refused !== null && <LogNotice tone="danger">{t`That could not be saved yet. ${refused}`}</LogNotice>}
        onSave={() => (needsReason ? askWhy(true) : void send(null, opened, log.draft))}
        onBack={back}
      />
      {isAsking && (
        <ReasonSheet onClosed={() => askWhy(false)} onReason={(reason) => void send(reason, opened, log.draft)} />
      )}
    </>
  );
}
