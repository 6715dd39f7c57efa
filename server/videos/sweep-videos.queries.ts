import type pg from 'pg';
import { RETIRED_DAYS } from '@heartsease/domain/videos/video.ts';
import type { VideoStore } from './video-store.ts';

/** A part that is being written has its file before its row says so. */
const UNDER_WAY_MS = 3_600_000;

/**
 * What nobody goes on with goes: an upload after a day, a film that is out of use after 90 days, and a file that no
 * row names any more. The row goes before its file, so that none ever names a file that is not there.
 */
export async function sweepVideos(pool: pg.Pool, videos: VideoStore, now = new Date()): Promise<void> {
  await pool.query(`delete from videos where retired_at < $1::timestamptz - make_interval(days => $2)`, [
    now,
    RETIRED_DAYS,
  ]);
  await pool.query(
    `delete from video_files f where updated_at < $1::timestamptz - interval '1 day'
        and not exists (select 1 from videos v where v.care_home_id = f.care_home_id and v.file_id = f.id)`,
    [now],
  );
  for (const { care_home_id, id } of await videos.olderThan(new Date(now.getTime() - UNDER_WAY_MS))) {
    const { rowCount } = await pool.query('select 1 from video_files where care_home_id = $1 and id = $2', [
      care_home_id,
      id,
    ]);
    if (rowCount === 0) await videos.remove(care_home_id, id);
  }
}
