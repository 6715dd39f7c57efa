import { parseCronItems, run, runMigrations } from 'graphile-worker';
import type { Config } from '../config.ts';
import { openPool } from '../db/database.ts';
import { diskStore } from '../files/store.ts';
import { sendMail } from '../mail/send-mail.ts';
import { QUIET } from './quiet-logger.ts';
import { tidy } from './tidy.ts';

export interface Jobs {
  stop(): Promise<void>;
}

/**
 * Work that waits in the database: mail now; tidying up at night. A job is asked for inside the
 * transaction that needs it, so it is there exactly when that is.
 *
 * @param url connects as the owner: jobs serve all homes
 */
export async function startJobs(config: Config, url: string): Promise<Jobs> {
  const pgPool = openPool(url, { max: 3 });
  await runMigrations({ pgPool });
  const runner = await run({
    pgPool,
    concurrency: 2,
    noHandleSignals: true,
    // Its own log names payloads; ours does not.
    logger: QUIET,
    taskList: {
      send_mail: async (payload) => await sendMail(pgPool, config, payload),
      tidy: async () => await tidy(pgPool, diskStore(config.data_dir)),
    },
    parsedCronItems: parseCronItems([{ task: 'tidy', match: '17 3 * * *' }]),
  });
  return {
    async stop() {
      await runner.stop();
      await pgPool.end();
    },
  };
}
