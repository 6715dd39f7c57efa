import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { TextareaField } from '../ui/field.tsx';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import { useFocusFirst } from './focus-first.ts';
import type { OverlayEntry } from './overlay-entry.ts';

export const REASON_AT_MOST = 300;

/** Why a report is changed that somebody else wrote, or that is more than a day old. */
export function ReasonSheet({ onReason, onClosed }: { onReason: (reason: string) => void; onClosed: () => void }) {
  const { t } = useLingui();
  const field = useFocusFirst<HTMLTextAreaElement>();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const given = useRef<string | null>(null);

  function give({ close }: OverlayEntry) {
    if (reason.trim() === '') {
      setError(t`Say why you change it`);
      field.current?.focus();
      return;
    }
    given.current = reason.trim();
    close();
  }

  function closed() {
    onClosed();
    // Only now: the sheet must have left the history before the screen does.
    if (given.current !== null) onReason(given.current);
  }

  return (
    <BackSheet
      title={t`Why is it changed?`}
      description={t`Everybody who reads the report sees your reason.`}
      onClosed={closed}
      footer={<SheetButton onPress={give}>{t`Save the changes`}</SheetButton>}
    >
      <TextareaField
        ref={field}
        label={t`Reason`}
        rows={3}
        value={reason}
        maxLength={REASON_AT_MOST}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
    </BackSheet>
  );
}
