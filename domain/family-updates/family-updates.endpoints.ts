import { z } from 'zod';
import { SuggestedText } from '../about-me/suggestion.ts';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { CommentText, FamilyComment, FamilyUpdate, ToldResponse } from './family-update.ts';
import { QuestionKey } from './questions.ts';

/** What a relative finds of one person when they open the app. */
export const PersonsHome = z.object({
  resident_id: Id,
  known_as: z.string(),
  /** In memory: nothing new comes, and nothing cheerful by itself. */
  is_in_memory: z.boolean(),
  /** False until the person agreed that their family gets news of them. */
  are_updates_open: z.boolean(),
  /** Today's moments, the newest first. */
  today: z.array(FamilyUpdate),
  /** The days before, up to a week. */
  earlier: z.array(FamilyUpdate),
  /** Whether anything stands open to the reader at all, however long ago it was. */
  is_anything_shared: z.boolean(),
  /** Seven days, today last; how each shared moment was. */
  week: z.array(z.object({ day: CalendarDate, responses: z.array(ToldResponse) })),
  kept: z.int(),
  /** Null: answered, or not for whoever asks. */
  question: QuestionKey.nullable(),
});
export type PersonsHome = z.infer<typeof PersonsHome>;

export const getPersonsHome = endpoint({
  path: '/api/v2/family-update/home',
  summary: 'Today and this week of one’s own person, as far as it was shared',
  allow: 'relatives_list.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: PersonsHome,
});

export const listUpdates = endpoint({
  path: '/api/v2/family-update/list',
  summary: 'What was shared of one’s own person, the newest first',
  allow: 'relatives_list.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({
    resident_id: Id,
    /** Only what one keeps for the book. */
    is_kept: z.boolean().default(false),
    cursor: z.string().max(200).optional(),
  }),
  output: z.object({
    known_as: z.string(),
    items: z.array(FamilyUpdate),
    next_cursor: z.string().nullable(),
    total: z.int(),
  }),
});

/** Once a day for each moment; sent twice it is one. */
export const sendLove = endpoint({
  path: '/api/v2/family-update/love',
  summary: 'Send love for a moment, or take today’s back',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'write',
  kept_in_audit: ['family_update_id'],
  input: Write.extend({ family_update_id: Id, is_sent: z.boolean() }),
  output: Done,
});

export const keepUpdate = endpoint({
  path: '/api/v2/family-update/keep',
  summary: 'Keep a moment for the book, or put it away',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'write',
  kept_in_audit: ['family_update_id'],
  input: Write.extend({ family_update_id: Id, is_kept: z.boolean() }),
  output: Done,
});

export const listComments = endpoint({
  path: '/api/v2/family-update/comments',
  summary: 'What the circle around one’s own person wrote under a moment',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'read',
  input: z.object({ family_update_id: Id }),
  output: z.object({ may_write: z.boolean(), items: z.array(FamilyComment) }),
});

export const writeComment = endpoint({
  path: '/api/v2/family-update/comment',
  summary: 'Write under a moment of one’s own person',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'write',
  kept_in_audit: ['family_update_id'],
  input: Write.extend({ family_update_id: Id, text: CommentText }),
  output: Done,
});

/** It waits with "About me" as any proposal of a relative does. */
export const answerQuestion = endpoint({
  path: '/api/v2/family-update/answer-question',
  summary: 'Answer the question of the week about one’s own person',
  allow: 'relatives_list.view',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, question: QuestionKey, text: SuggestedText }),
  output: Done,
});
