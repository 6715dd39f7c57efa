import type pg from 'pg';

export const RESIDENTS = 60;
const MOMENTS_A_YEAR = 20_000;

/** Gives a home its residents and so many years of moments, copied from Larch House’s year. @returns how many */
export async function grow(client: pg.Client, name: string, years: number): Promise<number> {
  const { rows: homes } = await client.query<{ id: string }>('select id from care_homes where name = $1', [name]);
  const { rows: larch } = await client.query<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
  const [id, source] = [homes[0]?.id, larch[0]?.id];
  await client.query('delete from reports where care_home_id = $1', [id]);
  await client.query(`update residents set status = 'moved_on', ended_on = moved_in_on where care_home_id = $1`, [id]);
  await client.query(
    `insert into residents
       (id, care_home_id, known_as, first_name, last_name, pronouns, date_of_birth, room, wing, moved_in_on, weekly_target)
     select gen_random_uuid(), $1, 'Guest ' || n, 'Guest', 'Guest', 'they/them', '1938-05-04', n::text,
            (array['Garden', 'Rowan', 'Wrekin'])[1 + n % 3], current_date - 3660, 3
       from generate_series(1, $2::int) as n`,
    [id, RESIDENTS],
  );
  // Each likes what somebody of Larch House likes.
  await client.query(
    `insert into resident_interests (care_home_id, id, resident_id, code, level, source)
     select $1, gen_random_uuid(), guest.id, i.code, i.level, 'staff_observed'
       from (select id, row_number() over (order by room::int) as place from residents
              where care_home_id = $1 and status = 'active') as guest
       join (select id, row_number() over (order by id) as place from residents where care_home_id = $2) as theirs
         on theirs.place = 1 + guest.place % 38
       join resident_interests i on i.care_home_id = $2 and i.resident_id = theirs.id
      where i.code is not null and i.removed_at is null`,
    [id, source],
  );
  // Each relative has somebody who lives here, and may read all that families can.
  await client.query(
    `update relative_links l set resident_id = guest.id
       from (select id, row_number() over (order by room::int) as place from residents
              where care_home_id = $1 and status = 'active') as guest,
            (select id, row_number() over (order by id) as place from relative_links where care_home_id = $1) as link
      where l.care_home_id = $1 and l.id = link.id and guest.place = 1 + link.place % $2`,
    [id, RESIDENTS],
  );
  await client.query(
    `update care_homes set package_id = (select id from packages where title = 'Package E' and not is_basic) where id = $1`,
    [id],
  );
  await hangNotices(client, id, source);
  for (let year = 0; year < years; year += 1) {
    let left = MOMENTS_A_YEAR;
    // Each copy is of other people; the last is cut where the year is full.
    for (let copy = 0; left > 0; copy += 1) {
      const { rowCount } = await client.query(
        `with people as (
           select id, row_number() over (order by room::int) - 1 as place from residents
            where care_home_id = $1 and status = 'active'),
         was as (select id, row_number() over (order by id) as place from residents where care_home_id = $2),
         taken as (
           select m.*, gen_random_uuid() as new_id from moments m
            where m.care_home_id = $2 and m.removed_at is null order by md5(m.report_id::text || $5::text), m.id limit $6),
         made as (select report_id, gen_random_uuid() as new_id from (select distinct report_id from taken) as theirs),
         written as (
           insert into reports (id, care_home_id, client_id, state, kind, activity_id, title, format, started_at, day,
                                minutes, place, usual_response, recorded_at, author_id)
           select made.new_id, $1, gen_random_uuid(), 'submitted', kind, activity_id, title, format,
                  started_at - $3::int * interval '364 days', day - 364 * $3::int, minutes, place, usual_response,
                  recorded_at - $3::int * interval '364 days', author_id
             from reports join made on made.report_id = reports.id where care_home_id = $2)
         insert into moments (id, care_home_id, report_id, resident_id, day, activity_id, category, format, minutes, hour, response, basis,
                              not_today_reason, author_id, answered_at)
         select taken.new_id, $1, made.new_id, people.id, day - 364 * $3::int, activity_id, category, format, minutes, hour, response, basis,
                not_today_reason, author_id, answered_at - $3::int * interval '364 days'
           from taken
           join made using (report_id)
           join was on was.id = taken.resident_id
           join people on people.place = (was.place + 17 * $4::int) % $7::int`,
        [id, source, year, copy, `${year} ${copy}`, left, RESIDENTS],
      );
      left -= rowCount ?? left;
    }
  }
  const { rows } = await client.query<{ count: number }>('select count(*)::int from moments where care_home_id = $1', [
    id,
  ]);
  return rows[0]?.count ?? 0;
}

/** What hangs at Larch House, for everybody's families: the demo's homes have other notices or none. */
async function hangNotices(client: pg.Client, id: string | undefined, source: string | undefined): Promise<void> {
  await client.query('delete from notices where care_home_id = $1', [id]);
  await client.query(
    `insert into notices (care_home_id, id, category, audience, families_of, language, title, body, is_pinned, must_read,
                          is_in_lounge, publish_at, expires_on, asked_at, created_at, created_by, updated_at, updated_by)
     select $1, gen_random_uuid(), category, audience, 'all', language, title, body, is_pinned, must_read,
            is_in_lounge, publish_at, expires_on, asked_at, created_at, created_by, updated_at, updated_by
       from notices where care_home_id = $2`,
    [id, source],
  );
}
