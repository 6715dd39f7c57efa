import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Short } from '../text.ts';
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
