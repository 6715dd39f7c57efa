import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Write } from '../write.ts';
import { ActivityDetail } from './activity-detail.ts';
import { Activity } from './activity.ts';
import { GroupFits } from './group-fits.ts';
import { LibraryActivity, LibraryChoice } from './library.ts';

export const listActivities = endpoint({
  path: '/api/v2/activity/list',
  summary: 'The activity library of this home',
  allow: 'all_activities.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: LibraryChoice,
  output: z.object({ items: z.array(LibraryActivity), next_cursor: z.null(), total: z.number().int() }),
});

export const getActivity = endpoint({
  path: '/api/v2/activity/get',
  summary: 'One activity with all that its sheet says',
  allow: 'all_activities.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ activity_id: Id }),
  /** No detail where nobody has written it yet. */
  output: Activity.extend({
    themes: z.array(z.string()),
    detail: ActivityDetail.nullable(),
    is_favourite: z.boolean(),
  }),
});

/** One's own favourites, in this home. */
export const keepFavourite = endpoint({
  path: '/api/v2/activity/favourite',
  summary: 'Keep an activity among one’s own favourites, or take it out',
  allow: 'all_activities.view',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ activity_id: Id, is_favourite: z.boolean() }),
  /** The same id, so that the audit trail names the activity. */
  output: z.object({ id: Id }),
});

/** As many as come to one session. */
export const PEOPLE_AT_MOST = 60;

/** What would suit these people together, of what is wanted of the library. Whoever no longer lives here is not counted. */
export const matchActivities = endpoint({
  path: '/api/v2/activity/matches',
  summary: 'Activities of this home that suit some residents together, each with two reasons, and what is left out',
  allow: 'activities.choose',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: LibraryChoice.omit({ q: true }).extend({
    resident_ids: z.array(Id).min(1, 'Choose somebody').max(PEOPLE_AT_MOST, `Choose ${PEOPLE_AT_MOST} people or fewer`),
  }),
  output: GroupFits,
});
