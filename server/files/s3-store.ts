import { AwsClient } from 'aws4fetch';
import { Id } from '@heartsease/domain/text.ts';
import type { S3Settings } from '../config.ts';
import type { FileStore } from './store.ts';

/** A store that does not answer holds up one photo, not the server. */
const MOST_MS = 20_000;
const A_PAGE = 1_000;

/**
 * Files in a bucket of anything that speaks S3: the same names as on the disk, below `files/`. Nobody but the server
 * reads it; addresses that people get are ours.
 */
export function s3Store({ endpoint, bucket, region, access_key_id, secret_access_key }: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: access_key_id,
    secretAccessKey: secret_access_key,
    region,
    service: 's3',
    retries: 3,
  });
  const root = `${endpoint.replace(/\/$/u, '')}/${bucket}`;
  const place = (care_home_id: string, id: string) => `${root}/files/${Id.parse(care_home_id)}/${Id.parse(id)}.webp`;

  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(MOST_MS) });
    if (answer.ok || answer.status === 404) return answer;
    // What a store says of itself may name its bucket: the number is enough for the log.
    throw new Error(`The store of files answered ${answer.status}`);
  }

  return {
    async keep(care_home_id, id, bytes) {
      const headers = { 'content-type': 'application/octet-stream' };
      const answer = await ask(place(care_home_id, id), { method: 'PUT', body: Buffer.from(bytes), headers });
      if (!answer.ok) throw new Error('The store of files has no such bucket');
    },
    async read(care_home_id, id) {
      const answer = await ask(place(care_home_id, id));
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    async remove(care_home_id, id) {
      await ask(place(care_home_id, id), { method: 'DELETE' });
    },
    async olderThan(instant) {
      const found: { care_home_id: string; id: string }[] = [];
      let after = '';
      for (;;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: 'files/', 'max-keys': String(A_PAGE) });
        if (after !== '') query.set('start-after', after);
        const answer = await ask(`${root}?${query.toString()}`);
        const listed = listedIn(await answer.text());
        found.push(...listed.filter(({ changed_at }) => changed_at < instant).flatMap(({ key }) => idsOf(key)));
        const last = listed.at(-1);
        if (last === undefined || listed.length < A_PAGE) return found;
        after = last.key;
      }
    },
  };
}

/** What a page of the bucket says: our own keys hold no letter that XML writes in another way. */
function listedIn(xml: string): { key: string; changed_at: Date }[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gsu)].flatMap(([, entry = '']) => {
    const key = /<Key>([^<]+)<\/Key>/u.exec(entry)?.[1];
    const changed = /<LastModified>([^<]+)<\/LastModified>/u.exec(entry)?.[1];
    return key === undefined || changed === undefined ? [] : [{ key, changed_at: new Date(changed) }];
  });
}

function idsOf(key: string): { care_home_id: string; id: string }[] {
  const [, home, name] = /^files\/([^/]+)\/([^/]+)\.webp$/u.exec(key) ?? [];
  const [care_home_id, id] = [Id.safeParse(home), Id.safeParse(name)];
  return care_home_id.success && id.success ? [{ care_home_id: care_home_id.data, id: id.data }] : [];
}
