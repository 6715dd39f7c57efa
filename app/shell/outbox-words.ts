import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { answerMoment, logReport, undoReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { OutboxEntry } from '../api/outbox.ts';

/** What of an entry is worth showing; whatever is not there is left out. */
const Told = z.object({ title: z.string().optional().catch(undefined), moments: z.array(z.unknown()).catch([]) });

/** What an entry of the outbox is, in words. */
export function useEntryWords(): (entry: OutboxEntry) => { title: string; under?: string } {
  const { t } = useLingui();
  return ({ path, input }) => {
    const { title, moments } = Told.parse(input);
    switch (path) {
      case logReport.path:
        return {
          title: title || t`A moment`,
          under: plural(moments.length, { one: '# person', other: '# people' }),
        };
      case answerMoment.path:
        return { title: t`How it was for one person` };
      case undoReport.path:
        return { title: t`Taking back a report` };
      default:
        return { title: title || t`A change that you made` };
    }
  };
}
