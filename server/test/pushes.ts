import { createECDH, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** Somebody of the home was told something on a device, and it was counted. */
export async function addPush(
  client: pg.Client,
  { care_home_id, account_id }: { care_home_id: string; account_id: string },
): Promise<void> {
  await client.query(
    `insert into outgoing_pushes (care_home_id, id, account_id, notification, created_at, sent_at)
     values ($1, $2, $3, 'must_read', now() - interval '2 days', now() - interval '2 days')`,
    [care_home_id, uuidv7(), account_id],
  );
  await client.query(
    `insert into push_tallies (care_home_id, on_day, outcome, count, last_at) values ($1, current_date, 'sent', 1, now())`,
    [care_home_id],
  );
}

export function pushInputs({ care_home_id }: Record<string, string>): Record<string, () => object> {
  const write = () => ({ client_id: uuidv7(), care_home_id });
  return {
    '/api/v2/user/push-register': () => ({ ...write(), device: newBrowser().device }),
    '/api/v2/user/push-prefs': () => ({ ...write(), not_pushed: ['message'] }),
  };
}

/** What a browser gives when somebody switches notifications on, and what it keeps to read them. */
export function newBrowser(endpoint = `https://fcm.googleapis.com/fcm/send/${uuidv7()}`) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const device = {
    platform: 'web' as const,
    endpoint,
    p256dh: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  return { device, keys: { pair, auth } };
}
