import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * Fills the demo world in a process of its own: a year of moments takes 180 MB that a server would never
 * give back, and the server hears meanwhile when it is told to end.
 */
export async function seedInOwnProcess(url: string, now: Date): Promise<void> {
  const child = fork(join(import.meta.dirname, 'seed-process.ts'));
  let why = 'The seeding process ended early';
  child.on('message', (words) => {
    if (typeof words === 'string') why = words;
  });
  child.send({ url, now: now.toISOString() });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(why))));
  });
}
