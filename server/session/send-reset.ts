import { randomBytes } from 'node:crypto';
import { Language } from '@heartsease/domain/session/profile.ts';
import type { Config } from '../config.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { writeMail } from '../mail/write-mail.ts';
import { resetMail } from './reset-words.ts';
import { tokenHash } from './session.ts';
import { homeToStandIn, replaceReset } from './session.queries.ts';

/** A link left in a mailbox is a key left in a door: it works for ten minutes (quality.md B9). */
export const RESET_MINUTES = 10;

export interface ResetLink {
  link: string;
  expires_at: Date;
}

/** Makes a link with which an account sets a new password. Links made before it stop working. */
export async function makeReset(db: Db, config: Config, account_id: string, now: Date): Promise<ResetLink> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await replaceReset(db, { token_hash: tokenHash(token), account_id, created_at: now, expires_at });
  return { link: `${config.public_url}/reset-password?token=${token}`, expires_at };
}

/** Makes the link and mails it. The mail belongs to the home where the account stood last, if it still may. */
export async function sendReset(
  db: Db,
  config: Config,
  account: { id: string; email: string; first_name: string; language: string },
  now: Date,
): Promise<void> {
  await setTenant(db, { care_home_id: null, account_id: account.id });
  // A home that somebody has left must not find a key to their account in its list of mails.
  const care_home_id = (await homeToStandIn(db, account.id, now))?.id;
  if (!care_home_id) return;
  const { link } = await makeReset(db, config, account.id, now);
  await setTenant(db, { care_home_id, account_id: account.id });
  await writeMail(db, config, {
    care_home_id,
    to_address: account.email,
    ...resetMail(Language.catch('en-GB').parse(account.language), { first_name: account.first_name, link }),
    link,
  });
}
