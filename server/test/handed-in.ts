import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface Where {
  care_home_id: string;
  canary: string;
  account_id: string;
  residentIds: string[];
}

/** A moment of half an hour ago, as a device would have sent it. */
export function writtenLog(
  { care_home_id, canary, resident_id }: { care_home_id: string; canary: string; resident_id: string },
  now = new Date(),
) {
  const at = new Date(now.getTime() - 30 * 60_000).toISOString();
  const client_id = uuidv7();
  const moment = { resident_id, response: 'enjoyed', basis: 'individual', answered_at: at, note: canary };
  const log = { title: canary, format: 'one_to_one', started_at: at, minutes: 10, note: canary, moments: [moment] };
  return { client_id, path: '/api/v2/report/log' as const, made_at: at, input: { client_id, care_home_id, ...log } };
}

/** Something that waits for the manager's word. */
export async function addHandedIn(
  client: pg.Client,
  { care_home_id, canary, account_id, residentIds }: Where,
): Promise<string> {
  const id = uuidv7();
  const { client_id, path, made_at, input } = writtenLog({ care_home_id, canary, resident_id: residentIds[0] ?? '' });
  await client.query(
    `insert into handed_in_writes (care_home_id, id, account_id, client_id, path, input, made_at, arrived_at, why)
     values ($1, $2, $3, $4, $5, $6, $7, now(), 'left')`,
    [care_home_id, id, account_id, client_id, path, JSON.stringify(input), made_at],
  );
  return id;
}

const DECIDE = new Set(['/api/v2/handed-in/put-in', '/api/v2/handed-in/leave-out']);

/** Each is answered once. */
export async function freshHandedIn(
  client: pg.Client,
  path: string,
  { care_home_id = '', resident_id = '', staff_member_id = '' }: Record<string, string>,
): Promise<Record<string, string>> {
  if (!DECIDE.has(path)) return {};
  const where = { care_home_id, canary: 'Priya', account_id: staff_member_id, residentIds: [resident_id] };
  return { handed_in_id: await addHandedIn(client, where) };
}

/** Calls whose input is made of other calls. */
export function handedInInputs(
  { care_home_id = '', resident_id = '', handed_in_id = '' }: Record<string, string>,
  now: Date,
): Record<string, () => object> {
  const entries = () => [writtenLog({ care_home_id, canary: 'Priya', resident_id }, now)];
  return {
    '/api/v2/handed-in/add': () => ({ client_id: uuidv7(), care_home_id, entries: entries() }),
    '/api/v2/handed-in/after-leaving': () => ({ entries: entries() }),
    '/api/v2/handed-in/put-in': () => ({ client_id: uuidv7(), care_home_id, handed_in_id }),
  };
}
