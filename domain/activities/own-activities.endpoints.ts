import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, words } from '../text.ts';
import { Write } from '../write.ts';
import { ListedOwnActivity, OwnActivity, OwnActivityFields, SavedState } from './own-activity.ts';

export const listOwnActivities = endpoint({
  path: '/api/v2/custom-activity/list',
  summary: 'What this home and its organisation added to the library, and what waits for a yes',
  allow: 'own_activities.propose',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(ListedOwnActivity), next_cursor: z.null(), total: z.number().int() }),
});

export const getOwnActivity = endpoint({
  path: '/api/v2/custom-activity/get',
  summary: 'One activity of the home’s own as its editor holds it',
  allow: 'own_activities.propose',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ activity_id: Id }),
  output: OwnActivity,
});

/** Changes nothing: what stands in the editor when it opens. */
export const beginOwnActivity = endpoint({
  path: '/api/v2/custom-activity/begin',
  summary: 'Sensible values for a new activity: a copy of one, or those of the one most like its title',
  allow: 'own_activities.propose',
  scope: 'care-home',
  kind: 'read',
  input: z.object({
    title: words(120),
    /** A copy of this one. */
    activity_id: Id.nullable(),
  }),
  output: z.object({
    /** Where the values come from; null when nothing in the library is like it. */
    like: z.object({ id: Id, title: z.string() }).nullable(),
    fields: z.object({ ...OwnActivityFields.shape, title: z.string() }),
  }),
});

/** When somebody changed it meanwhile: 409 with the activity as it stands. */
export const saveOwnActivity = endpoint({
  path: '/api/v2/custom-activity/save',
  summary: 'Write an activity of the home’s own: keep it as a draft, propose it, or put it into the library',
  allow: 'own_activities.propose',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** Null for a new one. */
    activity_id: Id.nullable(),
    base_version: z.int().min(0),
    state: SavedState,
    ...OwnActivityFields.shape,
  }),
  output: OwnActivity,
});

export const answerOwnActivity = endpoint({
  path: '/api/v2/custom-activity/answer',
  summary: 'Say yes to what somebody proposed, or return it with a word',
  allow: 'own_activities.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ activity_id: Id, base_version: z.int().min(0), is_yes: z.boolean(), word: words(300) }).refine(
    ({ is_yes, word }) => is_yes || word !== '',
    { path: ['word'], message: 'Say why, so that its author can go on' },
  ),
  output: OwnActivity,
});

/** Reports keep what they say; nobody new is offered it. */
export const retireOwnActivity = endpoint({
  path: '/api/v2/custom-activity/retire',
  summary: 'Take an activity of the home’s own out of use, or bring it back',
  allow: 'own_activities.propose',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ activity_id: Id, is_retired: z.boolean() }),
  output: OwnActivity,
});

export const shareOwnActivity = endpoint({
  path: '/api/v2/custom-activity/share',
  summary: 'Show an activity of this home in the library of every home of the organisation, or in this home alone',
  allow: 'own_activities.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ activity_id: Id, is_shared: z.boolean() }),
  output: OwnActivity,
});
