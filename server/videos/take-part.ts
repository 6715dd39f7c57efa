import { beginUpload } from '@heartsease/domain/videos/videos.endpoints.ts';
import { inTransaction } from '../db/database.ts';
import { registerPartsOf } from '../files/take-parts.ts';
import type { BroughtPart, PartOutcome } from '../files/take-parts.ts';
import type { App } from '../http/app-context.ts';
import { NO_FILM, beginsLikeFilm, lookIntoFilm } from './mp4.ts';
import { dropFile, holdFile, moveFile } from './video-files.queries.ts';
import type { VideoStore } from './video-store.ts';

/** The parts of a film. What turns out to be none goes at once, bytes and all. */
export function registerParts(app: App, store: VideoStore): void {
  registerPartsOf(app, {
    path: '/api/v2/video/part',
    begin: beginUpload,
    words: { asItIs: 'Send the film as it is', changed: 'This film was changed meanwhile. Choose it again' },
    async take(brought) {
      const outcome = await take(app, store, brought);
      if (typeof outcome === 'object' && 'reason' in outcome) {
        await store.remove(brought.session.careHome.id, brought.upload_id);
      }
      return outcome;
    },
  });
}

async function take(
  app: App,
  store: VideoStore,
  { session, now, upload_id, offset, part }: BroughtPart,
): Promise<PartOutcome> {
  const { careHome } = session;
  const tenant = { care_home_id: careHome.id, account_id: session.account_id };
  return await inTransaction(app.database, tenant, async (db) => {
    const file = await holdFile(db, session, upload_id);
    if (file === null) return 'nobodys';
    const { received, bytes } = file;
    if (file.ready_at !== null || offset !== received) return { received, is_ready: file.ready_at !== null };
    const drop = async (reason: string) => {
      await dropFile(db, careHome, upload_id);
      return { reason };
    };
    if (offset === 0 && !beginsLikeFilm(part)) return await drop(NO_FILM);
    if (received + part.length > bytes) return await drop('More came than this film was said to have');
    if (!(await store.put(careHome.id, upload_id, offset, part))) {
      await moveFile(db, careHome, upload_id, { received: 0, now });
      return { received: 0, is_ready: false };
    }
    const so_far = received + part.length;
    if (so_far < bytes) {
      await moveFile(db, careHome, upload_id, { received: so_far, now });
      return { received: so_far, is_ready: false };
    }
    const found = await lookIntoFilm(store.pathOf(careHome.id, upload_id), { wipesNotes: true });
    if (!found.ok) return await drop(found.reason);
    const { seconds, sha256 } = found;
    await moveFile(db, careHome, upload_id, { received: bytes, now, found: { seconds, sha256 } });
    return { received: bytes, is_ready: true };
  });
}
