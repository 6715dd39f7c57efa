import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../config.ts';

interface Kept {
  bytes: Buffer;
  changed_at: Date;
}

export interface S3Server {
  settings: S3Settings;
  /** By key. */
  files: Map<string, Kept>;
  close(): Promise<void>;
}

/**
 * A server that speaks as much of S3 as a store needs, and checks every signature as AWS describes it (Signature
 * Version 4), written from the description and not from the client.
 */
export async function openS3Server(): Promise<S3Server> {
  const files = new Map<string, Kept>();
  const settings: S3Settings = {
    endpoint: '',
    bucket: 'larch-house',
    region: 'eu-west-2',
    access_key_id: 'HEARTSEASE',
    secret_access_key: 'a-secret-of-a-test',
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { status, text = '', bytes } = answerTo(request, await bodyOf(request), { files, settings });
      response.writeHead(status).end(bytes ?? text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings,
    files,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Answer = { status: number; text?: string; bytes?: Buffer };

function answerTo(
  request: IncomingMessage,
  body: Buffer,
  { files, settings }: Pick<S3Server, 'files' | 'settings'>,
): Answer {
  if (!isSigned(request, body, settings)) return { status: 403, text: '<Error>SignatureDoesNotMatch</Error>' };
  const url = new URL(request.url ?? '/', settings.endpoint);
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  if (bucket !== settings.bucket) return { status: 404 };
  const key = rest.join('/');
  if (key === '') return { status: 200, text: listing(files, url.searchParams) };
  const kept = files.get(key);
  if (request.method === 'PUT') {
    files.set(key, { bytes: body, changed_at: new Date() });
    return { status: 200 };
  }
  if (request.method === 'DELETE') {
    files.delete(key);
    return { status: 204 };
  }
  return kept ? { status: 200, bytes: kept.bytes } : { status: 404 };
}

function listing(files: ReadonlyMap<string, Kept>, query: URLSearchParams): string {
  const page = [...files]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > (query.get('start-after') ?? ''))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, Number(query.get('max-keys') ?? 1_000));
  const entries = page.map(
    ([key, { changed_at }]) =>
      `<Contents><Key>${key}</Key><LastModified>${changed_at.toISOString()}</LastModified></Contents>`,
  );
  return `<ListBucketResult>${entries.join('')}</ListBucketResult>`;
}

function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { access_key_id, secret_access_key, region }: S3Settings,
): boolean {
  const told = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/u.exec(
    request.headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature = ''] = told ?? [];
  const [key, day = '', ...scope] = credential.split('/');
  if (key !== access_key_id || scope.join('/') !== `${region}/s3/aws4_request`) return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const content = String(request.headers['x-amz-content-sha256'] ?? '');
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const sorted = query.split('&').filter(Boolean).toSorted().join('&');
  const canonical = [request.method, path, sorted, headers.join(''), names, content].join('\n');
  const at = String(request.headers['x-amz-date'] ?? '');
  const toSign = ['AWS4-HMAC-SHA256', at, [day, ...scope].join('/'), sha256(Buffer.from(canonical))].join('\n');
  const key4 = [day, ...scope].reduce<Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    Buffer.from(`AWS4${secret_access_key}`),
  );
  const right = createHmac('sha256', key4).update(toSign).digest('hex');
  return right.length === signature.length && timingSafeEqual(Buffer.from(right), Buffer.from(signature));
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Buffer));
  return Buffer.concat(parts);
}
