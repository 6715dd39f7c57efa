import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { OneTimeCode } from '../second-step/one-time-code.ts';
import { EmailAddress } from '../text.ts';

export const askForMailLink = endpoint({
  path: '/api/v2/mail-link/start',
  summary: 'Ask for a mail with a link that signs in',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: z.object({ email: EmailAddress }),
  /** The same words for every address, known or not. */
  output: z.object({ message: z.string() }),
});

/** Also makes the account of whoever asked for the link with an invitation: only then is the address known to be theirs. */
export const signInWithMailLink = endpoint({
  path: '/api/v2/mail-link/login',
  summary: 'Sign in, or join, with the link of a mail',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: z.object({
    token: z.string('Open the link again').min(1, 'Open the link again').max(200, 'Open the link again'),
    otp: OneTimeCode.optional(),
  }),
  output: z.object({ token: z.string() }),
});
