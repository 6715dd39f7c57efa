import { join } from 'node:path';
import { apart } from '../apart/apart.ts';
import type { Config } from '../config.ts';

/** Jobs that draw for seconds: a file of reports, a pack for an inspection. */
export type HeavyTask = 'make_export' | 'make_evidence_pack';

export interface HeavyWork {
  task: HeavyTask;
  payload: unknown;
  tries: number;
  config: Config;
  /** Connects as the owner, like all jobs. */
  url: string;
}

/** Who asks for one file mostly asks for another. */
const IDLE_MS = 60_000;

/** Such work goes on beside the server, and after it where the machine has too little for both: nobody who logs waits. */
export function heavyWork(config: Config, url: string) {
  const { ask, end } = apart<HeavyWork>({
    file: join(import.meta.dirname, 'heavy-process.ts'),
    idle_ms: IDLE_MS,
    givesWay: true,
  });
  return {
    run: async (task: HeavyTask, payload: unknown, tries: number) =>
      await ask<void>({ task, payload, tries, config, url }),
    end,
  };
}
