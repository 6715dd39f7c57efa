import { join } from 'node:path';
import { constants, getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { apart } from './apart.ts';
import type { Apart } from './apart.ts';
import type { TestWork } from './worker-in-test.ts';

const begun: Apart<TestWork>[] = [];
afterEach(async () => {
  for (const one of begun.splice(0)) await one.end();
});

function begin(but: Partial<Parameters<typeof apart>[0]> = {}) {
  const one = apart<TestWork>({ file: join(import.meta.dirname, 'worker-in-test.ts'), idle_ms: 60_000, ...but });
  begun.push(one);
  return one;
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('work is done in another process, the same for all that come close together, and what it throws is thrown here', async () => {
  const { ask } = begin();
  const [one, other, failed] = await Promise.allSettled([ask<number>('whose'), ask<number>('whose'), ask('fail')]);
  expect(one).toEqual(other);
  expect(one).not.toMatchObject({ value: process.pid });
  expect(failed).toMatchObject({ reason: { name: 'TypeError', message: 'It rains', code: '57P01' } });
});

test('where the process dies, what it was doing fails and the next work is done by another', async () => {
  const { ask } = begin();
  const first = await ask<number>('whose');
  const [hung, died] = await Promise.allSettled([ask('hang'), ask('die')]);
  expect([hung.status, died.status]).toEqual(['rejected', 'rejected']);
  expect(await ask<number>('whose')).not.toBe(first);
});

test('work that takes too long is given up', async () => {
  const { ask } = begin({ most_ms: 300 });
  await expect(ask('hang')).rejects.toThrow('ended');
});

test('it ends by itself when there is nothing to do, and at once when it is let go', async () => {
  const short = begin({ idle_ms: 1 });
  const gone = await short.ask<number>('whose');
  await expect.poll(() => isThere(gone), { timeout: 10_000 }).toBe(false);
  expect(isThere(await short.ask<number>('whose'))).toBe(true);
  const long = begin();
  const pid = await long.ask<number>('whose');
  await long.end();
  expect(isThere(pid)).toBe(false);
});

test('what computes without end is ended too, when it is let go', async () => {
  const { ask, end } = begin();
  const pid = await ask<number>('whose');
  const computed = ask('compute').catch((caught: unknown) => caught);
  await end();
  expect(isThere(pid)).toBe(false);
  expect(await computed).toMatchObject({ message: 'The process that did this ended' });
});

test('it can give way to everybody else', async () => {
  expect(await begin().ask<number>('priority')).toBe(getPriority());
  expect(await begin({ givesWay: true }).ask<number>('priority')).toBe(
    Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL),
  );
});
