import { useLingui } from '@lingui/react/macro';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { approveReport, returnReport } from '@heartsease/domain/reports/review.endpoints.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import { useFocusFirst } from './focus-first.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import { REASON_AT_MOST } from './reason-sheet.tsx';
import { reasonIn } from '../api/refusal.ts';
import { refreshWhatReportsCountIn } from './reports.api.ts';

/** Approving a report, or asking its author to look at it again; for whoever may. */
export function ReviewPart({ report }: { report: Report }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { entries } = useOutbox();
  // Somebody decided already, without a connection: the server hears of it later, and is not told twice.
  const isDecided = entries.some(
    ({ path, state, input }) =>
      state === 'waiting' &&
      (path === approveReport.path || path === returnReport.path) &&
      input['report_id'] === report.id,
  );

  async function approve() {
    setBusy(true);
    const sent = await sendWrite(approveReport, { report_id: report.id, base_version: report.version });
    if (sent.state === 'refused') await outbox.discard(sent.client_id);
    if (sent.state !== 'waiting') await refreshWhatReportsCountIn(client);
    setBusy(false);
    if (sent.state === 'refused') showToast({ kind: 'danger', text: reasonIn(sent.failure) });
    else if (sent.state === 'waiting') showToast({ kind: 'success', text: t`Saved on this phone, will be sent` });
    else showToast({ kind: 'success', text: t`Approved.` });
  }

  return (
    <>
      {report.can_approve && (isBusy || !isDecided) && (
        <Button busy={isBusy} icon={<SealCheckIcon weight="bold" aria-hidden="true" />} onClick={() => void approve()}>
          {t`Approve`}
        </Button>
      )}
      {report.can_return && (isAsking || !isDecided) && (
        <Button variant="line" icon={<ArrowUUpLeftIcon weight="bold" aria-hidden="true" />} onClick={() => ask(true)}>
          {t`Ask for another look`}
        </Button>
      )}
      {isAsking && <ReturnSheet report={report} onClosed={() => ask(false)} />}
    </>
  );
}

function ReturnSheet({ report, onClosed }: { report: Report; onClosed: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const field = useFocusFirst<HTMLTextAreaElement>();
  const { text: comment, type, end } = useTextDraft(`return-report:${report.id}`);
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const name = report.author.known_as;

  async function giveBack({ close }: OverlayEntry) {
    if (comment.trim() === '') {
      setError(t`Say what to look at again`);
      field.current?.focus();
      return;
    }
    setBusy(true);
    const sent = await sendWrite(returnReport, { report_id: report.id, base_version: report.version, comment });
    if (sent.state === 'refused') await outbox.discard(sent.client_id);
    if (sent.state !== 'waiting') await refreshWhatReportsCountIn(client);
    setBusy(false);
    if (sent.state === 'refused') {
      setError(
        sent.failure.kind === 'conflict'
          ? t`Somebody changed this report meanwhile. Look at it once more, then decide.`
          : reasonIn(sent.failure),
      );
      return;
    }
    await end();
    showToast({
      kind: 'success',
      text: sent.state === 'sent' ? t`${name} finds it on Today.` : t`Saved on this phone, will be sent`,
    });
    close();
  }

  return (
    <BackSheet
      title={t`Ask for another look?`}
      description={t`${name} reads your words on Today and can change the report. It counts all the while.`}
      onClosed={onClosed}
      footer={
        <SheetButton busy={isBusy} onPress={(sheet) => void giveBack(sheet)}>
          {t`Ask ${name}`}
        </SheetButton>
      }
    >
      <TextareaField
        ref={field}
        label={t`What should ${name} look at again?`}
        rows={3}
        value={comment}
        maxLength={REASON_AT_MOST}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
    </BackSheet>
  );
}
