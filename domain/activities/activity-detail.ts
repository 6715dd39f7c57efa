import { z } from 'zod';
import { SupportBand } from '../pal/instrument.ts';

/** The eight sides of a good week (docs: the activity taxonomy). */
export const ACTIVITY_CATEGORIES = [
  'physical',
  'cognitive',
  'creative',
  'social',
  'spiritual',
  'sensory',
  'outdoors',
  'everyday_purpose',
] as const;
export const ActivityCategory = z.enum(ACTIVITY_CATEGORIES);
export type ActivityCategory = z.infer<typeof ActivityCategory>;

export const ActivityPlace = z.enum(['bed', 'room', 'lounge', 'table', 'kitchen', 'garden', 'out']);
export type ActivityPlace = z.infer<typeof ActivityPlace>;

export const ActivityCost = z.enum(['free', 'low', 'some']);
export type ActivityCost = z.infer<typeof ActivityCost>;

export const ActivitySeason = z.enum(['spring', 'summer', 'autumn', 'winter']);
export type ActivitySeason = z.infer<typeof ActivitySeason>;

/** When it does most good. */
export const ActivityTime = z.enum(['morning', 'evening', 'weekend']);
export type ActivityTime = z.infer<typeof ActivityTime>;

/** What can go wrong: the starter hazards of a risk assessment. */
export const ActivityHazard = z.enum([
  'slips',
  'falls_from_seat',
  'moving_and_handling',
  'lifting',
  'burns',
  'hot_equipment',
  'sharps',
  'choking',
  'allergy',
  'ingestion',
  'infection',
  'balloons',
  'glue_and_paint',
  'electricity',
  'flashing_light',
  'noise',
  'sun',
  'cold',
  'dehydration',
  'transport',
  'road',
  'getting_lost',
  'water',
  'animals',
  'plants',
  'crowds',
  'distress',
  'privacy',
]);
export type ActivityHazard = z.infer<typeof ActivityHazard>;

/** How many take part at once. */
export const GroupSize = z.object({ from: z.number().int().min(1), to: z.number().int().min(1).max(100) });
export type GroupSize = z.infer<typeof GroupSize>;

const Line = z.string().min(1).max(300);

/** What the card in the library says in Welsh. */
export const WelshCard = z.object({ title: Line, summary: Line });
const Weight = z.number().int().min(0).max(3);

/**
 * How an activity is done: what its sheet says beyond the card in the library. The bands that it suits
 * each say how, so a lower number makes it richer and a higher one gentler. No seasons means all the
 * year, no times means any hour. A home's own may leave its steps and bands unsaid.
 */
export const ActivityDetail = z.object({
  welsh: WelshCard.nullable(),
  steps: z.array(Line).max(12),
  needs: z.array(Line).max(20),
  preparation: z.object({ minutes: z.number().int().min(0).max(240), text: z.string().max(300) }),
  group_size: GroupSize,
  bands: z.array(z.object({ band: SupportBand, how: Line })),
  weights: z.partialRecord(ActivityCategory, Weight),
  places: z.array(ActivityPlace).min(1),
  seasons: z.array(ActivitySeason),
  times: z.array(ActivityTime),
  cost: ActivityCost,
  conversation_starters: z.array(Line).max(10),
  risks: z.array(z.object({ hazard: ActivityHazard, care: Line })).max(28),
});
export type ActivityDetail = z.infer<typeof ActivityDetail>;
