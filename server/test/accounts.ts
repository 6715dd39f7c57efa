import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { INVITE_ALPHABET } from '@heartsease/domain/session/credentials.ts';
import { codeAt, newSecret, stepOf, toBase32 } from '../second-step/totp.ts';
import { tokenHash } from '../session/session.ts';
import { addChallenge, addNewcomersChallenge, addPasskey, softPasskey } from './authenticator.ts';

/** What somebody does to come in, and about how they come in. */
export async function accountInputs(
  client: pg.Client,
  path: string,
  ids: Record<string, string>,
  now: Date,
): Promise<Record<string, () => object>> {
  const { care_home_id = '', staff_member_id = '' } = ids;
  const invite_code = NEED_AN_INVITATION.has(path) ? await newInvitation(client, care_home_id) : '';
  const set_up_code = path === '/api/v2/set-up/home' ? await newSetUpCode(client) : '';
  // To a home that is nobody's: whoever accepts it stays what they are in their own.
  const elsewhere = path === '/api/v2/invite/accept' ? await newSetUpCode(client, 'relative') : '';
  const token = path === '/api/v2/complete_reset' ? await newReset(client, staff_member_id) : '';
  const password = { password: 'heartsease', password_confirmation: 'heartsease' };
  const { email = '' } = path === '/api/v2/login' ? await accountOf(client, staff_member_id) : {};
  const newcomer = `newcomer-${uuidv7()}@larch-house.example`;
  const mailed = path === '/api/v2/mail-link/login' ? await newMailLink(client, invite_code, newcomer) : '';
  return {
    ...(await passkeyInputs(client, path, ids, now)),
    ...(await joiningInputs(client, path, { invite_code, email: newcomer }, now)),
    '/api/v2/login': () => ({ email, password: 'heartsease' }),
    '/api/v2/register': () => ({
      invite_code,
      email: newcomer,
      first_name: 'Priya',
      last_name: 'Anand',
      ...password,
    }),
    '/api/v2/invite/check': () => ({ invite_code }),
    '/api/v2/invite/accept': () => ({ client_id: uuidv7(), care_home_id, invite_code: elsewhere }),
    '/api/v2/set-up/home': () => ({ invite_code: set_up_code, ...ASH_COURT }),
    '/api/v2/start_reset': () => ({ email: newcomer }),
    '/api/v2/mail-link/start': () => ({ email: newcomer }),
    '/api/v2/mail-link/login': () => ({ token: mailed }),
    '/api/v2/complete_reset': () => ({ token, ...password }),
    '/api/v2/user/mfa-confirm': () => ({ ...authenticator(now), current_password: 'heartsease' }),
    '/api/v2/user/mfa-disable': () => ({ current_password: 'heartsease' }),
    '/api/v2/user/recovery-codes': () => ({ current_password: 'heartsease' }),
    '/api/v2/user/change-password': () => ({ current_password: 'heartsease', ...password, sign_out_others: false }),
  };
}

/** Without a password: by a mail, or with a passkey that the browser was asked for. */
async function joiningInputs(
  client: pg.Client,
  path: string,
  { invite_code, email }: { invite_code: string; email: string },
  now: Date,
): Promise<Record<string, () => object>> {
  const joining = { invite_code, email, first_name: 'Priya', last_name: 'Anand' };
  if (path === '/api/v2/invite/passkey-finish') {
    const passkey = softPasskey().makes(await addNewcomersChallenge(client, tokenHash(invite_code), now));
    return { [path]: () => ({ ...joining, passkey }) };
  }
  return { '/api/v2/invite/mail-link': () => joining, '/api/v2/invite/passkey-start': () => joining };
}

/** A passkey that is made, removed or shown, each by whom it belongs to. */
async function passkeyInputs(
  client: pg.Client,
  path: string,
  { asker_id = '', joiner_id = '' }: Record<string, string>,
  now: Date,
): Promise<Record<string, () => object>> {
  const current_password = 'heartsease';
  if (path === '/api/v2/user/passkey-finish') {
    const passkey = softPasskey().makes(await addChallenge(client, asker_id, now));
    return { [path]: () => ({ passkey, name: 'A test', current_password }) };
  }
  if (path === '/api/v2/user/passkey-remove') {
    const { passkey_id } = await addPasskey(client, asker_id);
    return { [path]: () => ({ passkey_id, current_password }) };
  }
  if (path === '/api/v2/passkey/login') {
    const { soft } = await addPasskey(client, joiner_id);
    const passkey = soft.shows(await addChallenge(client, null, now));
    return { [path]: () => ({ passkey }) };
  }
  return {};
}

/** A new authenticator app with the code that it shows now. */
export function authenticator(now: Date): { secret: string; code: string } {
  const secret = newSecret();
  return { secret: toBase32(secret), code: codeAt(secret, stepOf(now)) };
}

const NEED_AN_INVITATION = new Set([
  '/api/v2/register',
  '/api/v2/invite/check',
  '/api/v2/invite/mail-link',
  '/api/v2/mail-link/login',
  '/api/v2/invite/passkey-start',
  '/api/v2/invite/passkey-finish',
]);

const ASH_COURT = {
  name: 'Ash Court',
  organisation: 'Ash Care',
  town: 'Ludlow',
  region: 'ENG',
  phone: '01632 960 077',
};

/** The operator's link to a home that has no manager yet. */
async function newSetUpCode(client: pg.Client, role = 'manager'): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `with organisation as (insert into organisations (id, name, type) values ($1, 'Our organisation', 1) returning id)
     insert into care_homes (id, organisation_id, package_id, name, town, region, phone, is_set_up)
     select $2, organisation.id, (select id from packages limit 1), 'Our care home', 'Our town', 'ENG', '1', false
       from organisation
     returning id`,
    [uuidv7(), uuidv7()],
  );
  return await newInvitation(client, rows[0]?.id ?? '', role);
}

async function newInvitation(client: pg.Client, care_home_id: string, role = 'carer'): Promise<string> {
  const code = Array.from({ length: 8 }, () => INVITE_ALPHABET[randomInt(INVITE_ALPHABET.length)]).join('');
  await client.query(
    `insert into invitations (id, care_home_id, code_hash, role, first_name, last_name, expires_at)
     values ($1, $2, $3, $4, 'Priya', 'Anand', now() + interval '1 day')`,
    [uuidv7(), care_home_id, tokenHash(code), role],
  );
  return code;
}

async function newReset(client: pg.Client, account_id: string): Promise<string> {
  const token = `reset ${uuidv7()}`;
  await client.query(
    `insert into password_resets (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [tokenHash(token), account_id],
  );
  return token;
}

/** One that joins: that of an account would end with whatever else signs its owner out everywhere. */
async function newMailLink(client: pg.Client, invite_code: string, email: string): Promise<string> {
  const token = `mailed ${uuidv7()}`;
  await client.query(
    `insert into mail_links (token_hash, invitation_code_hash, email, first_name, last_name, expires_at)
     values ($1, $2, $3, 'Priya', 'Anand', now() + interval '1 hour')`,
    [tokenHash(token), tokenHash(invite_code), email],
  );
  return token;
}

async function accountOf(client: pg.Client, id: string): Promise<{ email?: string }> {
  const { rows } = await client.query<{ email: string }>('select email from accounts where id = $1', [id]);
  return rows[0] ?? {};
}
