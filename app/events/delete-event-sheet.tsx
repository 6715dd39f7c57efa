import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Event, EventSeries } from '@heartsease/domain/events/event.ts';
import type { WhichSessions } from '@heartsease/domain/planner/plan.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { WhichChoice } from '../ui/which-choice.tsx';

interface DeleteEventSheetProps {
  event: Event & { series: EventSeries };
  isBusy: boolean;
  onDelete: (which: WhichSessions) => void;
  onClose: () => void;
}

/** Of a series: deletes this event, it and those after it, or all that are still to come. */
export function DeleteEventSheet({ event, isBusy, onDelete, onClose }: DeleteEventSheetProps) {
  const { t } = useLingui();
  const { title } = event;
  const [which, choose] = useState<WhichSessions>('this');
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Delete ${title}?`}
      description={t`It goes out of the calendar; whoever was asked sees that it does not take place. You can bring it back for 30 days, with its answers.`}
      footer={
        <Button variant="danger" size="large" full busy={isBusy} onClick={() => onDelete(which)}>
          {t`Delete`}
        </Button>
      }
    >
      <WhichChoice series={event.series} value={which} onChange={choose} />
    </Sheet>
  );
}
