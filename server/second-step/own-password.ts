import type { Db } from '../db/database.ts';
import { forbidden, refused } from '../http/errors.ts';
import type { Tries } from '../http/limits.ts';
import { isPassword } from '../session/passwords.ts';
import { accountById } from '../session/session.queries.ts';
import type { Session } from '../session/session.ts';
import { dropRecoveryCodes, hasSecondStep, isSecondStepRequired } from './second-steps.queries.ts';

/** Guessing a password here counts with guessing it when it is changed. */
export function triesOf({ session }: { session: Session }): Tries {
  return { of: [['password', session.account_id]], are_forgiven: true };
}

/**
 * What opens the account is changed with its password alone, which whoever holds an open device does not know. Where there
 * is none yet, the mailbox stands for it: a link to choose one goes there (start_reset).
 *
 * @throws 422 when it is not the password of the account, or when it has none
 */
export async function checkPassword(
  db: Db,
  account_id: string,
  password: string,
  told = 'That is not your password',
): Promise<void> {
  const { password_hash } = await accountById(db, account_id);
  if (password_hash === null)
    throw refused({ current_password: ['You have no password yet. Choose one first, under “Your account”.'] });
  if (!(await isPassword(password, password_hash))) throw refused({ current_password: [told] });
}

/**
 * Recovery codes go with the last second step.
 *
 * @throws 403 where the organisation asks for one: then nothing was taken away
 */
export async function dropCodesIfLast(db: Db, session: Session): Promise<void> {
  if (await hasSecondStep(db, session.account_id)) return;
  if (await isRequiredOf(db, session))
    throw forbidden(`${session.row.organisation_name} asks its managers for a second step. Add another one first.`);
  await dropRecoveryCodes(db, session.account_id);
}

export async function isRequiredOf(db: Db, { role, row }: Session): Promise<boolean> {
  return role === 'manager' && (await isSecondStepRequired(db, row.organisation_id));
}
