import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { MembershipRole } from '@heartsease/domain/access/roles.ts';
import { newToken, tokenHash } from '../session/session.ts';

/** A session without the work of a sign-in. */
export async function mintToken(
  client: pg.Client,
  { account_id, care_home_id }: { account_id: string; care_home_id: string },
): Promise<string> {
  const token = newToken();
  await newSignIn(client, { account_id, care_home_id }, token);
  return token;
}

/** @returns the id of a session, by which its owner may end it */
export async function newSignIn(
  client: pg.Client,
  { account_id, care_home_id }: { account_id: string; care_home_id: string },
  token = newToken(),
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into sign_ins (id, account_id, care_home_id, token_hash, device, idle_seconds, ends_at)
     values ($1, $2, $3, $4, 'A test', 3600, now() + interval '8 hours')`,
    [id, account_id, care_home_id, tokenHash(token)],
  );
  return id;
}

export async function addMembership(
  client: pg.Client,
  member: { care_home_id: string; account_id: string; role: MembershipRole },
): Promise<void> {
  await client.query('insert into memberships (care_home_id, account_id, role) values ($1, $2, $3)', [
    member.care_home_id,
    member.account_id,
    member.role,
  ]);
}

/** As if somebody had joined with a printed slip. */
export async function letWait(
  client: pg.Client,
  { care_home_id, account_id }: { care_home_id: string; account_id: string },
): Promise<void> {
  await client.query(
    `with member as (
       update memberships set waits_since = now() where care_home_id = $1 and account_id = $2 returning account_id)
     insert into invitations (id, care_home_id, code_hash, role, first_name, last_name, expires_at, accepted_by, accepted_at)
     select $3, $1, $4, 'carer', a.first_name, a.last_name, now(), a.id, now()
       from accounts a where a.id = $2`,
    [care_home_id, account_id, uuidv7(), tokenHash(uuidv7())],
  );
}
