import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SuggestedWeek, WeekReason } from '@heartsease/domain/planner/suggested-week.ts';
import type { NamesOf } from '../words/names-of.ts';
import { useTimeWords } from '../words/time.ts';

/** Up to here people call it even; a week in which half of them get twice as much as the others has 0.17. */
const EVEN = { very: 0.17, rather: 0.3 } as const;

/** Why something is suggested on a day. */
export function useWeekReasonWords(namesOf: NamesOf): (reason: WeekReason, day: string) => string {
  const { t } = useLingui();
  const words = useTimeWords();
  const sides: Record<string, string> = {
    physical: t`Nothing else in this week gets people moving`,
    cognitive: t`Nothing else in this week keeps minds at play`,
    creative: t`Nothing else in this week is creative`,
    social: t`Nothing else in this week is for good company`,
    spiritual: t`Nothing else in this week is for faith and spirit`,
    sensory: t`Nothing else in this week is for the senses`,
    outdoors: t`Nothing else in this week is outdoors`,
    everyday_purpose: t`Nothing else in this week has everyday purpose`,
  };
  return (reason, day) => {
    switch (reason.kind) {
      case 'missed':
        return t`${namesOf(reason.resident_ids)}: nothing in the last 7 days`;
      case 'below_target':
        return t`${namesOf(reason.resident_ids)}: fewer moments planned than suit them`;
      case 'fewer':
        return t`${namesOf(reason.resident_ids)}: fewer than ${reason.moments} moments in the week`;
      case 'interest': {
        const what = reason.labels.join(', ');
        const who = namesOf(reason.resident_ids);
        return t`${what}: something for ${who}`;
      }
      case 'missing_side':
        return sides[reason.category] ?? t`Nothing else in this week is like it`;
      case 'evening':
        return t`Nothing else is on that evening`;
      case 'weekend':
        return t`Nothing else is on that ${words.weekday(day)}`;
      case 'wing':
        return t`${reason.wing} has the least planned so far`;
    }
  };
}

/** How fair a week would be, as a colleague would say it. */
export function useFairnessWords() {
  const { t } = useLingui();
  return {
    reached: ({ people, with_these: { reached } }: SuggestedWeek['fairness']) =>
      plural(people, {
        one: `With all of these, ${reached} of # person has as many moments planned as suit them`,
        other: `With all of these, ${reached} of # people have as many moments planned as suit them`,
      }),
    before: ({ as_planned: { reached } }: SuggestedWeek['fairness']) =>
      reached === 0 ? t`As it stands, nobody has.` : t`As it stands, ${reached} have.`,
    shared: ({ with_these }: SuggestedWeek['fairness']) => {
      if (with_these.gini <= EVEN.very) return t`The week is shared very evenly.`;
      return with_these.gini <= EVEN.rather
        ? t`The week is shared rather evenly.`
        : t`Some still have much more in it than others.`;
    },
  };
}
