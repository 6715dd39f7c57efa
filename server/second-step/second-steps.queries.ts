import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** All of these see the rows of the account alone that the transaction stands for. */

export async function authenticatorOf(db: Db, account_id: string) {
  return await db
    .selectFrom('authenticators')
    .select(['secret', 'since', 'last_step'])
    .where('account_id', '=', account_id)
    .executeTakeFirst();
}

/**
 * Is a password or the link of a mail not enough? An authenticator app asks for more at once, a passkey beside recovery
 * codes: whoever began with a passkey alone could never come in again once its device is lost (docs/decisions/0087).
 */
export async function hasSecondStep(db: Db, account_id: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from authenticators where account_id = ${account_id})
        or (exists (select from passkeys where account_id = ${account_id})
            and exists (select from recovery_codes where account_id = ${account_id})) as has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function keepAuthenticator(
  db: Db,
  authenticator: { account_id: string; secret: Buffer; since: Date; last_step: number },
): Promise<void> {
  const { account_id: _of, ...kept } = authenticator;
  await db
    .insertInto('authenticators')
    .values(authenticator)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
    .execute();
}

/** @returns false: a code of this half minute, or of a later one, was taken by somebody at the same time */
export async function takeStep(db: Db, account_id: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('account_id', '=', account_id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** @returns false: there was none */
export async function dropAuthenticator(db: Db, account_id: string): Promise<boolean> {
  const dropped = await db.deleteFrom('authenticators').where('account_id', '=', account_id).executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

/** Those before stop working. */
export async function replaceRecoveryCodes(db: Db, account_id: string, hashes: Buffer[], now: Date): Promise<void> {
  await dropRecoveryCodes(db, account_id);
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id, code_hash, made_at: now })))
    .execute();
}

export async function dropRecoveryCodes(db: Db, account_id: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', account_id).execute();
}

export async function recoveryCodesLeft(db: Db, account_id: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((of) => of.fn.countAll<number>().as('left'))
    .where('account_id', '=', account_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}

/** Uses a recovery code up. @returns false: no such code, or used before */
export async function takeRecoveryCode(db: Db, account_id: string, code_hash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', account_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function passkeysOf(db: Db, account_id: string) {
  return await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'made_at', 'last_used_at'])
    .where('account_id', '=', account_id)
    .orderBy('made_at')
    .execute();
}

export async function dropPasskeys(db: Db, account_id: string): Promise<void> {
  await db.deleteFrom('passkeys').where('account_id', '=', account_id).execute();
}

/** Does the organisation of this home ask its managers for a second step? */
export async function isSecondStepRequired(db: Db, organisation_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('organisations')
    .select('is_second_step_required')
    .where('id', '=', organisation_id)
    .executeTakeFirst();
  return row?.is_second_step_required ?? false;
}
