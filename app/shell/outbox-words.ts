import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { AnswerWord } from '@heartsease/domain/events/event.ts';
import { answerEvent } from '@heartsease/domain/events/events.endpoints.ts';
import {
  chooseFamilyInterests,
  sayDone,
  takeBackDone,
} from '@heartsease/domain/family-organisation/family-organisation.endpoints.ts';
import { removeBookPage, saveBookPage } from '@heartsease/domain/family-organisation/family-book.endpoints.ts';
import { amendReport, answerMoment, logReport, undoReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { addObservation, correctObservation } from '@heartsease/domain/observations/observations.endpoints.ts';
import type { OutboxEntry } from '../api/outbox-entry.ts';

/** What of an entry is worth showing; whatever is not there is left out. */
const Told = z.object({
  title: z.string().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  words: z.string().optional().catch(undefined),
  answer: AnswerWord.optional().catch(undefined),
  moments: z.array(z.unknown()).catch([]),
});

/** What an entry of the outbox is, in words. */
export function useEntryWords(): (entry: OutboxEntry) => { title: string; under?: string } {
  const { t } = useLingui();
  const answers: Record<AnswerWord, string> = { yes: t`Coming`, maybe: t`Perhaps`, no: t`Not coming` };
  return ({ path, input }) => {
    const { title, text, words, answer, moments } = Told.parse(input);
    switch (path) {
      case logReport.path:
        return {
          title: title || t`A moment`,
          under: plural(moments.length, { one: '# person', other: '# people' }),
        };
      case answerMoment.path:
        return { title: t`How it was for one person` };
      case amendReport.path:
        return { title: title || t`A moment`, under: t`A change of a report` };
      case answerEvent.path:
        return { title: t`An answer to an event`, ...(answer !== undefined && { under: answers[answer] }) };
      case undoReport.path:
        return { title: t`Taking back a report` };
      case addObservation.path:
        return { title: t`Something that you noticed`, ...(text && { under: text }) };
      case correctObservation.path:
        return { title: t`A correction of what you noticed`, ...(text && { under: text }) };
      case sendMessage.path:
        return { title: t`A message`, ...(text && { under: text }) };
      case sayDone.path:
        return { title: t`We did it` };
      case takeBackDone.path:
        return { title: t`Taking back what you did` };
      case chooseFamilyInterests.path:
        return { title: t`What you like to do` };
      case saveBookPage.path:
        return { title: t`A page of your book`, ...(words && { under: words }) };
      case removeBookPage.path:
        return { title: t`Taking a page out of your book` };
      default:
        return { title: title || t`A change that you made` };
    }
  };
}
