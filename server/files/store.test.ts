import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Server } from '../test/s3-server.ts';
import type { S3Server } from '../test/s3-server.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { s3Store } from './s3-store.ts';
import { diskStore } from './store.ts';
import type { FileStore } from './store.ts';

let s3: S3Server;
const data_dir = temporaryFolder();
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(async () => await s3.close());

const STORES: [string, () => FileStore, (home: string, id: string, at: Date) => void][] = [
  [
    'on the disk',
    () => diskStore(data_dir),
    (home, id, at) => utimesSync(join(data_dir, 'files', home, `${id}.webp`), at, at),
  ],
  [
    'in a bucket of S3',
    () => s3Store(s3.settings),
    (home, id, at) => {
      const kept = s3.files.get(`files/${home}/${id}.webp`);
      if (kept) kept.changed_at = at;
    },
  ],
];

describe.each(STORES)('%s', (_name, open, ageTo) => {
  test('what is kept is read again, byte for byte, and gone once it is removed', async () => {
    const store = open();
    const [home, id] = [uuidv7(), uuidv7()];
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, place) => place % 256));
    expect(await store.read(home, id)).toBeNull();
    await store.keep(home, id, bytes);
    expect((await store.read(home, id))?.equals(bytes)).toBe(true);
    // The same name again: the later one stands.
    await store.keep(home, id, Buffer.from('another'));
    expect((await store.read(home, id))?.toString()).toBe('another');
    expect(await store.read(uuidv7(), id)).toBeNull();
    await store.remove(home, id);
    expect(await store.read(home, id)).toBeNull();
    // Twice is no harm.
    await store.remove(home, id);
  });

  test('the old ones are told by their age, over more than one page', async () => {
    const store = open();
    const home = uuidv7();
    const [old, young] = [uuidv7(), uuidv7()];
    for (const id of [old, young]) await store.keep(home, id, Buffer.from('x'));
    ageTo(home, old, new Date(Date.now() - 7_200_000));
    const found = (await store.olderThan(new Date(Date.now() - 3_600_000))).filter((one) => one.care_home_id === home);
    expect(found).toEqual([{ care_home_id: home, id: old }]);
  });

  test('a name that is no id is no place', async () => {
    const store = open();
    await expect(store.read(uuidv7(), '../../etc/passwd')).rejects.toThrow('not an id');
    await expect(store.keep('..', uuidv7(), Buffer.from('x'))).rejects.toThrow('not an id');
  });
});

test('a bucket of more than a thousand files is listed to its end', async () => {
  const store = s3Store(s3.settings);
  const home = uuidv7();
  const at = new Date(Date.now() - 7_200_000);
  for (let count = 0; count < 1_203; count += 1) {
    s3.files.set(`files/${home}/${uuidv7()}.webp`, { bytes: Buffer.from('x'), changed_at: at });
  }
  const found = await store.olderThan(new Date(Date.now() - 3_600_000));
  expect(found.filter((one) => one.care_home_id === home)).toHaveLength(1_203);
});

test('a wrong key is a failure and not an empty store', async () => {
  const store = s3Store({ ...s3.settings, secret_access_key: 'another' });
  await expect(store.read(uuidv7(), uuidv7())).rejects.toThrow('403');
  await expect(store.keep(uuidv7(), uuidv7(), Buffer.from('x'))).rejects.toThrow('403');
});
