import { isLongAgo } from '@heartsease/domain/reports/long-ago.ts';
import { useMay } from '../session/use-may.ts';
import { useTimeWords } from '../words/time.ts';

/** Tells whether something was so long ago that only a manager adds it, and whether whoever looks is one. */
export function useLongAgo(): { isLongAgo: (started_at: string) => boolean; mayAdd: boolean } {
  const { dayOf, today } = useTimeWords();
  const mayAdd = useMay('reports.add_long_ago');
  return { mayAdd, isLongAgo: (started_at) => isLongAgo(dayOf(started_at), today) };
}
