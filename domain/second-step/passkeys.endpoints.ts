import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Short } from '../text.ts';
import { Done } from '../write.ts';
import { OwnPassword } from './second-step.ts';

/** Bytes as WebAuthn sends them; the longest, an attestation, has some hundred. */
const Bytes = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/, 'This is no answer of a passkey');

/** What a browser answers when a passkey is made (WebAuthn level 3, 5.1: RegistrationResponseJSON). */
export const PasskeyMade = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** What a browser answers when a passkey is shown (AuthenticationResponseJSON). */
export const PasskeyShown = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
});

const Key = z.object({ id: z.string(), type: z.literal('public-key') });

/** What a browser is asked to make, in WebAuthn's own words (PublicKeyCredentialCreationOptionsJSON). */
export const Make = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(Key),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type Make = z.infer<typeof Make>;

/** What a browser is asked to show (PublicKeyCredentialRequestOptionsJSON): any passkey of this site. */
const Show = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type Show = z.infer<typeof Show>;

export const startPasskey = endpoint({
  path: '/api/v2/user/passkey-start',
  summary: 'Ask the browser to make a passkey for your account',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  input: z.object({}),
  output: z.object({ options: Make }),
});

export const finishPasskey = endpoint({
  path: '/api/v2/user/passkey-finish',
  summary: 'Keep a passkey that was made; the first brings recovery codes and signs your other devices out',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({
    passkey: PasskeyMade,
    name: Short.pipe(z.string().min(1, 'Give it a name, such as “my phone”')),
    current_password: OwnPassword,
  }),
  /** Empty where there are recovery codes already. */
  output: z.object({ recovery_codes: z.array(z.string()) }),
});

export const removePasskey = endpoint({
  path: '/api/v2/user/passkey-remove',
  summary: 'Let a passkey open your account no more',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({ passkey_id: Id, current_password: OwnPassword }),
  output: Done,
});

export const askForPasskey = endpoint({
  path: '/api/v2/passkey/start',
  summary: 'Ask the browser for a passkey to sign in with',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: z.object({}),
  output: z.object({ options: Show }),
});

/** A passkey that asked its owner for a finger, a face or a PIN is two steps in one: no password, no code. */
export const signInWithPasskey = endpoint({
  path: '/api/v2/passkey/login',
  summary: 'Sign in with a passkey',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: z.object({ passkey: PasskeyShown }),
  output: z.object({ token: z.string() }),
});
