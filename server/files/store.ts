import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Id } from '@heartsease/domain/text.ts';
import type { Config } from '../config.ts';
import { s3Store } from './s3-store.ts';

/** Where pictures are kept, on the disk or in a bucket: a folder for each home. Names are ids, so no path can be made of them. */
export interface FileStore {
  keep(care_home_id: string, id: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(care_home_id: string, id: string): Promise<Buffer | null>;
  remove(care_home_id: string, id: string): Promise<void>;
  /** Every file that is older than that, of every home. */
  olderThan(instant: Date): Promise<{ care_home_id: string; id: string }[]>;
}

/** By the operator's settings: the disk, unless a bucket is named. */
export function fileStore({ data_dir, s3 }: Pick<Config, 'data_dir' | 's3'>): FileStore {
  return s3 === null ? diskStore(data_dir) : s3Store(s3);
}

export function diskStore(data_dir: string): FileStore {
  const root = join(data_dir, 'files');
  const place = (care_home_id: string, id: string) => join(root, Id.parse(care_home_id), `${Id.parse(id)}.webp`);
  return {
    async keep(care_home_id, id, bytes) {
      const path = place(care_home_id, id);
      await mkdir(join(root, care_home_id), { recursive: true, mode: 0o700 });
      // A reader never sees half a file.
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    read: async (care_home_id, id) => await readFile(place(care_home_id, id)).catch(nullWhereMissing),
    remove: async (care_home_id, id) => await rm(place(care_home_id, id), { force: true }),
    async olderThan(instant) {
      const homes = (await readdir(root).catch(nullWhereMissing)) ?? [];
      const found: { care_home_id: string; id: string }[] = [];
      for (const care_home_id of homes.filter(isId)) {
        for (const name of await readdir(join(root, care_home_id))) {
          const id = name.replace(/\.webp(\.part)?$/, '');
          const { mtime } = await stat(join(root, care_home_id, name));
          if (isId(id) && mtime < instant) found.push({ care_home_id, id });
        }
      }
      return found;
    },
  };
}

const isId = (text: string) => Id.safeParse(text).success;

function nullWhereMissing(error: Error): null {
  if ('code' in error && error.code === 'ENOENT') return null;
  throw error;
}
