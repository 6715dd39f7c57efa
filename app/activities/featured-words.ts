import { useLingui } from '@lingui/react/macro';
import type { Featured, FeaturedWhy } from '@heartsease/domain/dashboard/featured.ts';
import { isFamilyUser, isRelative } from '@heartsease/domain/access/viewer.ts';
import { useProfile } from '../session/use-session.ts';
import { useTimeWords } from '../words/time.ts';
import { useNamesOf } from '../words/names-of.ts';
import { useCategoryWord } from '../words/category-word.ts';
import { useOccasionWords } from '../words/occasion-words.ts';

/** Why an activity is worth choosing now, in a few words. */
export function useWhyWords(people: Featured['people']): (why: FeaturedWhy) => string {
  const { t } = useLingui();
  const words = useTimeWords();
  const namesOf = useNamesOf(people);
  const categoryWord = useCategoryWord();
  const occasions = useOccasionWords();
  return (why) => {
    switch (why.kind) {
      case 'feast':
        return occasions.feast(why);
      case 'birthday': {
        const { label } = why;
        const name = namesOf([why.resident_id]);
        if (why.days_away === 0) return t`It is ${name}’s birthday, and this is about: ${label}`;
        const day = why.days_away === 1 ? t`tomorrow` : words.weekday(why.on);
        return t`For ${name}’s birthday (${day}): ${label}`;
      }
      case 'gap': {
        const side = categoryWord(why.category);
        return t`A week without “${side}”: ${namesOf(why.resident_ids)}`;
      }
      case 'interest': {
        const what = why.labels.join(', ');
        const who = namesOf(why.resident_ids);
        return t`${what}: something for ${who}`;
      }
      case 'season':
        return occasions.season(why.season);
      case 'new':
        return t`Nobody here has had it for half a year`;
      case 'short':
        return t`Takes ${words.minutes(why.minutes)}`;
    }
  };
}

/** What the ideas are for, as the reader would say it. */
export function useIdeasTitle(): string {
  const { t } = useLingui();
  const profile = useProfile();
  if (isRelative(profile)) return t`Ideas for a visit`;
  return isFamilyUser(profile) ? t`Ideas for today` : t`Worth choosing today`;
}
