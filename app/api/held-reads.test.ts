import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReads, readsMayGo, releaseReads } from './held-reads.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is asked while reads are held goes when they may, and not before', async () => {
  holdReads(5_000);
  let isAsked = false;
  const asking = readsMayGo().then(() => (isAsked = true));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(isAsked).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await asking;
  expect(isAsked).toBe(true);
});

test('held once more, they wait for the later of the two', async () => {
  holdReads(1_000);
  let isAsked = false;
  const asking = readsMayGo().then(() => (isAsked = true));
  await vi.advanceTimersByTimeAsync(500);
  holdReads(1_000);
  await vi.advanceTimersByTimeAsync(900);
  expect(isAsked).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await asking;
});

test('let go, they wait no longer', async () => {
  holdReads(45_000);
  const asking = readsMayGo();
  releaseReads();
  await vi.advanceTimersByTimeAsync(100);
  await expect(asking).resolves.toBeUndefined();
});

test('when nothing is held nothing waits', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(readsMayGo()).resolves.toBeUndefined();
});
