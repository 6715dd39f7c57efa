import { asOwner } from './world.ts';

/**
 * What a quiet year does not have: somebody who was away and came back, somebody who is away, a stay that began
 * lately, somebody whom nobody came to ask, a report that was taken back, moments around midnight and on the nights
 * when the clocks change, moods, choices, and a group.
 */
export async function unusualYear(
  url: string,
  { care_home_id, group_id, today }: { care_home_id: string; group_id: string; today: string },
): Promise<void> {
  await asOwner(url, async (client) => {
    const { rows: people } = await client.query<{ id: string }>(
      `select id from residents where care_home_id = $1 and status = 'active' order by known_as, id limit 12`,
      [care_home_id],
    );
    const ids = people.map(({ id }) => id);
    const said = async (id: string | undefined, days_ago: number, before: string, after: string) => {
      await client.query(
        `insert into resident_changes (id, care_home_id, resident_id, changed_at, kind, changes)
         values (gen_random_uuid(), $1, $2, $3::date - $4::int + time '22:30' at time zone 'UTC', 'state', $5)`,
        [care_home_id, id, today, days_ago, JSON.stringify([{ field: 'status', before, after }])],
      );
    };
    await said(ids[0], 40, 'active', 'away');
    await said(ids[0], 9, 'away', 'active');
    await said(ids[1], 200, 'active', 'away');
    await said(ids[1], 198, 'away', 'active');
    await said(ids[2], 5, 'active', 'away');
    await client.query(`update residents set status = 'away', status_since = $2 where id = $1`, [ids[2], today]);
    await client.query(`update residents set status = 'away', status_since = $2::date - 20 where id = $1`, [
      ids[3],
      today,
    ]);
    await client.query(`update residents set status = 'respite' where id = $1`, [ids[4]]);
    // Never offered anything for five weeks.
    await client.query(`delete from moments where resident_id = $1 and day > $2::date - 35`, [ids[5], today]);
    // Joined in nothing for five weeks; on every other day nobody came to ask.
    await client.query(
      `update moments set response = 'not_today',
                          not_today_reason = (array['asleep', 'not_reached', 'declined', 'away'])[1 + extract(day from day)::int % 4]
        where resident_id = $1 and day > $2::date - 35`,
      [ids[7], today],
    );
    await client.query(
      `update reports set state = 'void' where id in (
         select id from reports where care_home_id = $1 order by md5(id::text) limit 40)`,
      [care_home_id],
    );
    await client.query(
      `update moments set removed_at = now() where care_home_id = $1
          and report_id in (select id from reports where care_home_id = $1 and state = 'void')`,
      [care_home_id],
    );
    await client.query(
      `update moments set mood_before = (get_byte(decode(md5(id::text), 'hex'), 0) % 5) - 2,
                          mood_after = (get_byte(decode(md5(id::text), 'hex'), 1) % 5) - 2, mood_source = 'staff',
                          choice_made = get_byte(decode(md5(id::text), 'hex'), 2) % 3 > 0,
                          again = (array['yes', 'maybe', 'no'])[1 + get_byte(decode(md5(id::text), 'hex'), 3) % 3]
        where care_home_id = $1 and get_byte(decode(md5(id::text), 'hex'), 4) % 4 = 0`,
      [care_home_id],
    );
    // Of the events that bring somebody in, every other one was called off, and one was deleted.
    await client.query(
      `update events set cancelled_at = now(), cancelled_why = 'Rain'
        where care_home_id = $1 and cancelled_at is null and type in ('community', 'entertainer', 'family')
          and get_byte(decode(md5(id::text), 'hex'), 0) % 2 = 0`,
      [care_home_id],
    );
    await client.query(
      `update events set deleted_at = now() where id = (
         select id from events where care_home_id = $1 and cancelled_at is null and first_day <= $2
            and type in ('community', 'entertainer', 'family') order by first_day desc, id limit 1)`,
      [care_home_id, today],
    );
    await client.query(
      `insert into resident_groups (care_home_id, id, name, tint, kind) values ($1, $2, 'Recounted', 'plum', 'by_hand')`,
      [care_home_id, group_id],
    );
    for (const id of ids.slice(2, 9)) {
      await client.query(
        'insert into resident_group_members (care_home_id, resident_group_id, resident_id) values ($1, $2, $3)',
        [care_home_id, group_id, id],
      );
    }
    const nights = [
      ...clocksChange(today),
      `${today.slice(0, 4)}-06-21T23:00:00Z`,
      `${today.slice(0, 4)}-06-21T22:59:00Z`,
    ];
    for (const at of nights.filter((night) => Date.parse(night) < Date.parse(`${today}T15:00:00Z`))) {
      await client.query(
        `with t as (
           insert into reports (id, care_home_id, client_id, title, format, started_at, day, minutes, author_id)
           select gen_random_uuid(), $1, gen_random_uuid(), 'Night ' || $2, 'one_to_one', $2::timestamptz,
                  ($2::timestamptz at time zone 'Europe/London')::date, 15, author_id
             from reports where care_home_id = $1 limit 1 returning *)
         insert into moments (id, care_home_id, report_id, resident_id, day, hour, category, format, minutes, response, basis,
                              author_id, answered_at)
         select gen_random_uuid(), $1, t.id, $3, t.day, extract(hour from t.started_at at time zone 'Europe/London'),
                'sensory', 'one_to_one', 15, 'quiet', 'individual', author_id, now()
           from t`,
        [care_home_id, at, ids[6]],
      );
    }
  });
}

/** Just before and after midnight and in the hour that is twice or not at all, on the two nights of the last year. */
function clocksChange(day: string): string[] {
  return [Number(day.slice(0, 4)) - 1, Number(day.slice(0, 4))].flatMap((year) =>
    [2, 9].flatMap((month) => {
      const last = new Date(Date.UTC(year, month + 1, 0));
      const sunday = new Date(last.getTime() - last.getUTCDay() * 86_400_000).toISOString().slice(0, 10);
      return ['00:30', '01:30', '22:59', '23:00', '23:59'].map((time) => `${sunday}T${time}:00Z`);
    }),
  );
}
