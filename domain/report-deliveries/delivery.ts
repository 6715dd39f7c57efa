import { z } from 'zod';
import { ResidentFace } from '../residents/resident.ts';
import { EmailAddress, Id, Short, words } from '../text.ts';

export const DELIVERY_LIMITS = {
  /** A link left in a mailbox is a key left in a door. */
  days: 7,
  /** Six digits are a million; after five wrong ones the link is dead. */
  wrong_codes: 5,
} as const;

/** What of a report goes with it. */
export const Included = z.object({
  /** The few words about all of it. */
  note: z.boolean(),
  /** How it was for the person. */
  mood: z.boolean(),
  /** What was written and said about the person alone. */
  words: z.boolean(),
});
export type Included = z.infer<typeof Included>;

/** Of whom it tells, what of it, and a word to its reader: what it shows follows from these alone. */
export const LetterDraft = z.object({
  resident_id: Id,
  include: Included,
  message: words(1_000),
});
export type LetterDraft = z.infer<typeof LetterDraft>;

/** A relative by their link, or a professional whose address is typed twice. */
export const Recipient = z.union([
  z.object({ kind: z.literal('relative'), relative_link_id: Id }),
  z
    .object({
      kind: z.literal('professional'),
      name: Short.pipe(z.string().min(1, 'Write who it is, such as “Dr Ames, GP”')),
      email: EmailAddress,
      email_again: EmailAddress,
    })
    .refine(({ email, email_again }) => email === email_again, {
      path: ['email_again'],
      message: 'Those addresses do not match. Enter the same one twice',
    }),
]);
export type Recipient = z.infer<typeof Recipient>;

/** Why a relative gets nothing now. */
export const WHY_NOT = ['not_active', 'friend', 'no_consent', 'no_address', 'stay_ended', 'came_back'] as const;

export const PossibleRecipient = z.object({
  relative_link_id: Id,
  name: z.string(),
  relationship: z.string(),
  /** Null: may be sent to. */
  why_not: z.enum(WHY_NOT).nullable(),
});
export type PossibleRecipient = z.infer<typeof PossibleRecipient>;

/** What the link will show, to the letter, and its fingerprint, by which sending tells that it is still the same. */
export const LetterPreview = z.object({
  resident: ResidentFace,
  content: z.string(),
  fingerprint: z.string(),
  recipients: z.array(PossibleRecipient),
  may_send_outside: z.boolean(),
});
export type LetterPreview = z.infer<typeof LetterPreview>;

export const DELIVERY_STATES = [
  'waiting',
  'sent',
  'shown_only',
  'opened',
  'bounced',
  'expired',
  'revoked',
  'held_back',
  'failed',
] as const;

export const Delivery = z.object({
  id: Id,
  to_name: z.string(),
  to_address: z.string(),
  resident: ResidentFace,
  state: z.enum(DELIVERY_STATES),
  sent_by: z.string(),
  asked_at: z.string(),
  expires_at: z.string(),
  opened_at: z.string().nullable(),
  /** A mail server has taken it, whatever became of it since. */
  was_mailed: z.boolean(),
  /** Can its link still be opened? */
  is_open: z.boolean(),
  /** What somebody wrote down when its mail came back to the home's mailbox; null where nobody did. */
  came_back_reason: z.string().nullable(),
  /** No letter goes to its address before somebody has said that it is right. */
  is_address_to_check: z.boolean(),
});
export type Delivery = z.infer<typeof Delivery>;
