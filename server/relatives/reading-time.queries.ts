import type pg from 'pg';
import { READING_DAYS } from '@heartsease/domain/relatives/relative.ts';

/**
 * Ends every link to somebody who died or moved away more than 90 days ago: what the family could read is over, and
 * an account without anybody else here is no member of the home any more, unless they work here by now. Nobody is told;
 * the history says it.
 *
 * @param pool the owner's: it goes through all homes
 */
export async function endReadingTimes(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(
    `with over as (
       update relative_links l
          set status = 'ended', status_since = $1, status_reason = '', is_primary = false, version = l.version + 1
         from residents r, care_homes h
        where r.care_home_id = l.care_home_id and r.id = l.resident_id and h.id = l.care_home_id
          and l.status <> 'ended' and r.ended_on + $2::integer < ($1::timestamptz at time zone h.timezone)::date
        returning l.care_home_id, l.id, l.account_id
     ), told as (
       insert into relative_link_changes (id, care_home_id, relative_link_id, changed_at, kind)
       select gen_random_uuid(), care_home_id, id, $1, 'ended' from over
     ), left_over as (
       select distinct o.care_home_id, o.account_id from over o
        where o.account_id is not null and not exists (
          select from relative_links l
           where l.care_home_id = o.care_home_id and l.account_id = o.account_id and l.status in ('active', 'paused')
             and not exists (select from over same where same.care_home_id = l.care_home_id and same.id = l.id))
     ), membership as (
       update memberships m
          set ends_on = ($1::timestamptz at time zone h.timezone)::date - 1,
              starts_on = least(m.starts_on, ($1::timestamptz at time zone h.timezone)::date - 1)
         from left_over o, care_homes h
        where m.care_home_id = o.care_home_id and m.account_id = o.account_id and h.id = o.care_home_id
          and m.role = 'relative'
       returning m.care_home_id, m.account_id
     )
     update sign_ins s set ended_at = $1, ended_why = 'manager'
       from membership o
      where s.care_home_id = o.care_home_id and s.account_id = o.account_id and s.ended_at is null`,
    [now, READING_DAYS],
  );
}
