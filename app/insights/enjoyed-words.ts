import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EnjoyedLately } from '@heartsease/domain/insights/insight.ts';

/** What is told to family, in whole sentences and without a figure. */
export function useEnjoyedWords(): {
  title: (enjoyed: Pick<EnjoyedLately, 'pronouns'>) => string;
  best: (enjoyed: EnjoyedLately) => string[];
} {
  const { t } = useLingui();
  function best({ known_as: name, best_time, best_size }: EnjoyedLately): string[] {
    const times = {
      morning: t`Mornings seem to be ${name}’s best time.`,
      afternoon: t`Afternoons seem to be ${name}’s best time.`,
      evening: t`Evenings seem to be ${name}’s best time.`,
    };
    const sizes = {
      one_to_one: t`${name} likes it best with one person alone.`,
      small_group: t`${name} likes a small circle best.`,
      group: t`${name} likes it best with many people around.`,
    };
    return [...(best_time === null ? [] : [times[best_time]]), ...(best_size === null ? [] : [sizes[best_size]])];
  }
  return {
    title: ({ pronouns }) =>
      select(pronouns.split('/')[0] ?? '', {
        she: 'What she has enjoyed lately',
        he: 'What he has enjoyed lately',
        other: 'What they have enjoyed lately',
      }),
    best,
  };
}
