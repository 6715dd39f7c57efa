import { useLingui } from '@lingui/react/macro';
import { printEvent } from '@heartsease/domain/print/print.endpoints.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { usePaper } from './print.api.ts';

interface EventPaperProps {
  event: { id: string; title: string };
  onClose: () => void;
}

/** One event for the notice board. */
export function EventPaper({ event: { id, title }, onClose }: EventPaperProps) {
  const { t } = useLingui();
  const paper = usePaper(printEvent);
  return (
    <PaperSheet
      title={t`Print a poster`}
      description={t`${title}, to be read from across the room. It names nobody who comes.`}
      onClose={onClose}
      busy={paper.isPending}
      onPrint={(look) => paper.print({ ...look, event_id: id }, onClose)}
    />
  );
}
