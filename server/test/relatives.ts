import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { tokenHash } from '../session/session.ts';
import type { MadeHome } from './homes.ts';

type Standing = 'active' | 'paused' | 'ended';

/** Somebody with an account of their own and a link to a resident, as it stands. @returns both ids */
export async function addRelative(
  client: pg.Client,
  { care_home_id, canary }: Pick<MadeHome, 'care_home_id' | 'canary'>,
  {
    resident_id,
    status,
    access_level = 'family',
  }: { resident_id: string; status: Standing; access_level?: 'family' | 'friend' | 'representative' },
): Promise<{ account_id: string; relative_link_id: string }> {
  const [account_id, relative_link_id] = [uuidv7(), uuidv7()];
  await client.query(
    `with account as (
       insert into accounts (id, email, password_hash, first_name, last_name, known_as)
       values ($1, $2, (select password_hash from accounts where email like 'manager@%' limit 1), $3, $3, $3)
       returning id)
     insert into memberships (care_home_id, account_id, role, starts_on, ends_on)
     select $4, id, 'relative', current_date - 9, case when $5 = 'ended' then current_date - 1 end from account`,
    [account_id, `relative-${account_id}@larch-house.example`, canary, care_home_id, status],
  );
  await client.query(
    `insert into relative_links (id, care_home_id, resident_id, account_id, relationship, access_level, status, can_invite)
     values ($1, $2, $3, $4, $5, $6, $7, true)`,
    [relative_link_id, care_home_id, resident_id, account_id, canary, access_level, status],
  );
  return { account_id, relative_link_id };
}

/** The person agreed that their family gets news of them. */
export async function agreeToUpdates(
  client: pg.Client,
  { care_home_id, canary }: Pick<MadeHome, 'care_home_id' | 'canary'>,
  resident_id: string,
): Promise<void> {
  await client.query(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on, conditions)
     values ($1, $2, $3, 'family_updates', 1, 'given', 'resident', current_date, current_date + 300, $4)`,
    [uuidv7(), care_home_id, resident_id, canary],
  );
}

/** Somebody who is invited to a resident, and a line of that in the history. */
export async function addInvitedRelative(
  client: pg.Client,
  { care_home_id, canary }: Pick<MadeHome, 'care_home_id' | 'canary'>,
  resident_id: string,
  invited_by: string | null = null,
): Promise<string> {
  const [invitation_id, relative_link_id] = [uuidv7(), uuidv7()];
  const values = [care_home_id, canary, invitation_id];
  await client.query(
    `insert into invitations (id, care_home_id, code_hash, role, first_name, last_name, expires_at, invited_by)
     values ($3, $1, $4, 'relative', $2, $2, now() + interval '3 days', $5)`,
    [...values, tokenHash(`invitation of ${relative_link_id}`), invited_by],
  );
  await client.query(
    `insert into relative_links (id, care_home_id, resident_id, invitation_id, relationship, access_level, status)
     values ($4, $1, $5, $3, $2, 'family', 'invited')`,
    [...values, relative_link_id, resident_id],
  );
  await client.query(
    `insert into relative_link_changes (id, care_home_id, relative_link_id, changed_at, kind, reason)
     values ($3, $1, $4, now(), 'invited', $2)`,
    [...values, relative_link_id],
  );
  return relative_link_id;
}

/** What each call that changes a link needs it to be. */
const STANDING: Record<string, Standing> = {
  '/api/v2/relative/pause': 'active',
  '/api/v2/relative/resume': 'paused',
  '/api/v2/relative/end': 'active',
};

/** A link of one's own for a call that changes one; undefined for all other calls. */
export async function freshLink(
  client: pg.Client,
  path: string,
  { care_home_id = '', resident_id = '', asker_id }: Record<string, string>,
): Promise<{ relative_link_id?: string }> {
  if (path === '/api/v2/relative/withdraw-mine') {
    const home = { care_home_id, canary: 'Priya' };
    return { relative_link_id: await addInvitedRelative(client, home, resident_id, asker_id) };
  }
  const status = STANDING[path];
  if (status === undefined) return {};
  const home = { care_home_id, canary: 'Priya' };
  return { relative_link_id: (await addRelative(client, home, { resident_id, status })).relative_link_id };
}

/** Calls about relatives whose input must fit what stands. */
export function relativeInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, resident_id, relative_link_id } = ids;
  const write = () => ({ care_home_id, client_id: uuidv7() });
  const fields = { relationship: 'niece', access_level: 'family', is_primary: false };
  const asFriend = { relationship: 'niece', access_level: 'friend' };
  const digest = { digest: 'monthly', digest_by: 'post' };
  const somebody = { first_name: 'Priya', last_name: 'Anand', email: null, sent_by: 'shown' };
  return {
    '/api/v2/relative/invite': () => ({ ...write(), resident_id, ...somebody, ...fields }),
    '/api/v2/relative/invite-to-mine': () => ({ ...write(), resident_id, ...somebody, ...asFriend }),
    '/api/v2/relative/resend': () => ({ ...write(), relative_link_id, sent_by: 'letter' }),
    '/api/v2/relative/save-access': () => ({
      ...write(),
      relative_link_id,
      base_version: 1,
      ...fields,
      ...digest,
      can_invite: true,
      authorities: [],
    }),
  };
}
