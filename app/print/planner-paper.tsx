import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { printPlanner } from '@heartsease/domain/print/print.endpoints.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Select } from '../ui/select.tsx';
import { useTimeWords } from '../words/time.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { usePaper } from './print.api.ts';

/** The programme for a wall: the week that is shown, or one day of it. */
export function PlannerPaper({ day: shown, onClose }: { day: string; onClose: () => void }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const paper = usePaper(printPlanner);
  const monday = mondayOf(shown);
  const days = Array.from({ length: 7 }, (_, later) => addDays(monday, later));
  const [what, choose] = useState<'week' | 'day'>('week');
  const [day, chooseDay] = useState(days.includes(time.today) ? time.today : shown);
  return (
    <PaperSheet
      title={t`Print the programme`}
      description={t`For the lounge, the lift and the notice board. What is for one person alone is left out.`}
      onClose={onClose}
      busy={paper.isPending}
      onPrint={(look) => paper.print({ ...look, what, day }, onClose)}
    >
      <ChoiceGroup
        name="what"
        label={t`What`}
        columns={2}
        value={what}
        onChange={choose}
        options={[
          { value: 'week', label: t`The week`, description: time.span(monday, addDays(monday, 6)) },
          { value: 'day', label: t`One day`, description: t`Large, as a poster` },
        ]}
      />
      {what === 'day' && (
        <Select
          label={t`Day`}
          value={day}
          onChange={chooseDay}
          options={days.map((one) => ({ value: one, label: time.longDay(one) }))}
        />
      )}
    </PaperSheet>
  );
}
