import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { OneTimeCode } from '../second-step/one-time-code.ts';
import { EmailAddress, Id, Line, PersonName, Short } from '../text.ts';
import { Done, Write } from '../write.ts';
import { MembershipRole } from '../access/roles.ts';
import { InviteCode, NewPassword, TWICE, TypedPassword, isSameTwice } from './credentials.ts';
import { Language, Preferences, Profile } from './profile.ts';

const Token = z.object({ token: z.string() });

/** The token's place is the answer's `token` and nothing else (row ME-2). */
export const login = endpoint({
  path: '/api/v2/login',
  summary: 'Sign in with an email address and a password',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  /** `otp` for whoever has a second step: asked for by a 422 at that field once the password was right. */
  input: z.object({ email: EmailAddress, password: TypedPassword, otp: OneTimeCode.optional() }),
  output: Token,
});

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
  output: Token,
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
  output: Token,
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

export const savePreferences = endpoint({
  path: '/api/v2/user/save-preferences',
  summary: 'Keep text size, theme and motion with the person, on every device',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend(Preferences.shape),
  output: Preferences,
});

export const saveLanguage = endpoint({
  path: '/api/v2/user/save-language',
  summary: 'Keep the language of the app with the person, on every device',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ language: Language }),
  output: z.object({ language: Language }),
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
