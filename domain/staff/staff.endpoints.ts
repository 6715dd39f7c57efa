import { z } from 'zod';
import { StaffRole } from '../access/roles.ts';
import { endpoint } from '../endpoint.ts';
import { StaffFace } from '../reports/report.ts';
import { EmailAddress, Id, PersonName } from '../text.ts';
import { Done, Write } from '../write.ts';

export const StaffMember = StaffFace.extend({
  role: StaffRole,
  email: z.string(),
  /** Sessions of this account that are alive now. */
  signed_in_devices: z.number().int(),
  last_seen_at: z.string().nullable(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const listStaff = endpoint({
  path: '/api/v2/staff/list',
  summary: 'The staff of this home and where they are signed in',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(StaffMember), next_cursor: z.null(), total: z.number().int() }),
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

export const changeStaffRole = endpoint({
  path: '/api/v2/staff/change-role',
  summary: 'Give a staff member another role; a home never loses its last manager',
  allow: 'staff.manage',
  scope: 'staff_member',
  kind: 'write',
  input: Write.extend({ staff_member_id: Id, role: StaffRole }),
  output: Done,
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
    email: EmailAddress.nullable().default(null),
    role: StaffRole,
  }),
  output: ShownLink,
});

/** A mail that this home's server sent or could not send. */
export const OutgoingMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  state: z.enum(['waiting', 'sent', 'shown_only']),
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
