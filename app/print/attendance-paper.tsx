import { useLingui } from '@lingui/react/macro';
import { printAttendance } from '@heartsease/domain/print/print.endpoints.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { usePaper } from './print.api.ts';

/** A list to tick, for where no device is at hand. */
export function AttendancePaper({ planned_session_id, onClose }: { planned_session_id: string; onClose: () => void }) {
  const { t } = useLingui();
  const paper = usePaper(printAttendance);
  return (
    <PaperSheet
      title={t`Print an attendance sheet`}
      description={t`Everybody who is expected, with a box for how it was and room for a word. Its code opens the log of this session, to type it in later.`}
      onClose={onClose}
      busy={paper.isPending}
      onPrint={({ paper: size, is_large_print, languages }) =>
        paper.print({ paper: size, is_large_print, languages, planned_session_id }, onClose)
      }
      withoutPictures
    />
  );
}
