import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { TextareaField } from '../ui/field.tsx';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import { useFocusFirst } from './focus-first.ts';
import type { OverlayEntry } from './overlay-entry.ts';

export const REASON_AT_MOST = 300;

interface ReasonSheetProps {
  /** What it is the reason of: what was begun for it is there when it is asked again. */
  of: string;
  onReason: (reason: string) => void;
  onClosed: () => void;
}

/** Why a report is changed that somebody else wrote, or that is more than a day old. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { t } = useLingui();
  return (
    <Ask
      {...props}
      title={t`Why is it changed?`}
      description={t`Everybody who reads the report sees your reason.`}
      save={t`Save the changes`}
      missing={t`Say why you change it`}
    />
  );
}

/** Why something is added that was long ago. */
export function WhyNowSheet(props: ReasonSheetProps) {
  const { t } = useLingui();
  const days = REPORT_LIMITS.backfill_days;
  return (
    <Ask
      {...props}
      title={t`Why is it added now?`}
      description={t`It was more than ${days} days ago. Everybody who reads the report sees your reason.`}
      save={t`Save`}
      missing={t`Say why it is added now`}
    />
  );
}

type AskProps = ReasonSheetProps & Record<'title' | 'description' | 'save' | 'missing', string>;

function Ask({ of, title, description, save, missing, onReason, onClosed }: AskProps) {
  const { t } = useLingui();
  const field = useFocusFirst<HTMLTextAreaElement>();
  const { text: reason, type, end } = useTextDraft(`reason:${of}`);
  const [error, setError] = useState<string | undefined>(undefined);
  const given = useRef<string | null>(null);

  function give({ close }: OverlayEntry) {
    if (reason.trim() === '') {
      setError(missing);
      field.current?.focus();
      return;
    }
    given.current = reason.trim();
    void end();
    close();
  }

  function closed() {
    onClosed();
    // Only now: the sheet must have left the history before the screen does.
    if (given.current !== null) onReason(given.current);
  }

  return (
    <BackSheet
      title={title}
      description={description}
      onClosed={closed}
      footer={<SheetButton onPress={give}>{save}</SheetButton>}
    >
      <TextareaField
        ref={field}
        label={t`Reason`}
        rows={3}
        value={reason}
        maxLength={REASON_AT_MOST}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
    </BackSheet>
  );
}
