import { z } from 'zod';
import { Portrait } from '../portraits/portrait.ts';
import { FieldValue } from '../residents/profile.ts';
import { CalendarDate, Id, Line, Short } from '../text.ts';
import { addDays } from '../time/calendar.ts';

/**
 * What links somebody to a resident. `invited`: asked, and not yet answered; `paused`: nothing is shown for a
 * while; only `active` shows anything.
 */
export const LINK_STATES = ['invited', 'active', 'paused', 'ended'] as const;
export const LinkState = z.enum(LINK_STATES);
export type LinkState = z.infer<typeof LinkState>;

/** A representative speaks for the person; family read and add; friends see what is shared with everybody. */
export const ACCESS_LEVELS = ['family', 'friend', 'representative'] as const;
export const AccessLevel = z.enum(ACCESS_LEVELS);
export type AccessLevel = z.infer<typeof AccessLevel>;

/** What a relative who may invite may give to others: nothing above their own, and never a voice for the person. */
export const LEVELS_TO_GIVE = {
  family: ['family', 'friend'],
  friend: ['friend'],
  representative: ['family', 'friend'],
} as const satisfies Record<AccessLevel, readonly AccessLevel[]>;

/** So many invitations of one relative to one person may wait for an answer at a time. */
export const MOST_WAITING = 5;

/** How an invitation goes out: by mail, shown as a code to scan, or printed and posted. */
export const WAYS_TO_INVITE = ['email', 'shown', 'letter'] as const;
export const WayToInvite = z.enum(WAYS_TO_INVITE);
export type WayToInvite = z.infer<typeof WayToInvite>;

/** By what somebody may decide for the person, where the law of this country knows it. */
export const AUTHORITY_KINDS = [
  'lpa_health_welfare',
  'lpa_property_finance',
  'enduring_power',
  'deputy',
  'guardian',
] as const;
export const AuthorityKind = z.enum(AUTHORITY_KINDS);
export type AuthorityKind = z.infer<typeof AuthorityKind>;

/** A document that was looked at. No copy is kept: who saw it, when, and by which number it is found again. */
export const Authority = z.object({
  kind: AuthorityKind,
  reference: Short,
  seen_by: Short.pipe(z.string().min(1, 'Write who saw the document')),
  seen_on: CalendarDate,
});
export type Authority = z.infer<typeof Authority>;

export const Relationship = Short.pipe(
  z.string().min(1, { error: 'Write what they are to each other', abort: true }).max(60, 'Use 60 characters or fewer'),
);

/** How often a relative gets the digest of their person's days. */
export const DIGESTS = ['weekly', 'fortnightly', 'monthly', 'off'] as const;
/** How it reaches them. Printed ones are handed over at the next visit. */
export const WAYS_OF_DIGEST = ['email', 'print', 'post'] as const;
export const Digest = z.object({ digest: z.enum(DIGESTS), digest_by: z.enum(WAYS_OF_DIGEST) });
export type Digest = z.infer<typeof Digest>;

/** What a manager may change of a link. */
export const LinkFields = z.object({
  /** "daughter", "friend from the choir": as the resident would say it. */
  relationship: Relationship,
  access_level: AccessLevel,
  /** Whom the home calls first. One for each resident. */
  is_primary: z.boolean(),
  /** Asks family and friends in by themselves; the home sees each invitation. */
  can_invite: z.boolean(),
  authorities: z.array(Authority).max(AUTHORITY_KINDS.length, 'Each kind of document once'),
  ...Digest.shape,
});
export type LinkFields = z.infer<typeof LinkFields>;

/** What a schema can't tell, because it needs today. @returns messages by field */
export function authorityProblems(authorities: readonly Authority[], today: string): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  authorities.forEach(({ kind, seen_on }, place) => {
    if (seen_on > today) problems[`authorities.${place}.seen_on`] = ['Enter today or a day before'];
    if (authorities.findIndex((one) => one.kind === kind) !== place)
      problems[`authorities.${place}.kind`] = ['This document is written down already'];
  });
  return problems;
}

/** Family keep what they could read for so long after somebody died or moved away; then it ends by itself. */
export const READING_DAYS = 90;

/** The last day on which family may read; null while the person lives here. */
export function readsUntil(ended_on: string | null): string | null {
  return ended_on === null ? null : addDays(ended_on, READING_DAYS);
}

/** A relative as the staff of the home see them. */
export const Relative = LinkFields.extend({
  id: Id,
  version: z.number().int(),
  status: LinkState,
  status_since: z.string(),
  /** Why it was paused or ended, for those who manage access; empty for everybody else. */
  status_reason: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  portrait: Portrait.nullable(),
  email: z.string().nullable(),
  /** Their own, as they gave it; empty: none. */
  phone: z.string(),
  /** Null once it was accepted. */
  invitation: z.object({ sent_by: WayToInvite, expires_at: z.string(), is_over: z.boolean() }).nullable(),
  last_seen_at: z.string().nullable(),
  /** Who changed it last, for whoever changed it at the same time. */
  changed_by: z.string().nullable(),
  changed_at: z.string(),
  is_shown_to_circle: z.boolean(),
});
export type Relative = z.infer<typeof Relative>;

export const Reason = Line.pipe(z.string().min(1, 'Write why, in a few words'));

export const LINK_CHANGE_KINDS = [
  'invited',
  'resent',
  'withdrawn',
  'accepted',
  'changed',
  'paused',
  'resumed',
  'ended',
] as const;

/** One entry of a link's history. */
export const LinkChange = z.object({
  id: Id,
  at: z.string(),
  by: z.string().nullable(),
  kind: z.enum(LINK_CHANGE_KINDS),
  changes: z.array(z.object({ field: z.string(), before: FieldValue, after: FieldValue })),
  reason: z.string(),
});
export type LinkChange = z.infer<typeof LinkChange>;
