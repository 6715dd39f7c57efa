import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Which home is brought back; left out, an empty database is filled. */
export interface ToSeed {
  url: string;
  care_home_id?: string;
  now: string;
}

/**
 * Fills the demo world, or brings one home of it back, in a process of its own: a year of moments takes 180 MB that a
 * server would never give back, and the server hears meanwhile when it is told to end, and goes on answering.
 */
export async function seedInOwnProcess(url: string, now: Date, care_home_id?: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'seed-process.ts'));
  let why = 'The seeding process ended early';
  child.on('message', (words) => {
    if (typeof words === 'string') why = words;
  });
  child.send({ url, now: now.toISOString(), ...(care_home_id !== undefined && { care_home_id }) } satisfies ToSeed);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(why))));
  });
}
