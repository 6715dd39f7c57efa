import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { listMoments } from '@heartsease/domain/reports/reports.endpoints.ts';
import { keptMeta, readPage } from './read.ts';

const kept_at = Date.parse('2026-11-20T11:20:00.000Z');

vi.mock('./connection.ts', () => ({ connection: { now: () => 'lost' } }));
vi.mock('./recall.ts', () => ({
  askOrRecall: async (_endpoint: unknown, { cursor = '' }) => ({
    answer: { items: [], next_cursor: cursor === '' ? 'next' : null, total: 0 },
    kept_at,
  }),
}));

it('says of pages from the device how old they are', async () => {
  const client = new QueryClient();
  const queryKey = [listMoments.path];
  const pages = new InfiniteQueryObserver(client, {
    queryKey,
    meta: keptMeta(listMoments),
    queryFn: async ({ pageParam, ...asked }) => await readPage(listMoments, pageParam, asked),
    initialPageParam: {},
    getNextPageParam: ({ next_cursor }) => (next_cursor === null ? undefined : { cursor: next_cursor }),
  });
  const stop = pages.subscribe(() => undefined);
  await expect.poll(() => client.getQueryState(queryKey)?.dataUpdatedAt).toBe(kept_at);
  await pages.fetchNextPage();
  await expect.poll(() => client.getQueryState(queryKey)?.dataUpdatedAt).toBe(kept_at);
  expect(client.getQueryCache().find({ queryKey })?.meta).toEqual({ isKept: true });
  stop();
});
