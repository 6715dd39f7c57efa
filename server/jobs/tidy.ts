import type pg from 'pg';
import type { FileStore } from '../files/store.ts';
import { forgetImports } from '../import/forget-imports.queries.ts';
import { forgetPractice } from '../practice/forget-practice.queries.ts';
import { tidyPushes } from '../push/push-jobs.queries.ts';
import { endReadingTimes } from '../relatives/reading-time.queries.ts';

/**
 * What has served its purpose goes: first answers after 30 days, counted tries, files of reports, packs of evidence and what imports know after one, ended
 * resets and links of mails at once.
 * What has run out ends.
 */
export async function tidy(pool: pg.Pool, files: FileStore, now = new Date()): Promise<void> {
  await endReadingTimes(pool, now);
  await forgetImports(pool, now);
  await tidyPushes(pool);
  await pool.query(`delete from writes where at < now() - interval '30 days'`);
  // A deleted event can be brought back for 30 days, whatever the clock of its home says (product.md, D-1).
  await pool.query(`delete from events where deleted_at < now() - interval '32 days'`);
  await pool.query(
    `delete from event_series s
      where not exists (select from events e where e.care_home_id = s.care_home_id and e.series_id = s.id)`,
  );
  await pool.query(`delete from notices where expires_on < current_date - interval '2 years'`);
  await pool.query(`delete from attempts where window_starts_at < now() - interval '1 day'`);
  await pool.query('delete from exports where expires_at < now()');
  await pool.query('delete from evidence_packs where expires_at < now()');
  await pool.query(`delete from mail_links where expires_at < now()`);
  await pool.query(`delete from password_resets where expires_at < now()`);
  await pool.query(`delete from passkey_challenges where expires_at < now()`);
  await pool.query(`delete from app_activities where at < now() - interval '13 months'`);
  await pool.query(`delete from done_ideas where day < current_date - interval '13 months'`);
  await pool.query(`delete from sign_ins where coalesce(ended_at, ends_at) < now() - interval '24 months'`);
  // What nobody went on with: its parts go with it.
  await pool.query(`delete from photos where ready_at is null and updated_at < now() - interval '7 days'`);
  await pool.query(`delete from chat_photos c where c.updated_at < now() - interval '7 days'
    and not exists (select from chat_message_photos p where p.care_home_id = c.care_home_id and p.chat_photo_id = c.id)`);
  await pool.query(`delete from family_book_photos f where f.updated_at < now() - interval '7 days'
    and not exists (select from family_book_pages p where p.care_home_id = f.care_home_id and p.photo_id = f.id)`);
  await sweepPhotos(pool, files);
  // Last, because it tells of every home that could not be removed.
  await forgetPractice(pool, now);
}

/** A write that is under way has its file before its row. */
const UNDER_WAY_MS = 3_600_000;

/** Pictures of residents and films that were replaced, or whose write failed, are named by nobody. */
export async function sweepPhotos(pool: pg.Pool, files: FileStore, now = new Date()): Promise<void> {
  const old = await files.olderThan(new Date(now.getTime() - UNDER_WAY_MS));
  for (const [care_home_id, found] of Map.groupBy(old, (file) => file.care_home_id)) {
    const { rows } = await pool.query<{ id: string }>(
      `select photo_id as id from residents where care_home_id = $1 and photo_id is not null and deleted_at is null
       union all select poster_id from videos where care_home_id = $1 and poster_id is not null
       union all select unnest(array[screen_id, thumb_id] || part_ids) from photos where care_home_id = $1
       union all select unnest(array[screen_id, thumb_id] || part_ids) from chat_photos where care_home_id = $1
       union all select unnest(array[screen_id, thumb_id] || part_ids) from family_book_photos where care_home_id = $1
       union all select unnest(array[screen_id, thumb_id]) from photo_renditions where care_home_id = $1`,
      [care_home_id],
    );
    const named = new Set(rows.map(({ id }) => id));
    for (const { id } of found) if (!named.has(id)) await files.remove(care_home_id, id);
  }
}
