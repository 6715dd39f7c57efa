import { useLingui } from '@lingui/react/macro';
import type { ActivityHazard } from '@heartsease/domain/activities/activity-detail.ts';

/** What can go wrong, in a word or two. */
export function useHazardWords(): Record<ActivityHazard, string> {
  const { t } = useLingui();
  return {
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
  };
}
