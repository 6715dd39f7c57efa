import { useLingui } from '@lingui/react/macro';
import type { LogAgain } from './just-saved.ts';
import { LogNotice } from './log-notice.tsx';

/** Why a log that was saved a moment ago is open again. */
export function LogAgainNotice({ again }: { again: LogAgain }) {
  const { t } = useLingui();
  if (again.refused === null) {
    return <LogNotice>{t`Taken back. Nothing is saved, and every tap is still here.`}</LogNotice>;
  }
  return (
    <LogNotice tone="danger">{t`That could not be saved yet. ${again.refused} Your taps are all here.`}</LogNotice>
  );
}
