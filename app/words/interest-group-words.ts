import { useLingui } from '@lingui/react/macro';
import type { InterestGroup } from '@heartsease/domain/interests/interest.ts';

/** The shelves of the catalogue of interests. */
export function useGroupWords(): Record<InterestGroup, string> {
  const { t } = useLingui();
  return {
    music: t`Music`,
    dance_and_movement: t`Dancing and moving`,
    words: t`Books and words`,
    games: t`Games and puzzles`,
    sport: t`Sport`,
    nature: t`Garden and nature`,
    animals: t`Animals`,
    food_and_drink: t`Food and drink`,
    making: t`Making and mending`,
    arts: t`Arts and looks`,
    home_and_family: t`Home and family`,
    work_and_service: t`Work and service`,
    faith_and_culture: t`Faith and culture`,
    travel_and_places: t`Travel and places`,
    news_and_learning: t`News and learning`,
  };
}
