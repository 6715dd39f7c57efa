import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlanWords } from '@heartsease/domain/planner/plan.ts';
import { useTimeWords } from '../words/time.ts';

export type PlanField = keyof PlanWords | 'day' | 'repeat';

/** What the fields of a plan are called, and how its days are counted. */
export function usePlanWords() {
  const { t } = useLingui();
  const time = useTimeWords();

  const labels: Record<PlanField, string> = {
    activity_id: t`Activity`,
    title: t`What is planned?`,
    day: t`Day`,
    time: t`Begins at`,
    minutes: t`How many minutes`,
    place: t`Where`,
    leader_id: t`Who leads it`,
    helper_ids: t`Who helps`,
    resident_ids: t`People expected`,
    resident_group_ids: t`Groups expected`,
    is_open_to_everyone: t`Open to everyone`,
    capacity: t`Room for how many`,
    repeat: t`How often it is`,
  };
  /** "8 sessions, from Mon 23 Nov to Mon 11 Jan" */
  function sessions(days: readonly string[]): string | null {
    const [first] = days;
    const last = days.at(-1);
    if (first === undefined || last === undefined) return null;
    const count = plural(days.length, { one: '# session', other: '# sessions' });
    return days.length === 1
      ? t`${count}, on ${time.shortDay(first)}`
      : t`${count}, from ${time.shortDay(first)} to ${time.shortDay(last)}`;
  }

  return { labels, sessions };
}
