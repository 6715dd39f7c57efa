import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { measured } from './figures.ts';
import type { Measured } from './figures.ts';

/** One call of a job; the body is made anew for each request. */
export interface Call {
  path: string;
  token: string | null;
  body: () => object;
}

/** Calls over HTTP, as fast as so many connections go. A job of several calls is timed as one. */
export async function loadHttp(url: string, calls: Call[], connections: number, seconds: number): Promise<Measured> {
  const samples: number[] = [];
  const underWay = new Map<object, number[]>();
  let errors = 0;
  const running = autocannon({
    url,
    connections,
    duration: seconds,
    requests: calls.map(({ path, token, body }) => ({
      method: 'POST' as const,
      path,
      headers: headersOf(token),
      setupRequest: (request) => ({ ...request, body: JSON.stringify(body()), headers: headersOf(token) }),
    })),
  });
  running.on('response', (client, status, _bytes, ms) => {
    if (status !== 200) errors += 1;
    const parts = [...(underWay.get(client) ?? []), ms];
    underWay.set(client, parts.length === calls.length ? [] : parts);
    if (parts.length === calls.length) samples.push(parts.reduce((sum, part) => sum + part, 0));
  });
  const ended = await running.then((result) => result);
  return measured(samples, ended.duration, errors + ended.errors);
}

/** Each request seems to come from somebody else, so that the limits on tries from one address stay out of the way. */
function headersOf(token: string | null): Record<string, string> {
  const somebody = Array.from({ length: 3 }, () => Math.floor(Math.random() * 254) + 1).join('.');
  return {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${somebody}`,
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** The same work without us: each worker does it again and again on a connection of its own. */
export async function loadDirectly(workers: (() => Promise<void>)[], seconds: number): Promise<Measured> {
  const samples: number[] = [];
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() < until) {
        const began = performance.now();
        await work();
        samples.push(performance.now() - began);
      }
    }),
  );
  return measured(samples, seconds, 0);
}
