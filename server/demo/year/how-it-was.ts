import type { MomentResponse, NotTodayReason } from '@heartsease/domain/reports/response.ts';
import type { Chance } from '../chance.ts';
import type { YearPerson } from './people-of-year.ts';
import { activityOf } from './sessions-of-day.ts';

/** Near loved 25, enjoyed 50, quiet 16, not today 6, unsettled 3 % (product.md, section 7), before people differ. */
const USUALLY = { loved: 25, enjoyed: 50, quiet: 16, not_today: 6, unsettled: 3 } as const;

const RESPONSES = ['loved', 'enjoyed', 'quiet', 'not_today', 'unsettled'] as const;

/** What suits somebody is loved more often; what does not is sat through. */
export function howItWas(
  person: YearPerson,
  activity: string,
  format: 'group' | 'one_to_one',
  chance: Chance,
): MomentResponse {
  const suits =
    person.favourite_slugs.has(activity) || activityOf(activity).themes.some((theme) => person.interests.has(theme));
  const isReserved = person.joins === 'rarely' || person.joins === 'never';
  const times: Record<MomentResponse, number> = {
    loved: suits ? 1.3 : 0.6,
    enjoyed: isReserved ? 0.8 : 1.02,
    quiet: (suits ? 0.85 : 1.25) * (isReserved ? 1.6 : 0.95),
    not_today: format === 'one_to_one' ? 1.1 : 0.55,
    unsettled: suits ? 0.8 : 1.3,
  };
  return chance.weighted(RESPONSES, (response) => USUALLY[response] * times[response]);
}

const REASONS: readonly (readonly [NotTodayReason, number])[] = [
  ['declined', 46],
  ['asleep', 20],
  ['visitors', 12],
  ['unwell', 10],
  ['not_reached', 7],
  ['away', 5],
];

/** Half of the time somebody says why. */
export function whyNot(chance: Chance): NotTodayReason | null {
  return chance.happens(0.55) ? chance.weighted(REASONS, ([, weight]) => weight)[0] : null;
}
