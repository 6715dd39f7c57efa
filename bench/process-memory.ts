import { readFileSync } from 'node:fs';

/** What a process holds in memory, in MB. */
export function memoryOf({ pid }: { pid: number }): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
