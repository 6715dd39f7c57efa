import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { letWait, newSignIn } from './sign-ins.ts';

const CHANGE_THE_STAFF = new Set(['end', 'save', 'sessions', 'revoke-session'].map((verb) => `/api/v2/staff/${verb}`));

/** Some calls end what somebody on the staff has, or let them in: each gets somebody of its own. */
export async function newStaffFor(
  client: pg.Client,
  path: string,
  care_home_id: string,
): Promise<Record<string, string>> {
  if (CHANGE_THE_STAFF.has(path)) return await newStaffMember(client, care_home_id);
  if (!LET_IN.has(path)) return {};
  const { staff_member_id } = await newStaffMember(client, care_home_id);
  await letWait(client, { care_home_id, account_id: staff_member_id });
  return { joiner_id: staff_member_id };
}

const LET_IN = new Set(['/api/v2/staff/approve', '/api/v2/staff/decline']);

/** Somebody whom nothing else in the test needs any more, signed in on one device. */
async function newStaffMember(
  client: pg.Client,
  care_home_id: string,
): Promise<{ staff_member_id: string; sign_in_id: string }> {
  const id = uuidv7();
  await client.query(
    `with account as (
       insert into accounts (id, email, password_hash, first_name, last_name, known_as)
       values ($1, $2, 'none', 'Ola', 'Nowak', 'Ola') returning id)
     insert into memberships (care_home_id, account_id, role) select $3, id, 'carer' from account`,
    [id, `ola-${id}@larch-house.example`, care_home_id],
  );
  return { staff_member_id: id, sign_in_id: await newSignIn(client, { account_id: id, care_home_id }) };
}
