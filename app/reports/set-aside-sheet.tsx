import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { voidReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import { reasonIn } from '../api/refusal.ts';
import { SHOWN_IN } from '../photos/photos.api.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { TextareaField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import { useFocusFirst } from './focus-first.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import { REASON_AT_MOST } from './reason-sheet.tsx';
import { refreshWhatReportsCountIn } from './reports.api.ts';

/** Sets a report aside, with the reason; it stays in the history. */
export function SetAsideSheet({ report, onClosed }: { report: Report; onClosed: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const field = useFocusFirst<HTMLTextAreaElement>();
  const { text: reason, type, end } = useTextDraft(`set-aside:${report.id}`);
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);

  async function setAside({ close }: OverlayEntry) {
    if (reason.trim() === '') {
      setError(t`Say why`);
      field.current?.focus();
      return;
    }
    setBusy(true);
    const sent = await sendWrite(voidReport, { report_id: report.id, base_version: report.version, reason });
    if (sent.state === 'refused') await outbox.discard(sent.client_id);
    await refreshWhatReportsCountIn(client);
    // Its photos are taken back with it.
    await Promise.all(SHOWN_IN.map((path) => client.invalidateQueries({ queryKey: [path] })));
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
    if (sent.state === 'sent') showToast({ kind: 'success', text: t`Set aside. It stays in the history.` });
    if (sent.state === 'waiting') showToast({ kind: 'success', text: t`Saved on this phone, will be sent` });
    close();
  }

  return (
    <BackSheet
      title={t`Set this report aside?`}
      description={t`It will count nowhere any more, and families no longer see its photos. It stays readable, with your reason.`}
      onClosed={onClosed}
      footer={
        <SheetButton variant="danger" busy={isBusy} onPress={(sheet) => void setAside(sheet)}>
          {t`Set aside`}
        </SheetButton>
      }
    >
      <TextareaField
        ref={field}
        label={t`Why?`}
        rows={3}
        value={reason}
        maxLength={REASON_AT_MOST}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
    </BackSheet>
  );
}
