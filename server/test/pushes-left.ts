import { expect, vi } from 'vitest';
import { asOwner } from './world.ts';

/**
 * The jobs of notifications on devices: `later` are those that wait for their hour, and `attempts` are those that are over
 * (the worker counts the one under way too).
 */
export async function pushesLeft(ownerUrl: string): Promise<{ later: boolean; attempts: number; minutes: number }[]> {
  const { rows } = await asOwner(ownerUrl, (client) =>
    client.query<{ later: boolean; attempts: number; minutes: number }>(
      `select run_at > now() + interval '1 minute' as later, attempts - (locked_at is not null)::int as attempts,
              extract(epoch from run_at - now())::int / 60 as minutes
         from graphile_worker.jobs where task_identifier in ('send_push', 'deliver_push')`,
    ),
  );
  return rows;
}

/** Until nothing is left to tell but what waits for its hour; what failed is tried again without its pause. */
export async function allPushed(ownerUrl: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await asOwner(ownerUrl, (client) =>
        client.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
                       where task_identifier in ('send_push', 'deliver_push') and locked_at is null and attempts > 0`),
      );
      expect((await pushesLeft(ownerUrl)).filter(({ later }) => !later)).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** As if the quiet hours had ended. */
export async function hoursEnd(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, (client) =>
    client.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`),
  );
}
