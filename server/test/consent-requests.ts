import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { MadeHome } from './homes.ts';
import { addRelative } from './relatives.ts';

type Home = Pick<MadeHome, 'care_home_id' | 'canary'>;

/** Of a lasting power that somebody saw. */
const DOCUMENT = (seen_by: string) =>
  JSON.stringify([{ kind: 'lpa_health_welfare', reference: '', seen_by, seen_on: '2026-01-05' }]);

/** A relative who decides for somebody by a document. @returns their link */
export async function addDecider(client: pg.Client, home: Home, resident_id: string): Promise<string> {
  const { relative_link_id } = await addRelative(client, home, { resident_id, status: 'active' });
  await client.query('update relative_links set authorities = $2 where id = $1', [
    relative_link_id,
    DOCUMENT(home.canary),
  ]);
  return relative_link_id;
}

/** What they are asked. @returns its id */
export async function addConsentRequest(
  client: pg.Client,
  { care_home_id, canary }: Home,
  { resident_id, relative_link_id }: { resident_id: string; relative_link_id: string },
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into consent_requests (id, care_home_id, resident_id, relative_link_id, purposes, basis,
                                   capacity_assessed_on, word, asked_at)
     values ($1, $2, $3, $4, '{photo_training}', 'attorney_hw', current_date - 3, $5, now())`,
    [id, care_home_id, resident_id, relative_link_id, canary],
  );
  return id;
}

/** For each call something of its own: somebody to ask, or what the asker is asked. */
export async function freshConsentRequest(
  client: pg.Client,
  path: string,
  { care_home_id = '', resident_id = '', asker_id = '' }: Record<string, string>,
): Promise<{ relative_link_id?: string; consent_request_id?: string; agreed_purpose?: string }> {
  const home = { care_home_id, canary: 'Priya' };
  if (path === '/api/v2/consent/request') return { relative_link_id: await addDecider(client, home, resident_id) };
  if (path === '/api/v2/consent/take-back-request') {
    const relative_link_id = await addDecider(client, home, resident_id);
    return { consent_request_id: await addConsentRequest(client, home, { resident_id, relative_link_id }) };
  }
  const ofAsker = ['/api/v2/consent/respond', '/api/v2/consent/take-back'];
  if (!ofAsker.includes(path)) return {};
  const theirs = await theirLink(client, resident_id, asker_id);
  if (path === '/api/v2/consent/take-back') {
    // There are few things to say yes to: whoever is nobody's relative is refused before.
    return theirs === undefined ? {} : { agreed_purpose: await addYesByDocument(client, home, resident_id) };
  }
  const relative_link_id = theirs ?? (await addDecider(client, home, resident_id));
  return { consent_request_id: await addConsentRequest(client, home, { resident_id, relative_link_id }) };
}

/** An attorney says yes to something that nobody was asked yet, and on which nothing else here depends. @returns to what */
async function addYesByDocument(client: pg.Client, home: Home, resident_id: string): Promise<string> {
  const { rows } = await client.query<{ purpose: string }>(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_by,
                           capacity_assessed_on, decided_on, review_on)
     select $1, $2, $3, free.purpose, 1, 'given', 'attorney_hw', $4, current_date - 9, current_date - 3, current_date + 300
       from unnest(array['data_sharing_nhs', 'voice_video', 'ai_local', 'share_life_story', 'photo_home', 'photo_family_group']) as free (purpose)
      where not exists (select from consents c where c.resident_id = $3 and c.purpose = free.purpose)
      limit 1
     returning purpose`,
    [uuidv7(), home.care_home_id, resident_id, home.canary],
  );
  return rows[0]?.purpose ?? 'ai_local';
}

/** The link of an account to somebody, now with a document. */
async function theirLink(client: pg.Client, resident_id: string, account_id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'update relative_links set authorities = $3 where resident_id = $1 and account_id = $2 returning id',
    [resident_id, account_id === '' ? null : account_id, DOCUMENT('Priya')],
  );
  return rows[0]?.id;
}

export function consentRequestInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, resident_id, relative_link_id, consent_request_id, agreed_purpose = 'ai_local' } = ids;
  const write = () => ({ care_home_id, client_id: uuidv7() });
  return {
    '/api/v2/consent/request': () => ({
      ...write(),
      relative_link_id,
      purposes: ['photo_training'],
      capacity_assessed_on: '2026-01-05',
      word: 'Priya',
    }),
    '/api/v2/consent/take-back-request': () => ({ ...write(), consent_request_id }),
    '/api/v2/consent/respond': () => ({
      ...write(),
      consent_request_id,
      answers: [{ purpose: 'photo_training', status: 'refused', conditions: '' }],
    }),
    '/api/v2/consent/take-back': () => ({ ...write(), resident_id, purpose: agreed_purpose }),
  };
}
