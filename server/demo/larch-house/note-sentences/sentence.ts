import type { MomentResponse, NotTodayReason } from '@heartsease/domain/reports/response.ts';

/**
 * What a carer wrote, with slots: `{name}`, `{he}`, `{He}`, `{him}`, `{his}`, `{His}`, `{himself}` and
 * `{friend}`, who is somebody else of the same group.
 */
export type Sentence =
  | string
  | {
      text: string;
      /** Only in these months, 1 to 12: snowdrops are not written about in June. */
      months?: readonly number[];
      /** Only for people with this interest. */
      theme?: string;
      /** Not for people with one of these interests: a pie is no pleasure to a vegetarian. */
      unless?: readonly string[];
      /** Only from five o'clock on. */
      evening?: true;
      /** Why not today. */
      reason?: NotTodayReason;
    };

/** Sentences about certain activities, by how it was. Without `activities` they fit any. */
export type SentencesAbout = {
  activities?: readonly string[];
  format?: 'group' | 'one_to_one';
} & Partial<Record<MomentResponse, readonly Sentence[]>>;
