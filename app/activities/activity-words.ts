import { useLingui } from '@lingui/react/macro';
import type {
  ActivityCost,
  ActivityHazard,
  ActivityPlace,
  ActivitySeason,
  ActivityTime,
} from '@heartsease/domain/activities/activity-detail.ts';
import type { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import { useHazardWords } from '../words/hazard-words.ts';

export function useFormatWords(): Record<ActivityFormat, string> {
  const { t } = useLingui();
  return {
    group: t`Group`,
    small_group: t`Small group`,
    pair: t`Two together`,
    one_to_one: t`One to one`,
    self_directed: t`On one’s own`,
  };
}

/** Where, when, what it costs, and what to mind. */
export function useActivityWords(): {
  places: Record<ActivityPlace, string>;
  seasons: Record<ActivitySeason, string>;
  times: Record<ActivityTime, string>;
  costs: Record<ActivityCost, string>;
  hazards: Record<ActivityHazard, string>;
} {
  const { t } = useLingui();
  const hazards = useHazardWords();
  return {
    places: {
      bed: t`Works in bed`,
      room: t`In their room`,
      lounge: t`Lounge`,
      table: t`At a table`,
      kitchen: t`Kitchen`,
      garden: t`Garden`,
      out: t`Out and about`,
    },
    seasons: { spring: t`Spring`, summer: t`Summer`, autumn: t`Autumn`, winter: t`Winter` },
    times: { morning: t`Mornings`, evening: t`Evenings`, weekend: t`Weekends` },
    costs: { free: t`Costs nothing`, low: t`Costs little`, some: t`Costs something` },
    hazards,
  };
}
