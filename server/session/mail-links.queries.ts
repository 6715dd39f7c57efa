import type { Db } from '../db/database.ts';

interface Lived {
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

/** As whom somebody joins who holds an invitation. */
export interface Newcomer {
  invitation_code_hash: Buffer;
  email: string;
  first_name: string;
  last_name: string;
}

/** Keeps the hash of a link that signs in; links made for the account before stop working. */
export async function replaceSignInLink(db: Db, link: Lived & { account_id: string }): Promise<void> {
  await dropMailLinks(db, link.account_id);
  await db.insertInto('mail_links').values(link).execute();
}

/** The same of a link that joins: there is one for an invitation, so that a mistyped address opens nothing any more. */
export async function replaceJoiningLink(db: Db, link: Lived & Newcomer): Promise<void> {
  await db.deleteFrom('mail_links').where('invitation_code_hash', '=', link.invitation_code_hash).execute();
  await db.insertInto('mail_links').values(link).execute();
}

/** Uses a link up. @returns where it leads; undefined for one that is unknown, used or ended */
export async function takeMailLink(
  db: Db,
  token_hash: Buffer,
  now: Date,
): Promise<{ account_id: string } | Newcomer | undefined> {
  const link = await db
    .deleteFrom('mail_links')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .returning(['account_id', 'invitation_code_hash', 'email', 'first_name', 'last_name'])
    .executeTakeFirst();
  if (link === undefined) return undefined;
  const { account_id, invitation_code_hash, email, first_name, last_name } = link;
  if (account_id !== null) return { account_id };
  if (invitation_code_hash === null || email === null || first_name === null || last_name === null) return undefined;
  return { invitation_code_hash, email, first_name, last_name };
}

export async function dropMailLinks(db: Db, account_id: string): Promise<void> {
  await db.deleteFrom('mail_links').where('account_id', '=', account_id).execute();
}
