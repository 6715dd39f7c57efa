import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { OneTimeCode } from '../second-step/one-time-code.ts';
import { EmailAddress } from '../text.ts';
import { Done } from '../write.ts';
import { NewPassword, TWICE, isSameTwice } from './credentials.ts';
import { SessionToken } from './session-token.ts';

export const startReset = endpoint({
  path: '/api/v2/start_reset',
  summary: 'Ask for a link to set a new password',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: z.object({ email: EmailAddress }),
  /** The same words for every address, known or not. */
  output: z.object({ message: z.string() }),
});

export const completeReset = endpoint({
  path: '/api/v2/complete_reset',
  summary: 'Set a new password with the link that was sent',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: z
    .object({
      token: z.string('Open the link again').min(1, 'Open the link again').max(200, 'Open the link again'),
      password: NewPassword,
      password_confirmation: z.string('Enter the password again').max(1_000),
      otp: OneTimeCode.optional(),
    })
    .refine(isSameTwice, TWICE),
  output: SessionToken,
});

export const changePassword = endpoint({
  path: '/api/v2/user/change-password',
  summary: 'Change your own password',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z
    .object({
      current_password: z.string('Enter your current password').min(1, 'Enter your current password').max(1_000),
      password: NewPassword,
      password_confirmation: z.string('Enter the password again').max(1_000),
      /** On unless it is switched off: whoever changes a password usually wants the other devices out. */
      sign_out_others: z.boolean().default(true),
    })
    .refine(isSameTwice, TWICE),
  output: Done,
});
