import { ActivityCategory } from './activity-detail.ts';
import type { ActivityDetail } from './activity-detail.ts';
import { Tint } from './activity.ts';
import type { Activity } from './activity.ts';
import { Licence } from './own-activity.ts';
import type { OwnActivityFields } from './own-activity.ts';

/** An activity with its sheet, to begin from. */
export type Written = Pick<
  Activity,
  'title' | 'summary' | 'icon' | 'tint' | 'category' | 'minutes' | 'formats' | 'licence'
> & { themes: readonly string[]; detail: ActivityDetail | null };

/** What an activity says until somebody says more: half an hour in good company. */
export const UNWRITTEN: OwnActivityFields = {
  title: '',
  summary: '',
  icon: 'sparkle',
  tint: 'plum',
  category: 'social',
  weights: allWeights({ social: 2 }),
  minutes: 30,
  formats: ['group', 'small_group', 'one_to_one'],
  group_size: { from: 1, to: 12 },
  steps: [],
  needs: [],
  preparation: { minutes: 0, text: '' },
  bands: [],
  places: ['lounge'],
  seasons: [],
  times: [],
  cost: 'free',
  themes: [],
  conversation_starters: [],
  risks: [],
  licence: 'All rights reserved',
};

/** An activity as the editor holds it. What its sheet does not say stands as in one that nobody has written yet. */
export function fieldsOf(activity: Written): OwnActivityFields {
  const { welsh: _welsh, weights, ...sheet } = activity.detail ?? { welsh: null, weights: {} };
  const category = ActivityCategory.safeParse(activity.category).data ?? UNWRITTEN.category;
  return {
    ...UNWRITTEN,
    ...sheet,
    title: activity.title,
    summary: activity.summary,
    icon: activity.icon,
    tint: Tint.safeParse(activity.tint).data ?? UNWRITTEN.tint,
    category,
    weights: allWeights(activity.detail === null ? { [category]: 2 } : weights),
    minutes: activity.minutes,
    formats: activity.formats,
    themes: [...activity.themes],
    licence: Licence.safeParse(activity.licence).data ?? UNWRITTEN.licence,
  };
}

/**
 * A new activity of this title with sensible values: those of the one most like it, where there is one. Its words
 * were written for the other, so they stay under the licence that they came with.
 */
export function prefilled(title: string, like: Written | null): OwnActivityFields {
  return { ...(like === null ? UNWRITTEN : fieldsOf(like)), title };
}

/** All eight; what is not said weighs nothing. */
function allWeights(known: Partial<Record<ActivityCategory, number>>): OwnActivityFields['weights'] {
  const none = {
    physical: 0,
    cognitive: 0,
    creative: 0,
    social: 0,
    spiritual: 0,
    sensory: 0,
    outdoors: 0,
    everyday_purpose: 0,
  };
  return { ...none, ...known };
}
