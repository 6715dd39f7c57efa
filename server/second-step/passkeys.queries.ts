import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export async function keepChallenge(
  db: Db,
  challenge: { challenge_hash: Buffer; account_id: string | null; made_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Of the question for the first passkey of a new account there is one for an invitation: the newest. */
export async function keepInvitationChallenge(
  db: Db,
  challenge: {
    challenge_hash: Buffer;
    invitation_code_hash: Buffer;
    new_account_id: string;
    made_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await db
    .deleteFrom('passkey_challenges')
    .where('invitation_code_hash', '=', challenge.invitation_code_hash)
    .execute();
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Uses such a question up. @returns the id that the account is going to have; undefined: unknown, used or ended */
export async function takeInvitationChallenge(
  db: Db,
  challenge_hash: Buffer,
  { invitation_code_hash, now }: { invitation_code_hash: Buffer; now: Date },
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('invitation_code_hash', '=', invitation_code_hash)
    .where('expires_at', '>', now)
    .returning('new_account_id')
    .executeTakeFirst();
  return taken?.new_account_id ?? undefined;
}

/** Uses a challenge up that was made for this account, or for nobody yet. @returns false: unknown, used or ended */
export async function takeChallenge(
  db: Db,
  challenge_hash: Buffer,
  { account_id, now }: { account_id: string | null; now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('account_id', 'is not distinct from', account_id)
    .where('invitation_code_hash', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export interface NewPasskey {
  id: string;
  account_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  made_at: Date;
}

export async function keepPasskey(db: Db, passkey: NewPasskey): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

/** @returns false: not one of theirs */
export async function dropPasskey(db: Db, account_id: string, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('passkeys')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

/** The passkey that somebody shows, before there is an account. Row-level security lets just this row through. */
export async function passkeyShown(db: Db, credential_id: Buffer) {
  await sql`select set_config('app.passkey', ${credential_id.toString('hex')}, true)`.execute(db);
  return await db
    .selectFrom('passkeys')
    .select(['id', 'account_id', 'public_key', 'counter'])
    .where('credential_id', '=', credential_id)
    .executeTakeFirst();
}

export async function notePasskeyUse(
  db: Db,
  passkey: { id: string; account_id: string },
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('account_id', '=', passkey.account_id)
    .where('id', '=', passkey.id)
    .execute();
}
