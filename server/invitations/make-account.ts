import { QUIET_AT_FIRST } from '@heartsease/domain/notifications/notification.ts';
import type { Db } from '../db/database.ts';
import { createAccount } from './invitations.queries.ts';

interface NewAccount {
  /** Where a passkey was made for it before. */
  id?: string;
  email: string;
  first_name: string;
  last_name: string;
  /** Null for whoever comes in with a passkey or by the link of a mail. */
  password_hash: string | null;
}

/** A new account of whoever was invited, in the language of the home until its owner chooses. @returns its id */
export async function makeAccount(
  db: Db,
  { language, role }: { language: string; role: string },
  { id, email, first_name, last_name, password_hash }: NewAccount,
): Promise<string> {
  const quiet = role === 'relative' ? QUIET_AT_FIRST : null;
  return await createAccount(db, { ...(id && { id }), email, first_name, last_name, language, password_hash, quiet });
}
