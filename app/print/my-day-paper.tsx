import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { printMyDay } from '@heartsease/domain/print/print.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { Select } from '../ui/select.tsx';
import { useTimeWords } from '../words/time.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { usePaper } from './print.api.ts';

interface MyDayPaperProps {
  person: { id: string; known_as: string };
  onClose: () => void;
}

/** What a day of the coming week holds for one person. */
export function MyDayPaper({ person, onClose }: MyDayPaperProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const paper = usePaper(printMyDay);
  const [day, chooseDay] = useState(time.today);
  const days = Array.from({ length: 7 }, (_, later) => addDays(time.today, later));
  const name = person.known_as;
  return (
    <PaperSheet
      title={t`Print ${name}’s day`}
      description={t`What ${name} is expected at, and what everybody may come to.`}
      onClose={onClose}
      busy={paper.isPending}
      onPrint={(look) => paper.print({ ...look, resident_id: person.id, day }, onClose)}
    >
      <Select
        label={t`Day`}
        value={day}
        onChange={chooseDay}
        options={days.map((one) => ({ value: one, label: one === time.today ? t`Today` : time.longDay(one) }))}
      />
    </PaperSheet>
  );
}
