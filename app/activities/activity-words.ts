import { useLingui } from '@lingui/react/macro';
import type {
  ActivityCost,
  ActivityHazard,
  ActivityPlace,
  ActivitySeason,
  ActivityTime,
} from '@heartsease/domain/activities/activity-detail.ts';
import type { ActivityFormat } from '@heartsease/domain/activities/activity.ts';

export function useFormatWords(): Record<ActivityFormat, string> {
  const { t } = useLingui();
  return { group: t`Group`, small_group: t`Small group`, one_to_one: t`One to one` };
}

/** The shelf on which an activity stands; one that a home named itself is said as it is. */
export function useCategoryWord(): (category: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    creative: t`Creative`,
    everyday_purpose: t`Everyday purpose`,
    physical: t`On the move`,
    outdoors: t`Outdoors`,
    spiritual: t`Faith and spirit`,
    social: t`Good company`,
    cognitive: t`Minds at play`,
    sensory: t`For the senses`,
  };
  return (category) => words[category] ?? category;
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
    hazards: {
      slips: t`Slips and trips`,
      falls_from_seat: t`Falls from a seat`,
      moving_and_handling: t`Moving and handling`,
      lifting: t`Lifting`,
      burns: t`Burns and scalds`,
      hot_equipment: t`Hot equipment`,
      sharps: t`Sharp things`,
      choking: t`Choking`,
      allergy: t`Allergies`,
      ingestion: t`Swallowing what is no food`,
      infection: t`Infection`,
      balloons: t`Balloons`,
      glue_and_paint: t`Glue and paint`,
      electricity: t`Electricity`,
      flashing_light: t`Flashing light`,
      noise: t`Noise`,
      sun: t`Sun`,
      cold: t`Cold`,
      dehydration: t`Thirst`,
      transport: t`Transport`,
      road: t`Roads`,
      getting_lost: t`Getting lost`,
      water: t`Water`,
      animals: t`Animals`,
      plants: t`Plants`,
      crowds: t`Crowds`,
      distress: t`Distress`,
      privacy: t`Privacy`,
    },
  };
}
