import type pg from 'pg';
import type { FileStore } from '../files/store.ts';
import { forgetImports } from '../import/forget-imports.queries.ts';
import { endReadingTimes } from '../relatives/reading-time.queries.ts';

/**
 * What has served its purpose goes: first answers after 30 days, counted tries and what imports know after one, ended
 * resets at once.
 * What has run out ends.
 */
export async function tidy(pool: pg.Pool, files: FileStore, now = new Date()): Promise<void> {
  await endReadingTimes(pool, now);
  await forgetImports(pool, now);
  await pool.query(`delete from writes where at < now() - interval '30 days'`);
  await pool.query(`delete from attempts where window_starts_at < now() - interval '1 day'`);
  await pool.query(`delete from password_resets where expires_at < now()`);
  await pool.query(`delete from passkey_challenges where expires_at < now()`);
  await pool.query(`delete from app_activities where at < now() - interval '13 months'`);
  await pool.query(`delete from sign_ins where coalesce(ended_at, ends_at) < now() - interval '24 months'`);
  await sweepPhotos(pool, files);
}

/** A write that is under way has its file before its row. */
const UNDER_WAY_MS = 3_600_000;

/** Photos that were replaced, or whose write failed, are named by nobody. */
export async function sweepPhotos(pool: pg.Pool, files: FileStore, now = new Date()): Promise<void> {
  for (const { care_home_id, id } of await files.olderThan(new Date(now.getTime() - UNDER_WAY_MS))) {
    const { rowCount } = await pool.query(
      'select 1 from residents where care_home_id = $1 and photo_id = $2 and deleted_at is null',
      [care_home_id, id],
    );
    if (rowCount === 0) await files.remove(care_home_id, id);
  }
}
