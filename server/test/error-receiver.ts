import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, inflateSync } from 'node:zlib';

/** One thing of an envelope: its kind, and all that it says as text, unpacked. */
export interface Received {
  type: string;
  text: string;
  body: unknown;
}

/** Receives the Sentry protocol on this machine, as Sentry, GlitchTip or Bugsink would. */
export interface ErrorReceiver {
  dsn: string;
  received: Received[];
  /** Everything that came, heads and addresses too, as one text to search in. */
  everything(): string;
  /** How it answers from now on. */
  answerWith(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function openErrorReceiver(): Promise<ErrorReceiver> {
  const received: Received[] = [];
  const heads: string[] = [];
  let answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const whole = Buffer.concat(parts);
      const { head, items } = readEnvelope(request.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole);
      heads.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${head}`);
      received.push(...items);
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@127.0.0.1:${port}/7`,
    received,
    everything: () => [...heads, ...received.map(({ type, text }) => `${type} ${text}`)].join('\n'),
    answerWith: (status, headers = {}) => (answer = { status, headers }),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** A line of its own, then for each item a line about it and as many bytes as that says, or up to the next line. */
function readEnvelope(bytes: Buffer): { head: string; items: Received[] } {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf(NEW_LINE, at);
    const text = bytes.toString('utf8', at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    return text;
  };
  const head = line();
  const items: Received[] = [];
  while (at < bytes.length) {
    const about = line();
    if (about === '') continue;
    const { type, length } = JSON.parse(about) as { type: string; length?: number };
    const end = length === undefined ? bytes.indexOf(NEW_LINE, at) : at + length;
    const payload = bytes.subarray(at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    const text = type === 'replay_recording' ? recordingIn(payload) : payload.toString('utf8');
    items.push({ type, text: `${about} ${text}`, body: JSON.parse(text) });
  }
  return { head, items };
}

const NEW_LINE = 10;

/** Its first line is never packed; what follows may be. */
function recordingIn(payload: Buffer): string {
  const rest = payload.subarray(payload.indexOf(NEW_LINE) + 1);
  return (rest[0] === 0x5b ? rest : inflateSync(rest)).toString('utf8');
}
