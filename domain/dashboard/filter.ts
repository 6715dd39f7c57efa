import { z } from 'zod';
import { ActivityCategory } from '../activities/activity-detail.ts';
import { ActivityFormat } from '../activities/activity.ts';
import { Id, LookedAtDay, Short } from '../text.ts';

/**
 * The filter object of the dashboard's calls (row CA-4): which days, people and activities. Whatever is not said is
 * everything; what a call is not about, such as the days for what is worth choosing now, it does not heed.
 */
export const DashboardFilter = z.object({
  from: LookedAtDay.optional(),
  to: LookedAtDay.optional(),
  preset: z.enum(['today', '7d', '28d', 'month', 'quarter', 'custom']).optional(),
  compare: z.enum(['none', 'previous', 'same_last_year']).optional(),
  /** A unit of a home is a wing, and a wing is its name. */
  unit_id: z.array(Short).max(50, 'Choose 50 wings or fewer').optional(),
  group_id: z.array(Id).max(100, 'Choose 100 groups or fewer').optional(),
  resident_id: z.array(Id).max(200, 'Choose 200 people or fewer').optional(),
  /** Figures are of moments, and each was in a group or one to one: asked for anything finer, they refuse. */
  format: z.array(ActivityFormat).max(ActivityFormat.options.length).optional(),
  domain: z.array(ActivityCategory).max(ActivityCategory.options.length).optional(),
});
export type DashboardFilter = z.infer<typeof DashboardFilter>;

/** What figures say when they are asked for a small group, a pair or what somebody did alone. */
export const UNTOLD_FORMAT = 'Moments tell only whether they were in a group or one to one';
