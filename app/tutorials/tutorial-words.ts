import { useLingui } from '@lingui/react/macro';
import type { Tutorial, TutorialRole } from '@heartsease/domain/tutorials/tutorial.ts';
import { useTimeWords } from '../words/time.ts';

export function useTutorialShelves(): Record<TutorialRole, string> {
  const { t } = useLingui();
  return {
    carer: t`With people`,
    coordinator: t`Programme and people`,
    manager: t`Running the home`,
    everybody: t`For everybody`,
  };
}

/** How far somebody has come, or how long it takes. */
export function usePlaceWords(): (tutorial: Pick<Tutorial, 'place' | 'seconds' | 'steps'>) => string {
  const { t } = useLingui();
  const time = useTimeWords();
  return ({ place, seconds, steps }) => {
    if (place.state === 'begun') return t`You are on card ${place.step + 1} of ${steps.length}`;
    const minutes = time.minutes(Math.max(1, Math.round(seconds / 60)));
    return place.state === 'done' ? t`Read` : t`${steps.length} cards, ${minutes}`;
  };
}
