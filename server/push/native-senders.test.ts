import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { pushMessage } from '@heartsease/domain/notifications/push.ts';
import { readConfig } from '../config.ts';
import { isWorthAnotherTry } from './sender.ts';
import { openSenders } from './senders.ts';
import { newVapidKeys } from './vapid.ts';

const MESSAGE = pushMessage('0197a0de-0000-7000-8000-000000000001', 'message', 'en-GB');
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const keyFile = (content: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'heartsease-')), 'key');
  writeFileSync(path, content);
  return path;
};
const to = (endpoint: string) => ({ endpoint, p256dh: null, auth: null });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => await new Promise<void>((resolve) => void server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Google’s far end: a token for whoever signs with the service account’s key, and messages for that token. */
async function google(answer: { status: number; body: object }, { letsIn = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asked: { path: string; authorization: string | undefined; body: string }[] = [];
  const url = await listening((request, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      if (request.url !== '/token') {
        return response.writeHead(answer.status).end(JSON.stringify(answer.body));
      }
      const assertion = new URLSearchParams(body).get('assertion') ?? '';
      const [head, claims, signature = ''] = assertion.split('.');
      const signed = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
      return response
        .writeHead(signed && letsIn ? 200 : 400)
        .end(JSON.stringify({ access_token: 'granted', expires_in: 3_600, token_type: 'Bearer' }));
    });
  });
  const account = {
    project_id: 'larch-house',
    client_email: 'push@larch-house.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${url}/token`,
  };
  const config = readConfig({ FCM_KEY_FILE: keyFile(JSON.stringify(account)), FCM_URL: url });
  const { android } = openSenders(config, newVapidKeys());
  if (android === null) throw new Error('it is set up');
  return { send: android, asked, answer };
}

test('the Android app is told through Google, with one token for many messages', async () => {
  const { send, asked } = await google({ status: 200, body: { name: 'projects/larch-house/messages/1' } });
  expect(await send(to('device-1'), MESSAGE)).toBe('sent');
  expect(await send(to('device-2'), MESSAGE)).toBe('sent');
  expect(asked.map(({ path }) => path)).toEqual([
    '/token',
    '/v1/projects/larch-house/messages:send',
    '/v1/projects/larch-house/messages:send',
  ]);
  expect(asked[1]?.authorization).toBe('Bearer granted');
  const { message } = JSON.parse(asked[1]?.body ?? '{}') as { message: object };
  expect(message).toMatchObject({
    token: 'device-1',
    notification: { title: 'Heartsease', body: 'There is a new message in Heartsease' },
    data: { id: MESSAGE.id, path: '/tabs/messages' },
    android: { notification: { tag: MESSAGE.id } },
  });
});

test.each([
  ['a device without the app', 404, [{ errorCode: 'UNREGISTERED' }], 'gone'],
  ['a project that nobody has', 404, [], 'refused'],
  ['a key that is taken no more', 401, [], 'keys_refused'],
  ['a key without the right', 403, [], 'keys_refused'],
  ['a token of another project', 403, [{ errorCode: 'SENDER_ID_MISMATCH' }], 'refused'],
  ['a token of another kind', 400, [{ errorCode: 'INVALID_ARGUMENT' }], 'refused'],
  ['too many at once', 429, [], 'busy'],
  ['their trouble', 503, [], 'their_error'],
])('what Google says is understood: %s', async (_what, status, details, outcome) => {
  const { send } = await google({ status, body: { error: { code: status, details } } });
  expect(await send(to('device-1'), MESSAGE)).toBe(outcome);
});

test('an account that Google does not let in is our trouble, and not that of the device', async () => {
  const { send, asked } = await google({ status: 200, body: {} }, { letsIn: false });
  expect(await send(to('device-1'), MESSAGE)).toBe('keys_refused');
  // Somebody may put it right meanwhile.
  expect(isWorthAnotherTry('keys_refused')).toBe(true);
  expect(asked.map(({ path }) => path)).toEqual(['/token']);
});

/** Apple’s far end speaks HTTP/2 alone. */
async function apple(answer: { status: number; body: object }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const asked: { path: unknown; headers: Record<string, unknown>; body: string; isSigned: boolean }[] = [];
  const server = createHttp2Server();
  server.on('stream', (stream, headers) => {
    void text(stream).then((body) => {
      const token = String(headers.authorization).replace(/^bearer /u, '');
      const [head, claims, signature = ''] = token.split('.');
      const key = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
      const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'));
      asked.push({ path: headers[':path'], headers: { ...headers, claims: claimsOf(token) }, body, isSigned });
      stream.respond({ ':status': answer.status });
      return stream.end(answer.status === 200 ? '' : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => await new Promise<void>((resolve) => void server.close(() => resolve())));
  const config = readConfig({
    APNS_KEY_FILE: keyFile(String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
    APNS_KEY_ID: 'ABCDE12345',
    APPLE_TEAM_ID: 'TEAM123456',
    APNS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const { ios } = openSenders(config, newVapidKeys());
  if (ios === null) throw new Error('it is set up');
  return { send: ios, asked };
}

test('the iOS app is told through Apple', async () => {
  const { send, asked } = await apple({ status: 200, body: {} });
  expect(await send(to('a1b2'), MESSAGE)).toBe('sent');
  const [{ path, headers, body, isSigned } = { path: '', headers: {}, body: '{}', isSigned: false }] = asked;
  expect({ path, isSigned }).toEqual({ path: '/3/device/a1b2', isSigned: true });
  expect(headers).toMatchObject({
    'apns-topic': 'uk.heartsease.app',
    'apns-push-type': 'alert',
    'apns-collapse-id': MESSAGE.id,
    claims: { iss: 'TEAM123456', iat: expect.any(Number) },
  });
  expect(JSON.parse(body)).toEqual({
    aps: { alert: { title: 'Heartsease', body: 'There is a new message in Heartsease' }, sound: 'default' },
    id: MESSAGE.id,
    path: '/tabs/messages',
  });
});

test.each([
  ['a device without the app', 410, 'Unregistered', 'gone'],
  ['a token of another app', 400, 'DeviceTokenNotForTopic', 'gone'],
  ['a key that is none', 403, 'InvalidProviderToken', 'keys_refused'],
  ['a key that is over', 403, 'ExpiredProviderToken', 'keys_refused'],
  ['too many at once', 429, 'TooManyRequests', 'busy'],
  ['their trouble', 500, 'InternalServerError', 'their_error'],
])('what Apple says is understood: %s', async (_what, status, reason, outcome) => {
  const { send } = await apple({ status, body: { reason } });
  expect(await send(to('a1b2'), MESSAGE)).toBe(outcome);
});

test('a far end that is away is asked again later', async () => {
  const google = await listening(() => {});
  const away = readConfig({
    APNS_KEY_FILE: keyFile(
      String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })),
    ),
    APNS_KEY_ID: 'ABCDE12345',
    APPLE_TEAM_ID: 'TEAM123456',
    APNS_URL: google,
  });
  for (const close of closing.splice(0)) await close();
  expect(await openSenders(away, newVapidKeys()).ios?.(to('a1b2'), MESSAGE)).toBe('unreachable');
});

test('without keys nothing is sent to the apps, and a key that is none stops the start in words', () => {
  const senders = openSenders(readConfig({}), newVapidKeys());
  expect([senders.android, senders.ios]).toEqual([null, null]);
  const broken = readConfig({ FCM_KEY_FILE: keyFile('no key') });
  expect(() => openSenders(broken, newVapidKeys())).toThrow("The file of FCM_KEY_FILE can't be read");
  const half = readConfig({ APNS_KEY_FILE: keyFile('no key') });
  expect(() => openSenders(half, newVapidKeys())).toThrow('APNS_KEY_ID');
});
