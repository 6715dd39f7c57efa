import type { ActivityCategory, ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import type { ActivityFormat, Tint } from '@heartsease/domain/activities/activity.ts';

export type ActivityScene = 'yoga' | 'tea' | 'garden' | 'bread' | 'sea' | 'train' | 'paint';

/**
 * One entry of the starter library, in our own words, free to use under CC BY 4.0.
 * `summary` is at most 300 characters; `icon` is a Phosphor icon in kebab case, drawn duotone on `tint`;
 * `themes` are the interests that the activity speaks to; `detail` is what its own sheet says.
 */
export type CoreActivity = {
  slug: string;
  title: string;
  summary: string;
  icon: string;
  tint: Tint;
  category: ActivityCategory;
  minutes: number;
  formats: readonly ActivityFormat[];
  scene: ActivityScene | null;
  themes: readonly string[];
  detail: ActivityDetail;
};
