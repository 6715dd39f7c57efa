import { useLingui } from '@lingui/react/macro';
import type { ActivitySeason } from '@heartsease/domain/activities/activity-detail.ts';
import type { Feast } from '@heartsease/domain/activities/feasts.ts';
import { useTimeWords } from './time.ts';

/** What of the year speaks for doing something. */
export function useOccasionWords(): {
  feast: (near: { feast: Feast; on: string }) => string;
  season: (season: ActivitySeason) => string;
} {
  const { t } = useLingui();
  const words = useTimeWords();
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
  return {
    feast: ({ feast, on }) => feasts[feast](words.longDay(on)),
    season: (season) => seasons[season],
  };
}
