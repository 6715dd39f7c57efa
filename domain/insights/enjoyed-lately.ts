import { compareBy } from './patterns.ts';
import { INSIGHT_RULES, PARTS_OF_DAY, SIZES_OF_COMPANY } from './insight.ts';
import type { EnjoyedLately } from './insight.ts';
import { hasJoined, partOfDay, sizeOfCompany, wentWell } from './lived-moment.ts';
import type { LivedMoment } from './lived-moment.ts';

/** What the library calls an activity; what staff typed into a report is not for family. */
export interface NamedActivity {
  title: string;
  welsh: { title: string } | null;
  icon: string;
  tint: string;
}

const MOST_THINGS = 6;

/** What was loved or enjoyed, what was loved first, then the latest; and when and with whom it goes best. */
export function enjoyedLately(
  moments: readonly LivedMoment[],
  library: ReadonlyMap<string, NamedActivity>,
): Pick<EnjoyedLately, 'things' | 'sides' | 'best_time' | 'best_size'> {
  const well = moments.filter(wentWell).toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const things = [...Map.groupBy(well, ({ activity_id }) => activity_id)].flatMap(([activity_id, group]) => {
    const named = activity_id === null ? undefined : library.get(activity_id);
    if (!named) return [];
    const { title, welsh, icon, tint } = named;
    return [{ title, welsh, icon, tint, is_loved: group.some(({ response }) => response === 'loved') }];
  });
  const sides = new Set(moments.filter(hasJoined).map(({ category }) => category));
  const isEnough = moments.length >= INSIGHT_RULES.least_moments;
  return {
    things: things.toSorted((one, other) => Number(other.is_loved) - Number(one.is_loved)).slice(0, MOST_THINGS),
    sides: [...sides].toSorted(),
    best_time: isEnough ? compareBy(moments, PARTS_OF_DAY, partOfDay).best : null,
    best_size: isEnough ? compareBy(moments, SIZES_OF_COMPANY, sizeOfCompany).best : null,
  };
}
