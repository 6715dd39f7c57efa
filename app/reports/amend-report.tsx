import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { logAfter, onTopOf, openLog } from '@heartsease/domain/reports/log-draft.ts';
import { logOfReport } from '@heartsease/domain/reports/log-report.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useTimeWords } from '../words/time.ts';
import { sendAmendment } from './amendment.ts';
import { forgetAmendment, keepAmendment, useBegunAmendment } from './amendment-drafts.ts';
import styles from './amend-report.module.css';
import { useBack } from './back.ts';
import { DepthPages } from './depth-pages.tsx';
import { LogBoard } from './log-board.tsx';
import { LogNotice } from './log-notice.tsx';
import { LogWaiting } from './log-waiting.tsx';
import { useLongAgo } from './long-ago.ts';
import { useLogAuthor } from './log-writing.ts';
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

/** A saved report, to be changed. What somebody began to add on this device is there again. */
export function AmendReport({ report }: { report: Report }) {
  const back = useBack();
  const begun = useBegunAmendment(report);
  const author = useLogAuthor();
  const [isAnew, beginAnew] = useState(false);
  if (begun.isPending) return <LogWaiting onBack={back} />;
  const left = isAnew ? null : (begun.data ?? null);
  const drop = () => {
    void forgetAmendment(author, report.id);
    beginAnew(true);
  };
  return (
    <Amendment
      key={isAnew ? 'anew' : 'as left'}
      report={report}
      begun={left}
      left={left !== null && <LeftNotice onDrop={drop} />}
    />
  );
}

/**
 * The report on the log's own board, or page by page with `more` in the address. Whoever changes it late, or for
 * somebody else, says why.
 */
function Amendment({ report, begun, left }: { report: Report; begun: LogDraft | null; left: ReactNode }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tellsMore = useMay('reports.full');
  const isDeep = tellsMore && search.has('more');
  const author = useLogAuthor();
  const client = useQueryClient();
  const profile = useProfile();
  const [now] = useState(() => new Date());
  const isBack = report.state === 'returned' && report.author.id === profile.id;
  const needsReason = !isOwnAndFresh(report, profile, now) && !isBack;
  // The report as it was opened: when it changes meanwhile, the server says so and nothing is overwritten.
  const [opened] = useState(report);
  const [log, dispatch] = useReducer(logAfter, begun ?? logOfReport(opened), openLog);
  const [isAsking, askWhy] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, refuse] = useState<string | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const back = useBack();
  const words = useTimeWords();
  const { isLongAgo, mayAdd } = useLongAgo();
  useKept(opened, log.draft);

  function leave() {
    void forgetAmendment(author, report.id);
    // Page by page may have been opened from the board: both end here.
    if (isDeep) void navigate(`/manage-report/${report.id}`, { replace: true });
    else back();
  }

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
    leave();
  }

  function keepWhatStands() {
    void refreshWhatReportsCountIn(client);
    leave();
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
  const isMoved = words.dayOf(log.draft.started_at) !== words.dayOf(opened.started_at);
  const isMovedLongAgo = mayAdd && isMoved && isLongAgo(log.draft.started_at);
  const save = () => (needsReason || isMovedLongAgo ? askWhy(true) : void send(null, opened, log.draft));
  const problem = (
    <>
      {left}
      {refused !== null && <LogNotice tone="danger">{t`That could not be saved yet. ${refused}`}</LogNotice>}
    </>
  );
  return (
    <>
      {isDeep ? (
        <DepthPages
          draft={log.draft}
          dispatch={dispatch}
          isSaving={isSaving}
          notice={problem}
          onSave={save}
          onBack={back}
        />
      ) : (
        <LogBoard
          log={log}
          dispatch={dispatch}
          namesIt
          saveLabel={t`Save the changes`}
          isSaving={isSaving}
          notice={
            <>
              {problem}
              {tellsMore && (
                <ButtonLink to="?change&more" variant="soft">
                  {t`Add more`}
                </ButtonLink>
              )}
            </>
          }
          onSave={save}
          onBack={back}
        />
      )}
      {isAsking && (
        <ReasonSheet
          of={opened.id}
          onClosed={() => askWhy(false)}
          onReason={(reason) => void send(reason, opened, log.draft)}
        />
      )}
    </>
  );
}

/** What was begun here is there as it was left, and may go. */
function LeftNotice({ onDrop }: { onDrop: () => void }) {
  const { t } = useLingui();
  return (
    <LogNotice>
      {t`You began this earlier. It is as you left it.`}{' '}
      <Button variant="quiet" size="small" onClick={onDrop}>
        {t`Begin anew`}
      </Button>
    </LogNotice>
  );
}

/** Keeps what is changed on the device, until it is saved. */
function useKept(report: Report, draft: LogDraft) {
  const { account_id, care_home_id } = useLogAuthor();
  const [untouched] = useState(draft);
  useEffect(() => {
    if (draft === untouched) return;
    // A device that keeps nothing still saves; the draft then lasts as long as the page.
    keepAmendment({ account_id, care_home_id }, report, draft).catch((caught: unknown) => console.error(caught));
  }, [draft, untouched, report, account_id, care_home_id]);
}
