import { z } from 'zod';
import { Id, Line, Short, words } from '../text.ts';
import type { MomentResponse } from './response.ts';

/** Engagement as somebody saw it (domain.md 2.9): 0 no response seen, 1 brief flickers ... 4 absorbed throughout. */
export const ENGAGEMENTS = [0, 1, 2, 3, 4] as const;
export const Engagement = z.literal(ENGAGEMENTS);
export type Engagement = z.infer<typeof Engagement>;

/** From very low to very bright. */
export const MOODS = [-2, -1, 0, 1, 2] as const;
export const Mood = z.literal(MOODS);
export type Mood = z.infer<typeof Mood>;

/** Who told the mood. */
export const MOOD_SOURCES = ['resident', 'staff', 'relative'] as const;
export const MoodSource = z.enum(MOOD_SOURCES);
export type MoodSource = z.infer<typeof MoodSource>;

export const SUPPORTS = ['none', 'words', 'showing', 'hand_under_hand', 'one_to_one'] as const;
export const Support = z.enum(SUPPORTS);
export type Support = z.infer<typeof Support>;

/** What was seen of somebody who was well with it. */
export const BRIGHT_SIGNS = [
  'smiled',
  'laughed',
  'sang',
  'chatted',
  'helped_someone',
  'shared_a_memory',
  'concentrated',
  'moved_more',
  'relaxed',
  'reached_out',
  'made_a_choice',
] as const;
/** What tells that something was not well. */
export const HARD_SIGNS = ['restless', 'tearful', 'anxious', 'angry', 'in_pain', 'tired', 'withdrew'] as const;
export const SIGNS = [...BRIGHT_SIGNS, ...HARD_SIGNS] as const;
export const Sign = z.enum(SIGNS);
export type Sign = z.infer<typeof Sign>;
/** These are for the next shift too. */
export const HANDED_OVER = new Set<Sign>(['tearful', 'in_pain']);

export const AGAIN = ['yes', 'maybe', 'no'] as const;
export const Again = z.enum(AGAIN);
export type Again = z.infer<typeof Again>;

/** How it was as a whole: from "did not work this time" to "a joy". */
export const ENJOYMENTS = [1, 2, 3, 4, 5] as const;
export const Enjoyment = z.literal(ENJOYMENTS);
export type Enjoyment = z.infer<typeof Enjoyment>;

/** Limits of the depth of a report. */
export const DEPTH_LIMITS = {
  minutes: { least: 1, most: 480 },
  goals: 20,
  people: 40,
  resources: 20,
  cost_pence: 1_000_000,
  /** The note of a full report is a page, that of a basic one a few words (text.ts). */
  basic_note: 500,
  /** Of one person: a line in a basic report, a paragraph in a full one. */
  basic_moment_note: 300,
  moment_note: 1_000,
  note: 4_000,
  /** Two who told of the same are put together, and nothing of either is cut: what stands so may be sent again. */
  merged_note: 20_000,
  reflection: 1_000,
} as const;

const none = <Output, Input>(schema: z.ZodType<Output, Input>) => schema.nullable().default(null);
const saying = (schema: typeof Line) => none(schema).transform((text) => (text === '' ? null : text));
const once = <T>(list: T[]) => [...new Set(list)];
const Reflection = words(DEPTH_LIMITS.reflection);

/** What a full report tells of one person beyond how it was. All of it may stay unsaid. */
export const MomentDepth = z
  .object({
    engagement: none(Engagement),
    mood_before: none(Mood),
    mood_after: none(Mood),
    mood_source: none(MoodSource),
    /** Where this person was there for less, or for longer, than the report says. */
    own_minutes: none(
      z
        .int('Enter whole minutes')
        .min(DEPTH_LIMITS.minutes.least, 'Enter at least 1 minute')
        .max(DEPTH_LIMITS.minutes.most, 'Enter 480 minutes or fewer'),
    ),
    support: none(Support),
    signs: z.array(Sign).max(50).default([]).transform(once),
    quote: saying(Line),
    /** Were two things or more offered, and did the person choose? */
    choice_made: none(z.boolean()),
    again: none(Again),
    goals: z.array(Id).max(DEPTH_LIMITS.goals, 'Choose 20 goals or fewer').default([]).transform(once),
  })
  .refine(
    ({ mood_before, mood_after, mood_source }) => mood_source !== null || (mood_before === null && mood_after === null),
    { path: ['mood_source'], message: 'Say who told the mood' },
  );
export type MomentDepth = z.output<typeof MomentDepth>;

const names = (most: number) =>
  z
    .array(Short)
    .max(most, `Enter ${most} or fewer`)
    .default([])
    .transform((list) => once(list.filter((name) => name !== '')));

/** What a full report tells of the whole of it, as the device sends it. */
export const ReportDepth = z.object({
  overall_enjoyment: none(Enjoyment),
  staff_ids: z.array(Id).max(DEPTH_LIMITS.people, 'Choose 40 people or fewer').default([]).transform(once),
  /** As somebody would name them: relatives and volunteers without an account were there too. */
  relatives_present: names(DEPTH_LIMITS.people),
  resources_used: names(DEPTH_LIMITS.resources),
  cost_pence: none(
    z.int('Enter pounds and pence').min(0, 'Enter 0 or more').max(DEPTH_LIMITS.cost_pence, 'Enter £10,000 or less'),
  ),
  went_well: saying(Reflection),
  change_next_time: saying(Reflection),
  /** What to mind was gone through before it began. */
  is_risk_checked: none(z.boolean()),
});
export type ReportDepth = z.output<typeof ReportDepth>;

/** Nothing said yet; nothing is pre-filled. */
export const NO_MOMENT_DEPTH: MomentDepth = {
  engagement: null,
  mood_before: null,
  mood_after: null,
  mood_source: null,
  own_minutes: null,
  support: null,
  signs: [],
  quote: null,
  choice_made: null,
  again: null,
  goals: [],
};

export const NO_REPORT_DEPTH: ReportDepth = {
  overall_enjoyment: null,
  staff_ids: [],
  relatives_present: [],
  resources_used: [],
  cost_pence: null,
  went_well: null,
  change_next_time: null,
  is_risk_checked: null,
};

/** Does it say anything? Who told a mood says nothing without the mood. */
export function saysAnything(depth: object | null | undefined): boolean {
  if (!depth) return false;
  return Object.entries(depth).some(
    ([field, value]) => field !== 'mood_source' && value !== null && (!Array.isArray(value) || value.length > 0),
  );
}

/** Of somebody who did not join in there is nothing to tell beyond that. */
export function depthFor<Depth extends MomentDepth>(
  response: MomentResponse | null,
  depth: Depth | undefined,
): Depth | undefined {
  return response === 'not_today' ? undefined : depth;
}

/** Two devices told of the same: what either said is kept, the first one's word where there can be only one. */
export function withGapsFilled<Depth extends MomentDepth | ReportDepth>(first: Depth, second: Depth): Depth {
  const other = new Map<string, unknown>(Object.entries(second));
  const filled = Object.entries(first).map(([field, value]) => [field, both(field, value, other.get(field) ?? null)]);
  return Object.assign({}, first, Object.fromEntries(filled));
}

/** How long words of both may become, and how many of both may stand. */
const LONGEST: Record<string, number> = {
  quote: 300,
  went_well: DEPTH_LIMITS.reflection,
  change_next_time: DEPTH_LIMITS.reflection,
  resources_used: DEPTH_LIMITS.resources,
  goals: DEPTH_LIMITS.goals,
};

function both(field: string, mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return [...new Set([...mine, ...theirs])].slice(0, LONGEST[field] ?? DEPTH_LIMITS.people);
  }
  const isText = typeof mine === 'string' && typeof theirs === 'string' && field in LONGEST && mine !== theirs;
  const joined = isText ? `${mine}\n${theirs}` : '';
  return isText && joined.length <= (LONGEST[field] ?? 0) ? joined : (mine ?? theirs);
}

/** Did somebody say the same of both? In whatever order they named things. */
export function isSameDepth(one: MomentDepth | ReportDepth, other: MomentDepth | ReportDepth): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(depth: MomentDepth | ReportDepth) {
  return Object.entries(depth)
    .map(([field, value]) => [field, Array.isArray(value) ? value.map(String).toSorted() : value] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}
