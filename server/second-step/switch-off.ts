import type { Db } from '../db/database.ts';
import { dropAuthenticator, dropPasskeys, dropRecoveryCodes } from './second-steps.queries.ts';

/** Everything but the password goes. The transaction must stand for the account. */
export async function switchOff(db: Db, account_id: string): Promise<void> {
  await dropAuthenticator(db, account_id);
  await dropPasskeys(db, account_id);
  await dropRecoveryCodes(db, account_id);
}
