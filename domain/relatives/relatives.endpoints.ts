import { z } from 'zod';
import { MyPersonsAboutMe } from '../about-me/about-me.endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { Portrait } from '../portraits/portrait.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, EmailAddress, Id, PersonName } from '../text.ts';
import { Done, Write } from '../write.ts';
import {
  AccessLevel,
  Digest,
  LinkChange,
  LinkFields,
  Reason,
  Relationship,
  Relative,
  WayToInvite,
} from './relative.ts';

/** Somebody else of the circle around a resident, who agreed to be seen by the others. Never an address. */
export const CircleMember = z.object({
  known_as: z.string(),
  relationship: z.string(),
  portrait: Portrait.nullable(),
});
export type CircleMember = z.infer<typeof CircleMember>;

/** Somebody whom a relative invited, and who has not answered yet. */
export const WaitingGuest = z.object({
  relative_link_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  relationship: z.string(),
  expires_at: z.string(),
  is_over: z.boolean(),
});
export type WaitingGuest = z.infer<typeof WaitingGuest>;

/** A resident as a relative who is linked to them sees them. */
export const MyPerson = z.object({
  resident_id: Id,
  known_as: z.string(),
  portrait: Portrait.nullable(),
  /** Only where the person agreed that their own family sees it. */
  photo_url: z.string().nullable(),
  /** False until the person agreed that their family gets news of them. */
  are_updates_open: z.boolean(),
  relationship: z.string(),
  /** After somebody died or moved away: the last day on which all of this can be read. */
  reads_until: CalendarDate.nullable(),
  /** The others around this person who agreed to be seen. */
  circle: z.array(CircleMember),
  /** One's own answer to that. */
  is_shown_to_circle: z.boolean(),
  /** To whom oneself may give access; empty: the home alone invites. */
  may_give: z.array(AccessLevel),
  /** Whom oneself invited, as long as they have not answered. */
  invited: z.array(WaitingGuest),
  ...Digest.shape,
});
export type MyPerson = z.infer<typeof MyPerson>;

export const listMyPeople = endpoint({
  path: '/api/v2/relative/my-people',
  summary: 'The residents that a relative is linked to, and who else is around them',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(MyPerson), next_cursor: z.null(), total: z.number().int() }),
});

export const showMeToCircle = endpoint({
  path: '/api/v2/relative/show-me',
  summary: 'Say whether the others around a resident see one’s name',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ resident_id: Id, is_shown: z.boolean() }),
  output: Done,
});

/** After somebody died or moved away there is no digest any more: 404. */
export const saveDigest = endpoint({
  path: '/api/v2/relative/save-digest',
  summary: 'Say how often one wants the digest of a resident’s days, and how',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ resident_id: Id, ...Digest.shape }),
  output: Digest,
});

export const listRelatives = endpoint({
  path: '/api/v2/relative/list',
  summary: 'The relatives and friends of a resident, with what each may see',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({
    resident: ResidentFace,
    /** Nobody is invited any more to somebody who died or moved away. */
    is_living_here: z.boolean(),
    reads_until: CalendarDate.nullable(),
    items: z.array(Relative),
  }),
});

/** A relative with the resident to whom the link leads; somebody with two residents is there twice. */
export const RelativeOfHome = Relative.extend({ resident: ResidentFace });
export type RelativeOfHome = z.infer<typeof RelativeOfHome>;

export const listRelativesOfHome = endpoint({
  path: '/api/v2/relative/list-home',
  summary: 'All relatives of the home and all invitations that wait for an answer',
  allow: 'relatives.invite',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(RelativeOfHome), next_cursor: z.null(), total: z.number().int() }),
});

/** What somebody can show, print or post. */
export const ShownInvitation = z.object({
  relative_link_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  sent_by: WayToInvite,
  email: z.string().nullable(),
  link: z.string(),
  code: z.string(),
  expires_at: z.string(),
});
export type ShownInvitation = z.infer<typeof ShownInvitation>;

/** Whom an invitation is for. Without an address it can't go by mail. */
const Guest = z.object({
  first_name: PersonName,
  last_name: PersonName,
  email: z.union([z.literal('').transform(() => null), z.null(), EmailAddress]).default(null),
  relationship: Relationship,
  access_level: AccessLevel,
  sent_by: WayToInvite,
});

export const inviteRelative = endpoint({
  path: '/api/v2/relative/invite',
  summary: 'Invite a relative or friend of a resident, by mail, as a code or as a letter',
  allow: 'relatives.invite',
  scope: 'resident',
  kind: 'write',
  /** Only a manager makes somebody a representative. */
  input: Write.extend({ resident_id: Id, ...Guest.shape, is_primary: z.boolean().default(false) }),
  output: ShownInvitation,
});

/** For whom the home has allowed it; anybody else is told 404. */
export const inviteAsRelative = endpoint({
  path: '/api/v2/relative/invite-to-mine',
  summary: 'Invite family or a friend of a resident to whom oneself is linked',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ resident_id: Id, ...Guest.shape }),
  output: ShownInvitation,
});

export const withdrawAsRelative = endpoint({
  path: '/api/v2/relative/withdraw-mine',
  summary: 'Take back an invitation that oneself made and nobody has accepted',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ relative_link_id: Id }),
  output: Done,
});

/** The code that went out before works no more. */
export const resendInvitation = endpoint({
  path: '/api/v2/relative/resend',
  summary: 'Send or print an invitation anew, with a new code',
  allow: 'relatives.invite',
  scope: 'relative_link',
  kind: 'write',
  input: Write.extend({ relative_link_id: Id, sent_by: WayToInvite }),
  output: ShownInvitation,
});

export const withdrawInvitation = endpoint({
  path: '/api/v2/relative/withdraw',
  summary: 'Take back an invitation that nobody has accepted',
  allow: 'relatives.invite',
  scope: 'relative_link',
  kind: 'write',
  input: Write.extend({ relative_link_id: Id }),
  output: Done,
});

/** @throws 409 with the link as it stands when somebody else changed it */
export const saveAccess = endpoint({
  path: '/api/v2/relative/save-access',
  summary: 'Change what a relative is to a resident and what they may see',
  allow: 'relatives.manage',
  scope: 'relative_link',
  kind: 'write',
  input: Write.extend({ relative_link_id: Id, base_version: z.int().min(1), ...LinkFields.shape }),
  output: Relative,
});

export const pauseAccess = endpoint({
  path: '/api/v2/relative/pause',
  summary: 'Show a relative nothing for now, from their next call on',
  allow: 'relatives.manage',
  scope: 'relative_link',
  kind: 'write',
  input: Write.extend({ relative_link_id: Id, reason: Reason }),
  output: Done,
});

export const resumeAccess = endpoint({
  path: '/api/v2/relative/resume',
  summary: 'Show a relative again what they saw before a pause',
  allow: 'relatives.manage',
  scope: 'relative_link',
  kind: 'write',
  input: Write.extend({ relative_link_id: Id }),
  output: Done,
});

export const endAccess = endpoint({
  path: '/api/v2/relative/end',
  summary: 'End a relative’s access, and the sessions that hung on it',
  allow: 'relatives.manage',
  scope: 'relative_link',
  kind: 'write',
  input: Write.extend({ relative_link_id: Id, reason: Reason }),
  output: Done,
});

export const listLinkChanges = endpoint({
  path: '/api/v2/relative/history',
  summary: 'What was changed of a relative’s access, by whom and why',
  allow: 'relatives.invite',
  scope: 'relative_link',
  kind: 'read',
  input: z.object({ relative_link_id: Id }),
  output: z.object({ items: z.array(LinkChange) }),
});

/** The very answers that this relative gets, for this one person. */
export const viewAsRelative = endpoint({
  path: '/api/v2/relative/view-as',
  summary: 'What a relative sees of a resident today, as the server would tell them',
  allow: 'relatives.invite',
  scope: 'relative_link',
  kind: 'read',
  input: z.object({ relative_link_id: Id }),
  output: z.object({
    /** Null where they see nobody: not yet accepted, paused, ended, or the reading time is over. */
    person: MyPerson.nullable(),
    /** Null where they may not read it. */
    about_me: MyPersonsAboutMe.nullable(),
  }),
});
