import { useLingui } from '@lingui/react/macro';
import type { HandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import { useTimeWords } from '../words/time.ts';

/** What it is, in a few words: "Painting", "A change of a report: Painting". */
export function useWhatItIs(): (handedIn: HandedIn) => string {
  const { t } = useLingui();
  const kinds: Record<Exclude<HandedIn['kind'], 'report'>, string> = {
    answer: t`How it was for one person`,
    change: t`A change of a report`,
    taken_back: t`Taking back a report`,
    set_aside: t`Setting a report aside`,
    observation: t`Something noticed`,
    correction: t`A correction of something noticed`,
  };
  return ({ kind, title }) => {
    if (kind === 'report') return title ?? '';
    return title === null ? kinds[kind] : `${kinds[kind]}: ${title}`;
  };
}

/** "Today, 10:20". */
export function useWhen(): (at: string) => string {
  const words = useTimeWords();
  return (at) => `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
}
