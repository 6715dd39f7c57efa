import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { OneTimeCode } from '../second-step/one-time-code.ts';
import { EmailAddress, Id, Line, Short } from '../text.ts';
import { Done } from '../write.ts';
import { TypedPassword } from './credentials.ts';
import { Profile } from './profile.ts';
import { SessionToken } from './session-token.ts';

export const login = endpoint({
  path: '/api/v2/login',
  summary: 'Sign in with an email address and a password',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  /** `otp` for whoever has a second step: asked for by a 422 at that field once the password was right. */
  input: z.object({ email: EmailAddress, password: TypedPassword, otp: OneTimeCode.optional() }),
  output: SessionToken,
});

export const me = endpoint({
  path: '/api/v2/me',
  summary: 'The profile of whoever is signed in',
  allow: 'signed-in',
  scope: 'self',
  kind: 'read',
  input: z.looseObject({}),
  output: Profile,
});

export const logout = endpoint({
  path: '/api/v2/logout',
  summary: 'End this session',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  input: z.looseObject({}),
  output: Done,
});

export const switchCareHome = endpoint({
  path: '/api/v2/switch-carehome',
  summary: 'Stand in another of your homes',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  input: z.object({ carehome_id: Id }),
  output: z.object({ ok: z.literal(true), carehome_id: Id }),
});

/** Row CA-5. `build` comes from the native app only; `platform` is a comma-joined list. */
export const appActivity = endpoint({
  path: '/api/v2/app-activity',
  summary: 'Tell that the app is in use, and which',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  input: z.object({ version: Short, build: Short.optional(), platform: Line }),
  output: Done,
});

/** A round trip that says whether the server is there; it needs no session and tells nothing private. */
export const ping = endpoint({
  path: '/api/v2/ping',
  summary: 'Is the server there?',
  allow: 'anyone',
  scope: 'none',
  kind: 'read',
  input: z.looseObject({}),
  output: z.object({ ok: z.literal(true), version: z.string(), server_time: z.string(), is_demo: z.boolean() }),
});
