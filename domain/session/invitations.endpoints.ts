import { z } from 'zod';
import { MembershipRole } from '../access/roles.ts';
import { endpoint } from '../endpoint.ts';
import { OneTimeCode } from '../second-step/one-time-code.ts';
import { EmailAddress, Id, PersonName } from '../text.ts';
import { Write } from '../write.ts';
import { InviteCode, NewPassword, TWICE, isSameTwice } from './credentials.ts';
import { SessionToken } from './session-token.ts';

export const register = endpoint({
  path: '/api/v2/register',
  summary: 'Make an account from an invitation',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: z
    .object({
      invite_code: InviteCode,
      email: EmailAddress,
      first_name: PersonName,
      last_name: PersonName,
      password: NewPassword,
      password_confirmation: z.string('Enter the password again').max(1_000),
      otp: OneTimeCode.optional(),
    })
    .refine(isSameTwice, TWICE),
  output: SessionToken,
});

/** What an invitation says before it is accepted: the home and the role, and no more. */
export const Invitation = z.object({
  care_home_name: z.string(),
  care_home_phone: z.string(),
  /** Nobody has said yet what the home is called: its first manager does, before anything else. */
  sets_up: z.boolean(),
  role: MembershipRole,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const checkInvitation = endpoint({
  path: '/api/v2/invite/check',
  summary: 'Read an invitation before accepting it',
  allow: 'anyone',
  scope: 'none',
  kind: 'read',
  input: z.object({ invite_code: InviteCode }),
  output: Invitation,
});

/** For whoever has an account already, and is signed in with it. */
export const acceptInvitation = endpoint({
  path: '/api/v2/invite/accept',
  summary: 'Join another home, or a further resident, with the account that is signed in',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ invite_code: InviteCode }),
  output: z.object({ carehome_id: Id }),
});
