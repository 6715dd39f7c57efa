import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import type { Make, PasskeyMade, PasskeyShown, Show } from '@heartsease/domain/second-step/passkeys.endpoints.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import {
  keepChallenge,
  keepInvitationChallenge,
  keepPasskey,
  passkeyShown,
  takeChallenge,
  takeInvitationChallenge,
} from './passkeys.queries.ts';
import type { NewPasskey } from './passkeys.queries.ts';
import { passkeysOf } from './second-steps.queries.ts';

/** Long enough to look for a phone, short enough that nobody keeps one for later. */
const CHALLENGE_MS = 5 * 60_000;

/** @throws 422 without the words of whatever was wrong: a passkey's answer is for machines */
const notRight = () =>
  refused({ passkey: ['That passkey does not open an account here. Try another way to sign in.'] });

const notMade = () => refused({ passkey: ['That did not work. Make the passkey once more.'] });

/** Whose passkey it is going to be, as the device will name it. */
interface Owner {
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** What a browser is asked to make for somebody who is signed in. */
export async function askToMake(db: Db, config: Config, { account_id, row }: Session, now: Date): Promise<Make> {
  const known = await passkeysOf(db, account_id);
  const options = await toMake(config, { ...row, account_id }, known);
  await keep(db, options.challenge, account_id, now);
  return options;
}

/** What a browser is asked to make for the account that an invitation is going to make. */
export async function askNewcomerToMake(
  db: Db,
  config: Config,
  newcomer: Owner & { invitation_code_hash: Buffer },
  now: Date,
): Promise<Make> {
  const options = await toMake(config, newcomer, []);
  await keepInvitationChallenge(db, {
    challenge_hash: hashOf(options.challenge),
    invitation_code_hash: newcomer.invitation_code_hash,
    new_account_id: newcomer.account_id,
    made_at: now,
    expires_at: new Date(now.getTime() + CHALLENGE_MS),
  });
  return options;
}

/** Found without a name being typed, and never without its owner. */
async function toMake(config: Config, owner: Owner, known: { credential_id: Buffer }[]): Promise<Make> {
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: siteOf(config),
    userID: new Uint8Array(Buffer.from(owner.account_id.replaceAll('-', ''), 'hex')),
    userName: owner.email,
    userDisplayName: `${owner.first_name} ${owner.last_name}`,
  });
  return {
    challenge: options.challenge,
    rp: { id: siteOf(config), name: PRODUCT_NAME },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ credential_id }) => ({
      id: credential_id.toString('base64url'),
      type: 'public-key' as const,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** @throws 422 for anything but the answer to a question of ours to this account */
export async function readMade(
  db: Db,
  config: Config,
  passkey: z.output<typeof PasskeyMade>,
  of: { account_id: string; now: Date },
) {
  return await verifyMade(config, passkey, (challenge_hash) => takeChallenge(db, challenge_hash, of));
}

/** The same of whoever holds this invitation. @throws 422 */
export async function readMadeByNewcomer(
  db: Db,
  config: Config,
  passkey: z.output<typeof PasskeyMade>,
  of: { invitation_code_hash: Buffer; now: Date },
) {
  let account_id: string | undefined;
  const made = await verifyMade(config, passkey, async (challenge_hash) => {
    account_id = await takeInvitationChallenge(db, challenge_hash, of);
    return account_id !== undefined;
  });
  if (account_id === undefined) throw notMade();
  return { account_id, made };
}

/** Keeps what was made, under a name. The transaction must stand for the account. */
export async function keepMade(
  db: Db,
  made: Awaited<ReturnType<typeof verifyMade>>,
  of: Pick<NewPasskey, 'account_id' | 'transports' | 'name' | 'made_at'>,
): Promise<void> {
  await keepPasskey(db, {
    ...of,
    id: uuidv7(),
    credential_id: Buffer.from(made.id, 'base64url'),
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
  });
}

async function verifyMade(
  config: Config,
  passkey: z.output<typeof PasskeyMade>,
  isAsked: (challenge_hash: Buffer) => Promise<boolean>,
) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, response: { ...passkey.response, transports: [] }, clientExtensionResults: {} },
      expectedChallenge: (challenge) => isAsked(hashOf(challenge)),
      expectedOrigin: originsOf(config),
      expectedRPID: siteOf(config),
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    if (isOfDatabase(error)) throw error;
  }
  throw notMade();
}

/** What a browser is asked at the sign-in: any passkey of this site. */
export async function askForAny(db: Db, config: Config, now: Date): Promise<Show> {
  const options = await generateAuthenticationOptions({ rpID: siteOf(config), userVerification: 'required' });
  await keep(db, options.challenge, null, now);
  return { challenge: options.challenge, rpId: siteOf(config), timeout: CHALLENGE_MS, userVerification: 'required' };
}

/**
 * Whose passkey was shown, and how often it was used.
 *
 * @throws 422 for a passkey that nobody has here, and for an answer to another question
 */
export async function readShown(db: Db, config: Config, passkey: z.output<typeof PasskeyShown>, now: Date) {
  const known = await passkeyShown(db, Buffer.from(passkey.id, 'base64url'));
  if (!known) throw notRight();
  try {
    const { userHandle, ...response } = passkey.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...passkey,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(db, hashOf(challenge), { account_id: null, now }),
      expectedOrigin: originsOf(config),
      expectedRPID: siteOf(config),
      credential: { id: passkey.id, publicKey: new Uint8Array(known.public_key), counter: known.counter },
      requireUserVerification: true,
    });
    if (verified) return { id: known.id, account_id: known.account_id, counter: authenticationInfo.newCounter };
  } catch (error) {
    if (isOfDatabase(error)) throw error;
  }
  throw notRight();
}

async function keep(db: Db, challenge: string, account_id: string | null, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + CHALLENGE_MS);
  await keepChallenge(db, { challenge_hash: hashOf(challenge), account_id, made_at: now, expires_at });
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}

/** A passkey belongs to a site, by the name under which people reach it. */
export function siteOf(config: Config): string {
  return new URL(config.public_url).hostname;
}

function originsOf(config: Config): string[] {
  return [new URL(config.public_url).origin, ...config.allowed_origins];
}

/** A surprise of the database is no wrong passkey: it has a code of five letters and digits. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}
