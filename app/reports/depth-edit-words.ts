import { useLingui } from '@lingui/react/macro';
import { NO_MOMENT_DEPTH } from '@heartsease/domain/reports/depth.ts';
import type { MomentDepth } from '@heartsease/domain/reports/depth.ts';
import { useTimeWords } from '../words/time.ts';
import { useDepthWords } from './depth-words.ts';

type SayEdits = (
  was: MomentDepth | undefined,
  is: MomentDepth | undefined,
  /** Where two are compared, goals and words are told in full; a history names only that they changed. */
  goalName?: (id: string) => string,
) => string[];

/** What changed of one person beyond how it was: "mood afterwards: Bright (was Low)", one line each. */
export function useDepthEditWords(): SayEdits {
  const { t } = useLingui();
  const words = useDepthWords();
  const time = useTimeWords();

  function told(depth: MomentDepth): Record<keyof MomentDepth, string> {
    const { engagement, mood_before, mood_after, mood_source, own_minutes, support, choice_made, again } = depth;
    return {
      engagement: engagement === null ? '' : words.engagement(engagement),
      mood_before: mood_before === null ? '' : words.mood(mood_before),
      mood_after: mood_after === null ? '' : words.mood(mood_after),
      mood_source: mood_source === null ? '' : words.source(mood_source),
      own_minutes: own_minutes === null ? '' : time.minutes(own_minutes),
      support: support === null ? '' : words.support(support),
      signs: depth.signs.map(words.sign).join(', '),
      quote: depth.quote ?? '',
      choice_made: choice_made === null ? '' : choice_made ? t`yes` : t`no`,
      again: again === null ? '' : words.again(again),
      goals: depth.goals.toSorted().join(','),
    };
  }

  const names: Record<keyof MomentDepth, string> = {
    engagement: t`engagement`,
    mood_before: t`mood before`,
    mood_after: t`mood afterwards`,
    mood_source: t`who told the mood`,
    own_minutes: t`their own time`,
    support: t`support`,
    signs: t`what was seen`,
    quote: t`their words`,
    choice_made: t`choice`,
    again: t`again`,
    goals: t`goals`,
  };

  return (was, is, goalName) => {
    const [before, now] = [told(was ?? NO_MOMENT_DEPTH), told(is ?? NO_MOMENT_DEPTH)];
    return fieldsOf(names).flatMap((field) => {
      if (before[field] === now[field]) return [];
      const name = names[field];
      if (field === 'goals' && goalName) return [t`${name}: ${(is?.goals ?? []).map(goalName).join(' · ')}`];
      if (field === 'quote' && goalName) return [t`“${now.quote}”`];
      if (field === 'goals' || field === 'quote') return [name];
      if (now[field] === '') return [t`${name}: taken out`];
      const [one, other] = [now[field], before[field]];
      return [other === '' ? t`${name}: ${one}` : t`${name}: ${one} (was ${other})`];
    });
  };
}

function fieldsOf(names: Record<keyof MomentDepth, string>): (keyof MomentDepth)[] {
  return Object.keys(names).filter((field): field is keyof MomentDepth => field in NO_MOMENT_DEPTH);
}
