import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** What the people of tests set. */
export const PIN = '482913';

/** A shared tablet of a home, enrolled by its manager; nobody has its secret. @returns its id */
export async function addTablet(
  client: pg.Client,
  { care_home_id, by, name }: { care_home_id: string; by: string; name: string },
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into shared_tablets (care_home_id, id, name, place, device, secret_hash, enrolled_by, enrolled_at)
     values ($1, $2, $3, $3, 'Chrome on Android tablet', $4, $5, now())`,
    [care_home_id, id, name, randomBytes(32), by],
  );
  return id;
}

/** Somebody with a PIN whom a tablet knows. */
export async function addTabletFace(
  client: pg.Client,
  { care_home_id, tablet_id, account_id }: { care_home_id: string; tablet_id: string; account_id: string },
): Promise<void> {
  await client.query(
    `insert into account_pins (account_id, pin_hash, set_at) values ($1, $2, now()) on conflict do nothing`,
    [account_id, await hash(PIN, { memoryCost: 8, timeCost: 1, parallelism: 1 })],
  );
  await client.query(
    `insert into tablet_faces (care_home_id, tablet_id, account_id, tries_left, signed_in_at) values ($1, $2, $3, 5, now())`,
    [care_home_id, tablet_id, account_id],
  );
}

/** What is taken from its home is taken once, so each taker gets one of their own. */
export async function freshTablet(
  client: pg.Client,
  path: string,
  { care_home_id = '', asker_id }: Record<string, string>,
): Promise<{ tablet_id?: string }> {
  if (!path.startsWith('/api/v2/tablet/re') || asker_id === undefined) return {};
  return { tablet_id: await addTablet(client, { care_home_id, by: asker_id, name: 'Lounge' }) };
}

export function tabletInputs({ care_home_id, tablet_id }: Record<string, string>): Record<string, () => object> {
  const called = { name: 'Lounge', place: 'By the piano' };
  return {
    '/api/v2/tablet/enrol': () => ({ client_id: uuidv7(), care_home_id, ...called }),
    '/api/v2/tablet/rename': () => ({ client_id: uuidv7(), care_home_id, tablet_id, ...called }),
    '/api/v2/tablet/unlock': () => ({ staff_member_id: uuidv7(), pin: PIN }),
    '/api/v2/user/pin-set': () => ({ pin: PIN, current_password: 'heartsease' }),
  };
}
