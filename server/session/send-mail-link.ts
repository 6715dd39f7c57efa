import { randomBytes } from 'node:crypto';
import { Language } from '@heartsease/domain/session/profile.ts';
import type { Config } from '../config.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { writeMail } from '../mail/write-mail.ts';
import { joiningMail, signInMail } from './mail-link-words.ts';
import { replaceJoiningLink, replaceSignInLink } from './mail-links.queries.ts';
import type { Newcomer } from './mail-links.queries.ts';
import { RESET_MINUTES } from './send-reset.ts';
import { tokenHash } from './session.ts';
import { homeToStandIn } from './session.queries.ts';

/** As long as the link of a reset, which opens as much. */
function newLink(config: Config, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return {
    link: `${config.public_url}/mail-link?token=${token}`,
    kept: {
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: new Date(now.getTime() + RESET_MINUTES * 60_000),
    },
  };
}

/** Makes a link that signs an account in, and mails it from the home where the account stood last, if it still may. */
export async function sendSignInLink(
  db: Db,
  config: Config,
  account: { id: string; email: string; first_name: string; language: string },
  now: Date,
): Promise<void> {
  await setTenant(db, { care_home_id: null, account_id: account.id });
  const care_home_id = (await homeToStandIn(db, account.id, now))?.id;
  if (!care_home_id) return;
  const { link, kept } = newLink(config, now);
  await replaceSignInLink(db, { ...kept, account_id: account.id });
  await setTenant(db, { care_home_id, account_id: account.id });
  await writeMail(db, config, {
    care_home_id,
    to_address: account.email,
    ...signInMail(Language.catch('en-GB').parse(account.language), { first_name: account.first_name, link }),
    link,
  });
}

/** Makes a link that joins the home of an invitation, and mails it from there. */
export async function sendJoiningLink(
  db: Db,
  config: Config,
  { newcomer, ...invitation }: { newcomer: Newcomer; care_home_id: string; home_name: string; language: string },
  now: Date,
): Promise<void> {
  const { care_home_id, home_name, language } = invitation;
  const { link, kept } = newLink(config, now);
  await replaceJoiningLink(db, { ...kept, ...newcomer });
  await setTenant(db, { care_home_id, account_id: null });
  const { first_name, email } = newcomer;
  await writeMail(db, config, {
    care_home_id,
    to_address: email,
    ...joiningMail(Language.catch('en-GB').parse(language), home_name, { first_name, link }),
    link,
  });
}
