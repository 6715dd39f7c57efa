import { setTimeout as pause } from 'node:timers/promises';
import { touchDatabase } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { seedInOwnProcess } from '../demo/seed-in-own-process.ts';
import type { FileStore } from '../files/store.ts';
import type { VideoStore } from '../videos/video-store.ts';

/** A transaction in which nothing is said for 30 s is ended. */
const SAY_SOMETHING_MS = 5_000;

interface Parts {
  /** Connects as the owner. */
  url: string;
  files: FileStore;
  videos: VideoStore;
}

/** Brings a home back as it was seeded, and takes away the pictures and films that nobody names any more. */
export async function resetDemo(
  db: Db,
  { url, files, videos }: Parts,
  { care_home_id, now }: { care_home_id: string; now: Date },
): Promise<void> {
  const isDone = seedInOwnProcess(url, now, care_home_id).then(() => true);
  while (!(await Promise.race([isDone, pause(SAY_SOMETHING_MS, false, { ref: false })]))) await touchDatabase(db);
  // The demo world's own are drawn when they are asked for first, so nothing of it lies there.
  for (const store of [files, videos]) {
    for (const file of await store.olderThan(new Date()))
      if (file.care_home_id === care_home_id) await store.remove(care_home_id, file.id);
  }
}
