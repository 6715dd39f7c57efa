import { useLingui } from '@lingui/react/macro';
import type { Energy } from '@heartsease/domain/family-organisation/energy.ts';
import type { DoneResponse, FamilyWhy } from '@heartsease/domain/family-organisation/idea.ts';
import { useOccasionWords } from '../words/occasion-words.ts';
import { useTimeWords } from '../words/time.ts';

export function useEnergyWords(): Record<Energy, string> {
  const { t } = useLingui();
  return { a_little: t`A little`, some: t`Some`, plenty: t`Plenty` };
}

/** Why an idea is there, in a few words. */
export function useFamilyWhyWords(): (why: FamilyWhy) => string {
  const { t } = useLingui();
  const time = useTimeWords();
  const occasions = useOccasionWords();
  return (why) => {
    switch (why.kind) {
      case 'chosen':
        return t`Goes with what you like: ${why.labels.join(', ')}`;
      case 'feast':
        return occasions.feast(why);
      case 'season':
        return occasions.season(why.season);
      case 'energy': {
        const minutes = time.minutes(why.minutes);
        if (why.energy === 'a_little') return t`Asks for little, and takes ${minutes}`;
        return why.energy === 'some'
          ? t`Takes ${minutes}, and not too much`
          : t`Takes ${minutes}, on a day with energy`;
      }
    }
  };
}

/** How it was, for everybody who took part at once. */
export function useHowWords(): Record<DoneResponse, string> {
  const { t } = useLingui();
  return { loved: t`We loved it`, enjoyed: t`It was good`, quiet: t`Quiet and calm` };
}
