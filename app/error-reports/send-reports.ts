import { createTransport } from '@sentry/react';
import { cleanEnvelope } from '@heartsease/domain/error-reports/clean-envelope.ts';
import { ENVELOPE_TYPE, ERROR_REPORTS_PATH } from '@heartsease/domain/error-reports/error-reports.ts';
import { apiOrigin } from '../device/platform.ts';

type TransportOptions = Parameters<typeof createTransport>[0];
export type Transport = ReturnType<typeof createTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** More than this at once a browser does not send for a page that is being left. */
const KEPT_ALIVE_AT_MOST = 60_000;

/** Where the app hands its errors in: at our own server. */
export function reportsAddress(): string {
  return `${apiOrigin()}${ERROR_REPORTS_PATH}`;
}

/** Hands reports in at our own server, without the session: who it was is not told. */
export function toServer(options: TransportOptions): Transport {
  let onTheWay = 0;
  return createTransport(options, async ({ body }) => {
    onTheWay += body.length;
    try {
      const answer = await fetch(reportsAddress(), {
        method: 'POST',
        headers: { 'content-type': ENVELOPE_TYPE },
        body: typeof body === 'string' ? body : new Uint8Array(body),
        credentials: 'omit',
        cache: 'no-store',
        keepalive: onTheWay <= KEPT_ALIVE_AT_MOST,
      });
      // Read to its end: until then the browser counts it among what is on the way, and sends no more (measured).
      await answer.text();
      const told = (name: string) => answer.headers.get(name);
      const limits = { 'x-sentry-rate-limits': told('x-sentry-rate-limits'), 'retry-after': told('retry-after') };
      return { statusCode: answer.status, headers: limits };
    } finally {
      onTheWay -= body.length;
    }
  });
}

/** Whatever goes over this transport was cleaned: the last thing before the wire, or before the phone's own kit. */
export function cleaned(transport: Transport): Transport {
  return {
    async send(envelope) {
      if (!cleanEnvelope(envelope)) return {};
      await packRecordings(envelope);
      return await transport.send(envelope);
    },
    flush: (timeout) => transport.flush(timeout),
  };
}

/** A recording is ten times smaller when it is packed; a page that is being left has no time for it. */
async function packRecordings([, items]: Envelope): Promise<void> {
  for (const item of items) {
    const [head, body] = item;
    if (head.type !== 'replay_recording' || typeof body !== 'string') continue;
    // Its first line, which says which part it is, is never packed.
    const end = body.indexOf('\n') + 1;
    const about = new TextEncoder().encode(body.slice(0, end));
    const events = new TextEncoder().encode(body.slice(end));
    const bytes = joined(about, document.visibilityState === 'hidden' ? events : await packed(events));
    head.length = bytes.length;
    Reflect.set(item, 1, bytes);
  }
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
