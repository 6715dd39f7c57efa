import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { saveEvent } from '@heartsease/domain/events/events.endpoints.ts';

interface Home {
  care_home_id: string;
  canary: string;
}

/** An event of tomorrow for everybody, on its first version; or one that was deleted, or cancelled. */
export async function addEvent(
  client: pg.Client,
  { care_home_id, canary }: Home,
  state: 'open' | 'cancelled' | 'deleted' = 'open',
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into events (care_home_id, id, type, title, is_all_day, first_day, last_day, from_time, to_time, starts_at,
                         ends_at, place, description, cost, transport, is_step_free, audience, cancelled_at,
                         cancelled_why, deleted_at)
     values ($1, $2, 'celebration', $3, false, current_date + 1, current_date + 1, '10:00', '11:00',
             current_date + interval '34 hours', current_date + interval '35 hours', $3, $3, $3, $3, true, 'all',
             case when $4 = 'cancelled' then now() end, case when $4 = 'cancelled' then $3 end,
             case when $4 = 'deleted' then now() end)`,
    [care_home_id, id, canary, state],
  );
  return id;
}

/** An event with somebody on each of its lists: a row of each table that events are kept in. */
export async function addEventOfAll(
  client: pg.Client,
  home: Home & { account_id: string; resident_id: string; relative_link_id: string },
): Promise<void> {
  const { care_home_id, canary, account_id, resident_id, relative_link_id } = home;
  const event_id = await addEvent(client, home);
  const row = [care_home_id, event_id];
  await client.query(`insert into event_members (care_home_id, event_id, account_id) values ($1, $2, $3)`, [
    ...row,
    account_id,
  ]);
  await client.query(`insert into event_residents (care_home_id, event_id, resident_id) values ($1, $2, $3)`, [
    ...row,
    resident_id,
  ]);
  await client.query(`insert into event_relatives (care_home_id, event_id, relative_link_id) values ($1, $2, $3)`, [
    ...row,
    relative_link_id,
  ]);
  await client.query(
    `with made as (
       insert into resident_groups (care_home_id, id, name, tint, kind)
       values ($1, $3, $4 || ' at an event', 'plum', 'by_hand') returning id)
     insert into event_groups (care_home_id, event_id, resident_group_id) select $1, $2, id from made`,
    [...row, uuidv7(), canary],
  );
  await client.query(
    `insert into event_answers (care_home_id, id, event_id, resident_id, answer, guests, note, answered_at, answered_by)
     values ($1, $3, $2, $4, 'yes', 1, $5, now(), $6)`,
    [...row, uuidv7(), resident_id, canary, account_id],
  );
  await client.query(
    `insert into event_changes (care_home_id, id, event_id, changed_by, changed_at, kind, reason)
     values ($1, $3, $2, $4, now(), 'made', $5)`,
    [...row, uuidv7(), account_id, canary],
  );
  await addFeed(client, { care_home_id, account_id, name: canary });
  const series_id = uuidv7();
  await client.query(
    `insert into event_series (care_home_id, id, rule, first_day, last_day)
     values ($1, $2, $3, current_date + 1, current_date + 1)`,
    [care_home_id, series_id, JSON.stringify({ kind: 'daily', note: canary })],
  );
  await client.query(`update events set series_id = $3, series_day = first_day where care_home_id = $1 and id = $2`, [
    ...row,
    series_id,
  ]);
  await client.query(
    `insert into event_settings (care_home_id, is_editing_narrowed) values ($1, false) on conflict do nothing`,
    [care_home_id],
  );
}

/** An address for somebody's calendar, whose secret nobody knows. */
export async function addFeed(
  client: pg.Client,
  { care_home_id, account_id, name }: { care_home_id: string; account_id: string; name: string },
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into calendar_feeds (care_home_id, id, account_id, token_hash, name, covers, created_at)
     values ($1, $2::uuid, $3, sha256(convert_to($2::text, 'UTF8')), $4, 'all', now())`,
    [care_home_id, id, account_id, name],
  );
  return id;
}

type Saved = InputOf<typeof saveEvent>;

/** A party for everybody on the terrace, or what is said instead, as its form sends it. */
export function partyOn(first_day: string, but: Partial<Saved> & { care_home_id: string }): Saved {
  return {
    client_id: uuidv7(),
    event_id: null,
    base_version: 0,
    which: 'this',
    repeat: null,
    type: 'celebration',
    title: 'Garden party',
    is_all_day: false,
    first_day,
    last_day: first_day,
    from_time: '14:30',
    to_time: '16:30',
    place: 'Terrace',
    description: 'Hats are welcome.',
    cost: '',
    transport: '',
    is_step_free: true,
    audience: 'all',
    member_ids: [],
    resident_ids: [],
    resident_group_ids: [],
    relative_link_ids: [],
    places: null,
    answer_by: null,
    ...but,
  };
}

/** These change the event that they name, so each gets one of its own, as it must stand. */
const STANDING: Record<string, 'open' | 'cancelled' | 'deleted'> = {
  '/api/v2/event/save': 'open',
  '/api/v2/event/cancel': 'open',
  '/api/v2/event/delete': 'open',
  '/api/v2/event/answer': 'open',
  '/api/v2/event/answer-series': 'open',
  '/api/v2/event/reopen': 'cancelled',
  '/api/v2/event/restore': 'deleted',
};

export async function freshEvent(
  client: pg.Client,
  path: string,
  { care_home_id = '', asker_id = '' }: Record<string, string>,
): Promise<{ event_id?: string; feed_id?: string }> {
  if (path === '/api/v2/event/renew-feed' || path === '/api/v2/event/end-feed') {
    return { feed_id: await addFeed(client, { care_home_id, account_id: asker_id, name: 'Priya' }) };
  }
  const state = STANDING[path];
  return state === undefined ? {} : { event_id: await addEvent(client, { care_home_id, canary: 'Priya' }, state) };
}

export function eventInputs(ids: Record<string, string>, now: Date): Record<string, () => object> {
  const { care_home_id, event_id = '', feed_id, member_id, resident_id, resident_group_id, relative_link_id } = ids;
  const day = (after: number) => new Date(now.getTime() + after * 86_400_000).toISOString().slice(0, 10);
  const write = () => ({ care_home_id, client_id: uuidv7(), event_id });
  const when = { is_all_day: false, first_day: day(3), last_day: day(3), from_time: '10:30', to_time: '12:00' };
  return {
    '/api/v2/event/list': () => ({ from: day(-1), to: day(30) }),
    '/api/v2/event/save': () => ({
      ...write(),
      base_version: 1,
      which: 'this',
      repeat: null,
      type: 'outing',
      title: `Zyxqv ${event_id.slice(-12)}`,
      ...when,
      place: 'Garden lounge',
      description: '',
      cost: '',
      transport: '',
      is_step_free: true,
      audience: 'all',
      member_ids: [member_id],
      resident_ids: [resident_id],
      resident_group_ids: [resident_group_id],
      relative_link_ids: [relative_link_id],
      places: 12,
      answer_by: null,
    }),
    '/api/v2/event/cancel': () => ({ ...write(), base_version: 1, which: 'this', reason: 'The pipes have burst' }),
    '/api/v2/event/answer': () => ({ ...write(), resident_id: null, answer: 'yes', guests: 1, note: '' }),
    '/api/v2/event/answer-series': () => ({ ...write(), resident_id: null, answer: 'yes', guests: 1, note: '' }),
    '/api/v2/event/make-feed': () => ({ name: 'Zyxqv', covers: 'all' }),
    '/api/v2/event/renew-feed': () => ({ feed_id }),
    '/api/v2/event/end-feed': () => ({ feed_id }),
    '/api/v2/event/clashes': () => ({
      event_id,
      repeat: null,
      ...when,
      place: 'Garden lounge',
      member_ids: [member_id],
      resident_ids: [resident_id],
      resident_group_ids: [resident_group_id],
    }),
    '/api/v2/event/who-would-love': () => ({
      event_id,
      type: 'entertainer',
      title: 'Live music',
      description: '',
      resident_ids: [resident_id],
      resident_group_ids: [resident_group_id],
    }),
    '/api/v2/event/delete': () => ({ ...write(), base_version: 1, which: 'this' }),
    '/api/v2/event/reopen': () => ({ ...write(), base_version: 1, with_others: false }),
    '/api/v2/event/restore': () => ({ ...write(), with_others: false }),
    '/api/v2/event/save-settings': () => ({
      care_home_id,
      client_id: uuidv7(),
      is_editing_narrowed: false,
    }),
  };
}
