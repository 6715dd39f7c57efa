import { z } from 'zod';
import { StaffRole } from '../access/roles.ts';
import { endpoint } from '../endpoint.ts';
import { StaffFace } from '../reports/report.ts';
import { CalendarDate, EmailAddress, Id, PersonName } from '../text.ts';
import { Done, Write } from '../write.ts';
import { LAST_DAY, SavedTerms, StaffTerms, Wings, endsAfterStart } from './terms.ts';

export const StaffMember = StaffFace.extend({
  ...StaffTerms.shape,
  version: z.number().int(),
  email: z.string(),
  /** Sessions of this account that are alive now. */
  signed_in_devices: z.number().int(),
  last_seen_at: z.string().nullable(),
  /** An authenticator app or a passkey. */
  has_second_step: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Somebody who joined with a printed slip and waits until a manager lets them in. */
export const Joiner = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: StaffRole,
  starts_on: z.string(),
  waits_since: z.string(),
  /** Whose name the manager wrote on the slip. */
  slip_for: z.string(),
});
export type Joiner = z.infer<typeof Joiner>;

export const listStaff = endpoint({
  path: '/api/v2/staff/list',
  summary: 'The staff of this home, where they are signed in, and who waits to be let in',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(StaffMember),
    next_cursor: z.null(),
    total: z.number().int(),
    joiners: z.array(Joiner),
    /** The wings of the home, for choosing. */
    wings: z.array(z.string()),
  }),
});

export const approveJoiner = endpoint({
  path: '/api/v2/staff/approve',
  summary: 'Let somebody in who joined with a printed slip',
  allow: 'staff.manage',
  scope: 'joiner',
  kind: 'write',
  input: Write.extend({ joiner_id: Id }),
  output: Done,
});

export const declineJoiner = endpoint({
  path: '/api/v2/staff/decline',
  summary: 'Turn somebody away who joined with a printed slip',
  allow: 'staff.manage',
  scope: 'joiner',
  kind: 'write',
  input: Write.extend({ joiner_id: Id }),
  output: Done,
});

export const signOutStaffMember = endpoint({
  path: '/api/v2/staff/sign-out',
  summary: 'End every session of a staff member at once',
  allow: 'staff.manage',
  scope: 'staff_member',
  kind: 'write',
  input: Write.extend({ staff_member_id: Id }),
  output: Done,
});

export const saveStaffMember = endpoint({
  path: '/api/v2/staff/save',
  summary: 'Change the role, the wings and the first and last day of a staff member',
  allow: 'staff.manage',
  scope: 'staff_member',
  kind: 'write',
  input: Write.extend({ staff_member_id: Id, base_version: z.number().int(), ...StaffTerms.shape }).refine(
    endsAfterStart,
    LAST_DAY,
  ),
  /** A home never loses its last manager. Stale: 409 with the same shape, as it stands. */
  output: SavedTerms,
});

export const endStaffMember = endpoint({
  path: '/api/v2/staff/end',
  summary: 'A staff member leaves: signed out at once, and what they looked after is handed over',
  allow: 'staff.manage',
  scope: 'staff_member',
  kind: 'write',
  input: Write.extend({
    staff_member_id: Id,
    /** Who leads their planned sessions and is key worker of their residents from now on; null: nobody yet. */
    hand_over_to: Id.nullable().default(null),
  }),
  output: Done,
});

/** A link that a manager can show, print or let somebody scan. */
export const ShownLink = z.object({ link: z.string(), code: z.string().nullable(), expires_at: z.string() });
export type ShownLink = z.infer<typeof ShownLink>;

export const makeResetLink = endpoint({
  path: '/api/v2/staff/reset-link',
  summary: 'A link with which a staff member without email sets a new password',
  allow: 'staff.manage',
  scope: 'staff_member',
  kind: 'write',
  input: Write.extend({ staff_member_id: Id }),
  output: ShownLink,
});

export const inviteStaffMember = endpoint({
  path: '/api/v2/staff/invite',
  summary: 'Invite somebody to the staff; mailed when there is an address, and always a link and a code',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    first_name: PersonName,
    last_name: PersonName,
    /** With an address it goes by mail and whoever has it is in; without one it is a slip, and they wait. */
    email: EmailAddress.nullable().default(null),
    role: StaffRole,
    wings: Wings.default([]),
    starts_on: CalendarDate.nullable().default(null),
    ends_on: CalendarDate.nullable().default(null),
  }).refine(endsAfterStart, LAST_DAY),
  output: ShownLink,
});

/** A mail that this home's server sent or could not send. */
export const OutgoingMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  /** `held_back`: its reason had ended before it went out; `failed`: refused for good, or tried for four days. */
  state: z.enum(['waiting', 'sent', 'shown_only', 'held_back', 'failed']),
  created_at: z.string(),
});
export type OutgoingMail = z.infer<typeof OutgoingMail>;

/** The mails of this home, newest first: where there is no mail server, this is where the links are found. */
export const listOutgoingMail = endpoint({
  path: '/api/v2/mail/list',
  summary: 'The mails that this home sent',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(OutgoingMail), next_cursor: z.null(), total: z.number().int() }),
});
