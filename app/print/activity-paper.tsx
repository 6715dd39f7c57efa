import { useLingui } from '@lingui/react/macro';
import { printActivity } from '@heartsease/domain/print/print.endpoints.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { usePaper } from './print.api.ts';

interface ActivityPaperProps {
  activity: { id: string; title: string };
  onClose: () => void;
}

/** How an activity goes, for whoever runs it. */
export function ActivityPaper({ activity: { id, title }, onClose }: ActivityPaperProps) {
  const { t } = useLingui();
  const paper = usePaper(printActivity);
  return (
    <PaperSheet
      title={t`Print the activity`}
      description={title}
      onClose={onClose}
      busy={paper.isPending}
      onPrint={(look) => paper.print({ ...look, activity_id: id }, onClose)}
    />
  );
}
