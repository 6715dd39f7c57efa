import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ResidentFace } from '../residents/resident.ts';
import { REPORT_LIMITS } from '../reports/report.ts';
import { Id, Instant } from '../text.ts';
import { Done, Write } from '../write.ts';
import {
  CommentText,
  FamilyUpdate,
  FamilyWords,
  Hold,
  Shareable,
  SharedUpdate,
  WithdrawReason,
} from './family-update.ts';

const ToShare = z.object({
  resident_id: Id,
  words: FamilyWords,
  has_quote: z.boolean(),
  for_friends: z.boolean(),
});

export const SharesOfReport = z.object({
  hold: Hold,
  /** When something shared now opens; null: with somebody's approval. */
  opens_at: z.string().nullable(),
  people: z.array(Shareable),
});
export type SharesOfReport = z.infer<typeof SharesOfReport>;

export const getShares = endpoint({
  path: '/api/v2/family-update/of-report',
  summary: 'What of a report the families can read, could read, and could read no more',
  allow: 'reports.view',
  scope: 'report',
  kind: 'read',
  input: z.object({ report_id: Id }),
  output: SharesOfReport,
});

/** The very answer that a family gets, for what is not shared yet. */
export const previewShare = endpoint({
  path: '/api/v2/family-update/preview',
  summary: 'What a family will read when these words are shared',
  allow: 'updates.share',
  scope: 'report',
  kind: 'read',
  input: z.object({ report_id: Id, ...ToShare.omit({ for_friends: true }).shape }),
  output: FamilyUpdate,
});

/** Whoever can't be shared, or is shared already, is left as it is. */
export const shareMoments = endpoint({
  path: '/api/v2/family-update/share',
  summary: 'Share moments of a report with the families of the people in it',
  allow: 'updates.share',
  scope: 'report',
  kind: 'write',
  input: Write.extend({
    report_id: Id,
    updates: z.array(ToShare).min(1, 'Choose at least one person').max(REPORT_LIMITS.moments),
  }),
  output: SharesOfReport,
});

/** Gone with the next request of everybody, whoever had seen it is told. */
export const withdrawUpdate = endpoint({
  path: '/api/v2/family-update/withdraw',
  summary: 'Take back what was shared with a family',
  allow: 'updates.withdraw',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ family_update_id: Id, reason: WithdrawReason }),
  output: SharedUpdate,
});

export const approveUpdate = endpoint({
  path: '/api/v2/family-update/approve',
  summary: 'Let a family read what waits for approval',
  allow: 'updates.approve',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ family_update_id: Id }),
  output: SharedUpdate,
});

export const answerComment = endpoint({
  path: '/api/v2/family-update/answer',
  summary: 'Answer a family under a shared moment, as staff',
  allow: 'updates.share',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ family_update_id: Id, text: CommentText }),
  output: SharedUpdate,
});

export const listSharedOf = endpoint({
  path: '/api/v2/family-update/of-resident',
  summary: 'What was lately shared with somebody’s family, and what came back',
  allow: 'reports.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({ items: z.array(SharedUpdate) }),
});

export const getFromFamilies = endpoint({
  path: '/api/v2/family-update/from-families',
  summary: 'What came from families: love to pass on, comments and shares that wait',
  allow: 'reports.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    /** When this was so: what comes later is not passed on by a tap on it. */
    at: z.string(),
    /** Not passed on yet, by person. */
    love: z.array(z.object({ resident: ResidentFace, from: z.array(z.string()) })),
    comments: z.array(
      z.object({ resident: ResidentFace, report_id: Id, by: z.string(), text: z.string(), written_at: z.string() }),
    ),
    /** For whoever may approve. */
    waiting: z.array(z.object({ resident: ResidentFace, report_id: Id, title: z.string() })),
  }),
});

export const passOnLove = endpoint({
  path: '/api/v2/family-update/pass-on',
  summary: 'Say that somebody was told who sent them love',
  allow: 'updates.share',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, until: Instant }),
  output: Done,
});

export const getSharingSettings = endpoint({
  path: '/api/v2/family-update/settings',
  summary: 'How long what is shared rests before families see it',
  allow: 'reports.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ hold: Hold }),
});

export const saveSharingSettings = endpoint({
  path: '/api/v2/family-update/save-settings',
  summary: 'Say how long what is shared rests before families see it',
  allow: 'updates.settings',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ hold: Hold }),
  output: z.object({ hold: Hold }),
});
