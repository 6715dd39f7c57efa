import type { MomentDepth, ReportDepth, Sign } from '@heartsease/domain/reports/depth.ts';
import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { chanceFrom } from '../chance.ts';
import type { Chance } from '../chance.ts';
import { changeNextTime, quotes, wentWell } from '../larch-house/full-report-words.ts';
import type { YearPerson } from './people-of-year.ts';
import type { TrueMoment } from './true-moment.ts';

/** A third of the reports tell more; nobody writes more every time. */
const IS_FULL = 0.34;

/** What a full report of the demo year tells, and what it tells of each of its people. */
export type DemoFullReport = { depth: ReportDepth; moments: ReadonlyMap<string, MomentDepth> };

type What = {
  key: string;
  activity: string;
  category: string;
  minutes: number;
  format: 'group' | 'one_to_one';
  moments: readonly TrueMoment[];
  /** Account ids: who wrote it, and who might have been there too. */
  author_id: string;
  staff_ids: readonly string[];
};

/** Null for two reports of three. It has a chance of its own, so that the rest of the year stays as it is. */
export function fullReportOf(what: What): DemoFullReport | null {
  const chance = chanceFrom(`full report ${what.key}`);
  if (!chance.happens(IS_FULL)) return null;
  const present = what.moments.filter(({ response }) => response !== 'not_today');
  const [first] = present;
  if (first === undefined) return null;
  // In a group somebody watches a few; nobody can watch twelve.
  const watched = what.format === 'one_to_one' ? present : chance.shuffled([...present]).slice(0, chance.between(3, 6));
  const moments = new Map([
    ...present.map((moment) => [moment.person.key, aFewWordsOn(what, moment, chance)] as const),
    ...watched.map((moment) => [moment.person.key, depthOfMoment(what, moment, chance)] as const),
  ]);
  return { depth: depthOfReport(what, chance), moments };
}

function depthOfReport(what: What, chance: Chance): ReportDepth {
  const others = chance.shuffled(what.staff_ids.filter((id) => id !== what.author_id));
  const isGroup = what.format === 'group';
  return {
    staff_ids: isGroup ? [what.author_id, ...others.slice(0, chance.between(0, 2))] : [what.author_id],
    relatives_present: [],
    resources_used: [],
    cost_pence: isGroup && chance.happens(0.06) ? chance.between(2, 24) * 50 : null,
    went_well: isGroup && chance.happens(0.4) ? chance.one(wentWell) : null,
    change_next_time: isGroup && chance.happens(0.22) ? chance.one(changeNextTime) : null,
    is_risk_checked: isGroup && chance.happens(0.7) ? true : null,
    overall_enjoyment: null,
  };
}

/** What is ticked for everybody in passing. */
function aFewWordsOn(what: What, { person, response }: TrueMoment, chance: Chance): MomentDepth {
  return {
    engagement: null,
    mood_before: null,
    mood_after: null,
    mood_source: null,
    own_minutes: stayed(what, response, chance),
    support: supportOf(person, chance),
    signs: [],
    quote: null,
    choice_made: null,
    again: null,
    goals: [],
  };
}

function depthOfMoment(what: What, moment: TrueMoment, chance: Chance): MomentDepth {
  const { person, response } = moment;
  const hasMood = chance.happens(0.8);
  const before = clamped(chance.weighted([-2, -1, 0, 1], (mood) => [1, 5, 8, 4][mood + 2] ?? 1));
  const suits = person.favourite_slugs.has(what.activity) ? 1 : 0;
  const after = clamped(before + liftOf(response, chance) + (chance.happens(0.3) ? suits : 0));
  return {
    engagement: chance.happens(0.92) ? engagementOf(response, chance) : null,
    mood_before: hasMood ? before : null,
    mood_after: hasMood ? after : null,
    mood_source: hasMood ? chance.weighted(['staff', 'resident', 'relative'] as const, sourceWeight) : null,
    own_minutes: stayed(what, response, chance),
    support: supportOf(person, chance),
    signs: signsOf(what.category, response, chance),
    quote: (response === 'loved' || response === 'enjoyed') && chance.happens(0.16) ? chance.one(quotes) : null,
    choice_made: chance.happens(0.7) ? chance.happens(0.78) : null,
    again: chance.happens(0.8) ? againOf(response, chance) : null,
    goals: [],
  };
}

function sourceWeight(source: 'staff' | 'resident' | 'relative'): number {
  return { staff: 72, resident: 25, relative: 3 }[source];
}

function clamped(mood: number): -2 | -1 | 0 | 1 | 2 {
  if (mood <= -2) return -2;
  if (mood >= 2) return 2;
  return mood < 0 ? -1 : mood < 1 ? 0 : 1;
}

function liftOf(response: MomentResponse | null, chance: Chance): number {
  switch (response) {
    case 'loved':
      return chance.one([1, 1, 2, 2]);
    case 'enjoyed':
      return chance.one([0, 1, 1, 1, 2]);
    case 'unsettled':
      return chance.one([-1, -1, 0]);
    case 'quiet':
    case 'not_today':
    case null:
      return chance.one([0, 0, 1]);
  }
}

function engagementOf(response: MomentResponse | null, chance: Chance): 0 | 1 | 2 | 3 | 4 {
  switch (response) {
    case 'loved':
      return chance.one([3, 4, 4] as const);
    case 'enjoyed':
      return chance.one([2, 3, 3, 3, 4] as const);
    case 'unsettled':
      return chance.one([0, 1, 1] as const);
    case 'quiet':
    case 'not_today':
    case null:
      return chance.one([1, 2, 2, 3] as const);
  }
}

function againOf(response: MomentResponse | null, chance: Chance): 'yes' | 'maybe' | 'no' {
  if (response === 'loved') return 'yes';
  if (response === 'enjoyed') return chance.one(['yes', 'yes', 'yes', 'maybe'] as const);
  return response === 'unsettled' ? chance.one(['no', 'no', 'maybe'] as const) : chance.one(['maybe', 'yes'] as const);
}

/** Somebody leaves early now and then, and who was unsettled leaves soon. */
function stayed({ minutes, format }: What, response: MomentResponse | null, chance: Chance): number | null {
  if (format === 'one_to_one' || !chance.happens(response === 'unsettled' ? 0.6 : 0.09)) return null;
  return Math.max(5, Math.round((minutes * chance.between(3, 7)) / 50) * 5);
}

/** How much help somebody needs is theirs, and not the day's. */
function supportOf(person: YearPerson, chance: Chance): MomentDepth['support'] {
  const own = chanceFrom(`support ${person.key}`).one([
    'none',
    'none',
    'words',
    'words',
    'showing',
    'hand_under_hand',
  ] as const);
  return chance.happens(0.75) ? (chance.happens(0.85) ? own : 'words') : null;
}

const OF_CATEGORY: Readonly<Record<string, readonly Sign[]>> = {
  creative: ['concentrated', 'made_a_choice', 'smiled'],
  cognitive: ['concentrated', 'chatted', 'laughed'],
  physical: ['moved_more', 'laughed', 'smiled'],
  outdoors: ['relaxed', 'smiled', 'shared_a_memory'],
  spiritual: ['relaxed', 'sang', 'reached_out'],
  sensory: ['relaxed', 'smiled', 'reached_out'],
  everyday_purpose: ['helped_someone', 'chatted', 'concentrated'],
  social: ['chatted', 'laughed', 'shared_a_memory'],
};

function signsOf(category: string, response: MomentResponse | null, chance: Chance): Sign[] {
  if (response === 'unsettled')
    return chance
      .shuffled<Sign>(['restless', 'anxious', 'tired', 'tearful', 'withdrew'] as const)
      .slice(0, chance.between(1, 2));
  const bright = chance.shuffled<Sign>(OF_CATEGORY[category] ?? ['smiled', 'chatted', 'relaxed']);
  if (response === 'quiet') return chance.happens(0.35) ? ['tired'] : bright.slice(0, chance.between(0, 1));
  return bright.slice(0, chance.between(1, response === 'loved' ? 3 : 2));
}
