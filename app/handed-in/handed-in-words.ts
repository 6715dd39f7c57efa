import { useLingui } from '@lingui/react/macro';
import type { HandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import { useTimeWords } from '../words/time.ts';

/** What it is, in a few words: "Painting", "A change of Painting". */
export function useWhatItIs(): (handedIn: HandedIn) => string {
  const { t } = useLingui();
  return ({ kind, title }) => {
    const report = title ?? t`a report that is not there`;
    switch (kind) {
      case 'report':
        return report;
      case 'answer':
        return t`How it was for one person: ${report}`;
      case 'change':
        return t`A change of a report: ${report}`;
      case 'taken_back':
        return t`Taking back: ${report}`;
      case 'set_aside':
        return t`Setting aside: ${report}`;
      case 'observation':
        return t`Something noticed: ${report}`;
      case 'correction':
        return t`A correction of what was noticed: ${report}`;
    }
  };
}

/** "Today, 10:20". */
export function useWhen(): (at: string) => string {
  const words = useTimeWords();
  return (at) => `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
}
