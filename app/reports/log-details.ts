import { useTimeWords } from '../words/time.ts';

/** `Today 10:30 · 45 min · Garden lounge` */
export function useWhenAndWhere(): (log: { started_at: string; minutes: number; place: string }) => string {
  const words = useTimeWords();
  return ({ started_at, minutes, place }) => {
    const day = words.nearDay(words.dayOf(started_at));
    return [`${day} ${words.time(started_at)}`, words.minutes(minutes), place].filter(Boolean).join(' · ');
  };
}
