import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { withinSentence } from '@heartsease/domain/interests/within-sentence.ts';
import type { CheckFirst, FitReason, LeftOutFor } from '@heartsease/domain/interests/fit.ts';
import type { InterestLevel, InterestSource } from '@heartsease/domain/interests/interest.ts';
import { daysBetween } from '@heartsease/domain/time/calendar.ts';
import { useTimeWords } from '../words/time.ts';

interface LevelWords {
  /** As a heading over what is so. */
  heading: string;
  /** On the tile of one thing. */
  tile: string;
  /** As an answer to "How is it for them?" */
  answer: string;
  meaning: string;
}

export function useLevelWords(): Record<InterestLevel, LevelWords> {
  const { t } = useLingui();
  return {
    loves: { heading: t`Loves`, tile: t`Loves`, answer: t`Loves it`, meaning: t`A good day has it in it` },
    likes: { heading: t`Likes`, tile: t`Likes`, answer: t`Likes it`, meaning: t`Welcome, when it comes` },
    used_to: {
      heading: t`Used to love`,
      tile: t`Used to`,
      answer: t`Used to love it`,
      meaning: t`Once, and perhaps again`,
    },
    curious: {
      heading: t`Curious about`,
      tile: t`Curious`,
      answer: t`Curious about it`,
      meaning: t`Would like to try`,
    },
    dislikes: {
      heading: t`Does not like`,
      tile: t`Dislikes`,
      answer: t`Does not like it`,
      meaning: t`Not suggested, may be offered`,
    },
    avoid: {
      heading: t`Please avoid`,
      tile: t`Avoid`,
      answer: t`Avoid it`,
      meaning: t`Hurts or frightens: spare them`,
    },
  };
}

export function useSourceWords(): Record<InterestSource, string> {
  const { t } = useLingui();
  return {
    resident: t`They said so`,
    relative: t`Family or friends said so`,
    staff_observed: t`We noticed`,
    import: t`It came with a list`,
  };
}

export function useReasonWords(): (reason: FitReason) => string {
  const { t } = useLingui();
  const words = useTimeWords();
  const side = useSideWords();
  return (reason) => {
    switch (reason.kind) {
      case 'interest':
        return liking(reason.level, withinSentence(reason));
      case 'went_well':
        return t`Loved or enjoyed it ${plural(reason.well, { one: '# time', other: '# times' })} of ${reason.times}`;
      case 'not_tried':
        return t`Not had in the last half year`;
      case 'long_ago':
        return t`Last had it ${words.daysAgo(daysBetween(reason.on, words.today))}`;
      case 'missing_side':
        return side(reason.category);
      case 'short':
        return t`Takes ${words.minutes(reason.minutes)}`;
    }
  };

  function liking(level: InterestLevel, what: string): string {
    if (level === 'loves') return t`Loves ${what}`;
    if (level === 'used_to') return t`Used to love ${what}`;
    return level === 'curious' ? t`Is curious about ${what}` : t`Likes ${what}`;
  }
}

export function useLeftOutWords(): (because: LeftOutFor) => string {
  const { t } = useLingui();
  return (because) => {
    switch (because.kind) {
      case 'topic':
        return t`Please don’t raise: ${because.title}`;
      case 'interest': {
        const what = withinSentence(because);
        return because.level === 'avoid' ? t`Please avoid: ${what}` : t`Does not like ${what}`;
      }
      case 'allergy':
        return t`Allergy: ${because.allergy}`;
      case 'diet_texture':
        return t`Eats food of level ${because.level}, and its sheet has none`;
      case 'fluid':
        return t`Has drinks of level ${because.level}, and its sheet has none`;
    }
  };
}

/** What the last week had nothing of. */
function useSideWords(): (category: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    creative: t`Nothing creative in the last 7 days`,
    everyday_purpose: t`No everyday jobs in the last 7 days`,
    physical: t`Nothing on the move in the last 7 days`,
    outdoors: t`Not out of doors in the last 7 days`,
    spiritual: t`Nothing for the spirit in the last 7 days`,
    social: t`Little company in the last 7 days`,
    cognitive: t`Nothing for the mind in the last 7 days`,
    sensory: t`Nothing for the senses in the last 7 days`,
  };
  return (category) => words[category] ?? t`Nothing like it in the last 7 days`;
}

export function useCheckWords(): Record<CheckFirst, string> {
  const { t } = useLingui();
  return {
    allergies: t`Check allergies first`,
    diet_texture: t`Check the texture first`,
    fluid: t`Check drinks first`,
  };
}

/** "Joyce, Winston and Cecil"; the rest is counted. */
export function useNames(): (names: readonly string[], most?: number) => string {
  const { t } = useLingui();
  return (names, most = 4) => {
    const shown = names.slice(0, most);
    const rest = names.length - shown.length;
    if (rest > 0) return `${shown.join(', ')} ${plural(rest, { one: 'and # other', other: 'and # others' })}`;
    const last = shown.at(-1) ?? '';
    const before = shown.slice(0, -1).join(', ');
    return before === '' ? last : t`${before} and ${last}`;
  };
}
