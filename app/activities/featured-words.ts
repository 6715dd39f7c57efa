import { useLingui } from '@lingui/react/macro';
import type { ActivitySeason } from '@heartsease/domain/activities/activity-detail.ts';
import type { Featured, FeaturedWhy } from '@heartsease/domain/dashboard/featured.ts';
import type { Feast } from '@heartsease/domain/activities/feasts.ts';
import { isFamilyUser, isRelative } from '@heartsease/domain/access/viewer.ts';
import { useProfile } from '../session/use-session.ts';
import { useTimeWords } from '../words/time.ts';
import { useNamesOf } from '../words/names-of.ts';
import { useCategoryWord } from '../words/category-word.ts';

/** Why an activity is worth choosing now, in a few words. */
export function useWhyWords(people: Featured['people']): (why: FeaturedWhy) => string {
  const { t } = useLingui();
  const words = useTimeWords();
  const namesOf = useNamesOf(people);
  const categoryWord = useCategoryWord();
  /** A feast that has one name in all our languages. */
  const named = (feast: string) => (day: string) => t`${feast} is on ${day}`;
  const feasts: Record<Feast, (day: string) => string> = {
    christmas: (day) => t`Christmas is on ${day}`,
    easter: (day) => t`Easter is on ${day}`,
    lunar_new_year: (day) => t`Lunar New Year is on ${day}`,
    eid: (day) => t`Eid is on ${day}, or the day after`,
    diwali: named('Diwali'),
    vaisakhi: named('Vaisakhi'),
    // The evening of the first candle.
    hanukkah: named('Hanukkah'),
  };
  const seasons: Record<ActivitySeason, string> = {
    spring: t`Something for spring`,
    summer: t`Something for summer`,
    autumn: t`Something for autumn`,
    winter: t`Something for winter`,
  };
  return (why) => {
    switch (why.kind) {
      case 'feast':
        return feasts[why.feast](words.longDay(why.on));
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
        return seasons[why.season];
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
