import { expect, vi } from 'vitest';
import { asOwner } from './world.ts';

/** The mails that are on their way; `later` are those that wait for their hour. */
export async function mailsLeft(ownerUrl: string): Promise<{ later: boolean }[]> {
  const { rows } = await asOwner(ownerUrl, (client) =>
    client.query<{ later: boolean }>(
      `select run_at > now() + interval '1 minute' as later
         from graphile_worker.jobs where task_identifier = 'send_mail'`,
    ),
  );
  return rows;
}

/** Until nothing is left to send but what waits for its hour. */
export async function allSent(ownerUrl: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await asOwner(ownerUrl, (client) =>
        client.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
                       where task_identifier = 'send_mail' and locked_at is null and attempts > 0`),
      );
      expect((await mailsLeft(ownerUrl)).filter(({ later }) => !later)).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );
}
