import { plural, select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OwnPatternChange, PartOfDay, SizeOfCompany } from '@heartsease/domain/insights/insight.ts';
import type { NotTodayReason } from '@heartsease/domain/reports/response.ts';

export function useWhenWords(): { parts: Record<PartOfDay, string>; sizes: Record<SizeOfCompany, string> } {
  const { t } = useLingui();
  return {
    parts: { morning: t`Mornings`, afternoon: t`Afternoons`, evening: t`Evenings` },
    sizes: { one_to_one: t`One to one`, small_group: t`Up to six people`, group: t`Seven people or more` },
  };
}

export function useReasonWord(): (reason: NotTodayReason | null) => string {
  const { t } = useLingui();
  const words: Record<NotTodayReason, string> = {
    declined: t`Said no`,
    asleep: t`Asleep`,
    unwell: t`Unwell`,
    away: t`Away`,
    visitors: t`Had visitors`,
    not_reached: t`Not reached`,
  };
  return (reason) => (reason === null ? t`Nobody said why` : words[reason]);
}

/** A change against the person's own weeks: what was seen, and what is worth doing with it. No more is known. */
export function useChangeWords(pronouns: string): {
  seen: (change: OwnPatternChange) => string;
  worth: (change: OwnPatternChange) => string;
} {
  const { t } = useLingui();
  const who = pronouns.split('/')[0] ?? '';
  function seen({ direction, percent, against_weeks }: OwnPatternChange): string {
    const weeks = plural(against_weeks, { one: '# week', other: '# weeks' });
    if (direction === 'less') {
      return select(who, {
        she: `Joined in ${percent} % less than in her own last ${weeks}, for two weeks.`,
        he: `Joined in ${percent} % less than in his own last ${weeks}, for two weeks.`,
        other: `Joined in ${percent} % less than in their own last ${weeks}, for two weeks.`,
      });
    }
    return select(who, {
      she: `Joined in ${percent} % more than in her own last ${weeks}, for two weeks.`,
      he: `Joined in ${percent} % more than in his own last ${weeks}, for two weeks.`,
      other: `Joined in ${percent} % more than in their own last ${weeks}, for two weeks.`,
    });
  }
  function worth({ direction, is_asked_less }: OwnPatternChange): string {
    if (direction === 'more') return t`Worth telling whoever was there: something goes well.`;
    return is_asked_less
      ? t`There were fewer offers too, so begin with asking more often.`
      : t`Worth mentioning to the nurse.`;
  }
  return { seen, worth };
}
