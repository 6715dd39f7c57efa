import type pg from 'pg';

/** What has served its purpose goes: first answers after 30 days, counted tries after one, ended resets at once. */
export async function tidy(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from writes where at < now() - interval '30 days'`);
  await pool.query(`delete from attempts where window_starts_at < now() - interval '1 day'`);
  await pool.query(`delete from password_resets where expires_at < now()`);
  await pool.query(`delete from app_activities where at < now() - interval '13 months'`);
  await pool.query(`delete from sign_ins where coalesce(ended_at, ends_at) < now() - interval '24 months'`);
}
