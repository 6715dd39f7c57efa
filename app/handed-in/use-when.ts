import { useTimeWords } from '../words/time.ts';

/** "Today, 10:20". */
export function useWhen(): (at: string) => string {
  const words = useTimeWords();
  return (at) => `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
}
