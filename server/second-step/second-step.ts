import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES, RECOVERY_CODE_LENGTH } from '@heartsease/domain/second-step/second-step.ts';
import { INVITE_ALPHABET } from '@heartsease/domain/session/credentials.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { SecondStepWanted, refused } from '../http/errors.ts';
import {
  authenticatorOf,
  hasSecondStep,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-steps.queries.ts';
import { CODE_DIGITS, stepOfCode } from './totp.ts';

/**
 * What stands between a right password and the account. For whoever has no second step there is none, and a
 * sign-in is what it always was. The transaction stands for the account afterwards.
 *
 * @param otp the six digits of an authenticator app, or a recovery code
 * @throws 422 at `otp` when it is wanted and missing, wrong, or was used before
 */
export async function passSecondStep(db: Db, account_id: string, otp: string | undefined, now: Date): Promise<void> {
  await setTenant(db, { care_home_id: null, account_id });
  if (!(await hasSecondStep(db, account_id))) return;
  if (otp === undefined) throw new SecondStepWanted();
  const isRight =
    otp.length === CODE_DIGITS
      ? await isCodeOfApp(db, account_id, otp, now)
      : await takeRecoveryCode(db, account_id, recoveryHash(account_id, otp), now);
  if (!isRight)
    throw refused({ otp: ['That code is not right, or was used before. Wait for the next one, or try another.'] });
}

async function isCodeOfApp(db: Db, account_id: string, code: string, now: Date): Promise<boolean> {
  const authenticator = await authenticatorOf(db, account_id);
  if (!authenticator) return false;
  const step = stepOfCode(authenticator.secret, code, now, authenticator.last_step);
  return step !== undefined && (await takeStep(db, account_id, step));
}

/** Makes new recovery codes and keeps their hashes. @returns the codes, to be shown once */
export async function newRecoveryCodes(db: Db, account_id: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(
    db,
    account_id,
    codes.map((code) => recoveryHash(account_id, code)),
    now,
  );
  return codes;
}

/** 60 random bits. */
function newRecoveryCode(): string {
  return Array.from({ length: RECOVERY_CODE_LENGTH }, () => INVITE_ALPHABET[randomInt(INVITE_ALPHABET.length)]).join(
    '',
  );
}

function recoveryHash(account_id: string, code: string): Buffer {
  return createHash('sha256').update(`${account_id} ${code}`).digest();
}
