import type pg from 'pg';
import { expect } from 'vitest';
import { asOwner } from './world.ts';

/**
 * Makes a call while somebody else's change is written and not yet kept: it is kept when the call has begun and waits
 * for it, so that what the call read before is old.
 */
export async function meanwhile<Result>(
  ownerUrl: string,
  change: (client: pg.Client) => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<Result> {
  return await asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    await change(client);
    const called = call();
    const waiting = 'select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
    await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 5_000 }).toBeGreaterThan(0);
    await client.query('commit');
    return await called;
  });
}
