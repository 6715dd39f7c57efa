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
/** A pack takes seconds, on a busy machine a minute. */
const MOST_MS = 15 * 60_000;

/**
 * Such work goes on beside the server, and after it where the machine has too little for both: nobody who logs waits.
 * Each kind has a process of its own, so that a pack that takes its process down takes nobody's file along.
 */
export function heavyWork(config: Config, url: string) {
  const begin = () =>
    apart<HeavyWork>({
      file: join(import.meta.dirname, 'heavy-process.ts'),
      idle_ms: IDLE_MS,
      most_ms: MOST_MS,
      givesWay: true,
    });
  const places: Record<HeavyTask, ReturnType<typeof begin>> = { make_export: begin(), make_evidence_pack: begin() };
  let isOver = false;
  return {
    async run(task: HeavyTask, payload: unknown, tries: number): Promise<void> {
      // The queue may still hand one over while everything stops; it hands it to the next server then.
      if (isOver) throw new Error('The server is stopping');
      await places[task].ask<void>({ task, payload, tries, config, url });
    },
    async end(): Promise<void> {
      isOver = true;
      await Promise.all(Object.values(places).map(async (place) => await place.end()));
    },
  };
}
