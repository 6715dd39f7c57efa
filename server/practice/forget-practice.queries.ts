import type pg from 'pg';

/** A pretend home that nobody has practised in for so long is thrown away. */
export const KEPT_DAYS = 14;

/**
 * Throws away the pretend homes that have served: nobody was there for two weeks, or whoever they are for has left the
 * real home, or is gone altogether.
 *
 * @param pool connects as the owner: these homes are of many people
 * @throws AggregateError when all others are gone, for those that could not be removed
 */
export async function forgetPractice(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select h.id from care_homes h
       left join practice_homes p on p.pretend_home_id = h.id
       left join care_homes r on r.id = p.real_home_id
      where h.is_practice
        and (p.pretend_home_id is null or p.last_entered_at < $1::timestamptz - make_interval(days => $2)
             or not exists (select from memberships m
                             where m.care_home_id = r.id and m.account_id = p.account_id
                               and (m.ends_on is null or m.ends_on >= ($1::timestamptz at time zone r.timezone)::date)))
      order by h.id`,
    [now, KEPT_DAYS],
  );
  const failed: unknown[] = [];
  // One at a time: all that was in a home goes with it. One that can't go holds up no other.
  for (const { id } of rows) {
    await pool.query('select remove_practice_home($1)', [id]).catch((caught) => failed.push(caught));
  }
  if (failed.length > 0) throw new AggregateError(failed, `Pretend homes that could not be removed: ${failed.length}`);
}
