import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Make, PasskeyMade } from '../second-step/passkeys.endpoints.ts';
import { EmailAddress, PersonName } from '../text.ts';
import { InviteCode } from './credentials.ts';

/** Whoever joins with an invitation, without what is going to open their account. */
const Joining = z.object({
  invite_code: InviteCode,
  email: EmailAddress,
  first_name: PersonName,
  last_name: PersonName,
});

export const mailInvitationLink = endpoint({
  path: '/api/v2/invite/mail-link',
  summary: 'Ask for a mail with a link that accepts an invitation, without a password',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: Joining,
  /** The same words for every address, known or not. */
  output: z.object({ message: z.string() }),
});

export const startInvitationPasskey = endpoint({
  path: '/api/v2/invite/passkey-start',
  summary: 'Ask the browser to make the passkey that a new account begins with',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: Joining,
  output: z.object({ options: Make }),
});

export const registerWithPasskey = endpoint({
  path: '/api/v2/invite/passkey-finish',
  summary: 'Make an account from an invitation, with a passkey and without a password',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: Joining.extend({ passkey: PasskeyMade }),
  /** Empty but for staff, whose passkey is a second step from the first day on. */
  output: z.object({ token: z.string(), recovery_codes: z.array(z.string()) }),
});
