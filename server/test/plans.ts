import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface Where {
  care_home_id: string;
  canary: string;
}

/** A session of tomorrow, on its first version. */
export async function addPlan(client: pg.Client, { care_home_id, canary }: Where): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into planned_sessions (id, care_home_id, title, starts_at, ends_at, day, place)
     values ($2, $1, $3, current_date + interval '34 hours', current_date + interval '35 hours', current_date + 1, $3)`,
    [care_home_id, id, canary],
  );
  return id;
}

/** A series with one session, a helper and a group: a row of each table that plans are kept in. */
export async function addSeries(
  client: pg.Client,
  { care_home_id, canary, account_id, resident_id }: Where & { account_id: string; resident_id: string },
): Promise<void> {
  const [series_id, group_id] = [uuidv7(), uuidv7()];
  const planned_session_id = await addPlan(client, { care_home_id, canary });
  const rule = JSON.stringify({ kind: 'daily', note: canary });
  await client.query(
    `insert into planned_series (care_home_id, id, rule, first_day, last_day)
     values ($1, $2, $3, current_date + 1, current_date + 1)`,
    [care_home_id, series_id, rule],
  );
  await client.query(
    `update planned_sessions set series_id = $3, series_day = day where care_home_id = $1 and id = $2`,
    [care_home_id, planned_session_id, series_id],
  );
  await client.query(
    `insert into planned_session_helpers (care_home_id, planned_session_id, account_id) values ($1, $2, $3)`,
    [care_home_id, planned_session_id, account_id],
  );
  await client.query(
    `with made as (
       insert into resident_groups (care_home_id, id, name, tint, kind)
       values ($1, $2, $3 || ' at a session', 'plum', 'by_hand') returning id),
     member as (insert into resident_group_members (care_home_id, resident_group_id, resident_id) select $1, id, $4 from made)
     insert into planned_session_groups (care_home_id, planned_session_id, resident_group_id) select $1, $5, id from made`,
    [care_home_id, group_id, canary, resident_id, planned_session_id],
  );
}

const CHANGE_A_PLAN = new Set(['save', 'move', 'cancel', 'restore'].map((verb) => `/api/v2/plan/${verb}`));

/** These change the session that they name, so each gets one of its own. */
export async function freshPlan(
  client: pg.Client,
  path: string,
  { care_home_id = '' }: Record<string, string>,
): Promise<{ planned_session_id?: string }> {
  return CHANGE_A_PLAN.has(path)
    ? { planned_session_id: await addPlan(client, { care_home_id, canary: 'Priya' }) }
    : {};
}

export function planInputs(ids: Record<string, string>, now: Date): Record<string, () => object> {
  const { care_home_id, planned_session_id, activity_id, leader_id, helper_id, resident_id, resident_group_id } = ids;
  const day = (after: number) => new Date(now.getTime() + after * 86_400_000).toISOString().slice(0, 10);
  const when = { time: '10:30', minutes: 45, place: 'Garden lounge' };
  const people = { resident_ids: [resident_id], resident_group_ids: [resident_group_id] };
  const who = { leader_id, helper_ids: [helper_id], ...people };
  const change = () => ({ care_home_id, client_id: uuidv7(), planned_session_id, base_version: 1 });
  return {
    '/api/v2/plan/save': () => ({
      ...change(),
      which: 'this',
      day: day(2),
      ...when,
      ...who,
      activity_id,
      title: `Zyxqv ${planned_session_id?.slice(-12)}`,
      is_open_to_everyone: false,
      capacity: null,
      repeat: null,
    }),
    '/api/v2/plan/move': () => ({ ...change(), day: day(3), time: '14:00' }),
    '/api/v2/plan/cancel': () => ({ ...change(), which: 'this', reason: 'The pipes have burst' }),
    '/api/v2/plan/restore': () => ({ ...change(), with_others: true }),
    '/api/v2/plan/copy-week': () => ({ care_home_id, client_id: uuidv7(), from: day(0), to: day(7) }),
    '/api/v2/plan/take-back-copy': () => ({
      care_home_id,
      client_id: uuidv7(),
      planned_session_ids: [planned_session_id],
    }),
    '/api/v2/plan/suggest-week': () => ({ day: day(0) }),
    '/api/v2/plan/save-week': () => ({
      care_home_id,
      client_id: uuidv7(),
      sessions: [
        {
          day: day(5),
          time: '10:30',
          minutes: 45,
          place: `Zyxqv ${uuidv7()}`,
          title: 'Zyxqv',
          activity_id,
          resident_ids: [],
        },
      ],
    }),
    '/api/v2/plan/clashes': () => ({ planned_session_id, day: day(2), ...when, ...who, repeat: null }),
  };
}
