import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Short } from '../text.ts';
import { ActivityDetail } from './activity-detail.ts';
import { Activity, ActivityFormat } from './activity.ts';

export const listActivities = endpoint({
  path: '/api/v2/activity/list',
  summary: 'The activity library of this home',
  allow: 'all_activities.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ q: Short.optional(), format: ActivityFormat.optional() }),
  output: z.object({ items: z.array(Activity), next_cursor: z.null(), total: z.number().int() }),
});

export const getActivity = endpoint({
  path: '/api/v2/activity/get',
  summary: 'One activity with all that its sheet says',
  allow: 'all_activities.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ activity_id: Id }),
  /** No detail where nobody has written it yet. */
  output: Activity.extend({ themes: z.array(z.string()), detail: ActivityDetail.nullable() }),
});
