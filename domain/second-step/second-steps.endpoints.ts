import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { AuthenticatorCode, AuthenticatorSecret, OwnPassword } from './second-step.ts';

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  made_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecondStep = z.object({
  /** Null: no authenticator app. */
  authenticator: z.object({ since: z.string() }).nullable(),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.number().int(),
  /** The password alone opens nothing. A passkey that an account began with does that once there are recovery codes. */
  is_on: z.boolean(),
  /** The organisation asks its managers for it. */
  is_required: z.boolean(),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** Shown once; only their hashes are kept. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const getSecondStep = endpoint({
  path: '/api/v2/user/second-step',
  summary: 'What your sign-in asks for besides the password',
  allow: 'signed-in',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: SecondStep,
});

export const startAuthenticator = endpoint({
  path: '/api/v2/user/mfa-start',
  summary: 'A key for an authenticator app, as letters and as the link of its QR code',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmAuthenticator = endpoint({
  path: '/api/v2/user/mfa-confirm',
  summary: 'Ask for the codes of this authenticator app from now on; your other devices are signed out',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({ secret: AuthenticatorSecret, code: AuthenticatorCode, current_password: OwnPassword }),
  output: RecoveryCodes,
});

export const removeAuthenticator = endpoint({
  path: '/api/v2/user/mfa-disable',
  summary: 'Ask for no codes of an authenticator app any more',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({ current_password: OwnPassword }),
  output: Done,
});

export const renewRecoveryCodes = endpoint({
  path: '/api/v2/user/recovery-codes',
  summary: 'New recovery codes; those before stop working',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({ current_password: OwnPassword }),
  output: RecoveryCodes,
});

export const resetStaffSecondStep = endpoint({
  path: '/api/v2/staff/reset-second-step',
  summary: 'Switch the second step of a staff member off who lost their device, and sign them out',
  allow: 'staff.manage',
  scope: 'staff_member',
  kind: 'write',
  input: Write.extend({ staff_member_id: Id }),
  output: Done,
});
