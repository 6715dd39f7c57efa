import { createDecipheriv, createPublicKey, hkdfSync, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { newBrowser } from './pushes.ts';
import { freePort } from './server-process.ts';

/** What only the browser has. */
export interface BrowserSecrets {
  pair: ECDH;
  auth: Buffer;
}

/** One message, as its browser reads it. */
export interface Pushed {
  to: string;
  text: string;
  bytes: number;
  headers: IncomingHttpHeaders;
}

/** A real push service at the far end, which tests open, close and disturb. It checks who sends, and reads what comes. */
export interface PushService {
  url: string;
  /** All that arrived, in order; what came twice is there twice. */
  taken: Pushed[];
  /** How it answers to one browser's address instead of taking the message; `silence`: not at all. */
  answers: Map<string, number | 'silence'>;
  /** A new browser that subscribes here. */
  newBrowser(): ReturnType<typeof newBrowser>['device'];
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const browsers = new Map<string, BrowserSecrets>();
  let server: ReturnType<typeof createServer> | null = null;
  let count = 0;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const to = `${url}${request.url}`;
    const body = await buffer(request);
    const answer = service.answers.get(to);
    if (answer === 'silence') return;
    if (answer !== undefined) return void response.writeHead(answer).end('a reason that nobody reads');
    const browser = browsers.get(to);
    if (!browser || !isFromWhoItSays(request.headers.authorization ?? '', url)) {
      return void response.writeHead(403).end();
    }
    service.taken.push({ to, text: decrypted(body, browser), bytes: body.length, headers: request.headers });
    response.writeHead(201).end();
  }

  const service: PushService = {
    url,
    taken: [],
    answers: new Map(),
    newBrowser() {
      count += 1;
      const { device, keys } = newBrowser(`${url}/send/${count}`);
      browsers.set(device.endpoint, keys);
      return device;
    },
    async open() {
      server = createServer((request, response) => void take(request, response));
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    },
    async close() {
      const closing = server;
      server = null;
      closing?.closeAllConnections();
      await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
    },
  };
  return service;
}

/** The sender shows a key and signs with it for this service alone (RFC 8292). */
function isFromWhoItSays(authorization: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/u.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  const seconds = said.exp - Date.now() / 1_000;
  return signed && said.aud === origin && seconds > 0 && seconds < 86_400 && /^(https|mailto):/u.test(said.sub);
}

/** As a browser does it (RFC 8291), from the other side than server/push/encrypt.ts. */
export function decrypted(body: Buffer, { pair, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const derive = (material: Buffer, withSalt: Buffer, about: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, withSalt, about, bytes));
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opening = createDecipheriv('aes-128-gcm', key, nonce);
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
