import { createReadStream, existsSync } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Id } from '@heartsease/domain/text.ts';

/** Where films are kept: a folder for each home. Names are ids, so no path can be made of them. */
export interface VideoStore {
  /**
   * Writes a part where it belongs, whole. The same part again is written over itself. False where what came before it
   * is gone, as after a backup without its films.
   */
  put(care_home_id: string, id: string, offset: number, part: Uint8Array): Promise<boolean>;
  pathOf(care_home_id: string, id: string): string;
  remove(care_home_id: string, id: string): Promise<void>;
  /** Every file that nothing was written to since then, of every home. */
  olderThan(instant: Date): Promise<{ care_home_id: string; id: string }[]>;
}

export function videoStore(data_dir: string): VideoStore {
  const root = join(data_dir, 'videos');
  const pathOf = (care_home_id: string, id: string) => join(root, Id.parse(care_home_id), `${Id.parse(id)}.mp4`);
  return {
    pathOf,
    async put(care_home_id, id, offset, part) {
      const path = pathOf(care_home_id, id);
      await mkdir(join(root, care_home_id), { recursive: true, mode: 0o700 });
      if (offset > 0 && !existsSync(path)) return false;
      const file = await open(path, offset === 0 ? 'w' : 'r+', 0o600);
      try {
        // A full disk may take the beginning of a part without a word.
        for (let at = 0; at < part.length;) {
          const { bytesWritten } = await file.write(part, at, part.length - at, offset + at);
          if (bytesWritten === 0) throw new Error('The disk takes no more of a film');
          at += bytesWritten;
        }
        // The row that says how far it has come must not outlive what it speaks of.
        await file.datasync();
      } finally {
        await file.close();
      }
      return true;
    },
    remove: async (care_home_id, id) => await rm(pathOf(care_home_id, id), { force: true }),
    async olderThan(instant) {
      const found: { care_home_id: string; id: string }[] = [];
      for (const care_home_id of (await namesIn(root)).filter(isId)) {
        for (const name of await namesIn(join(root, care_home_id))) {
          const id = name.replace(/\.mp4$/, '');
          const { mtime } = await stat(join(root, care_home_id, name));
          if (isId(id) && mtime < instant) found.push({ care_home_id, id });
        }
      }
      return found;
    },
  };
}

/** A part of a file, both ends included. */
export function streamOf(path: string, { from, to }: { from: number; to: number }): ReadStream {
  return createReadStream(path, { start: from, end: to });
}

const isId = (text: string) => Id.safeParse(text).success;

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
