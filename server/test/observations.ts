import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface Where {
  care_home_id: string;
  canary: string;
  account_id: string;
  resident_id: string;
}

/** A new preference of this person after a report, unanswered, with somebody who follows it up. */
export async function addObservation(
  client: pg.Client,
  { care_home_id, canary, account_id, resident_id, report_id }: Where & { report_id: string },
): Promise<{ observation_id: string; follow_up_id: string }> {
  const [observation_id, follow_up_id] = [uuidv7(), uuidv7()];
  await client.query(
    `insert into observations (care_home_id, id, root_id, version, report_id, resident_id, kind, at, text, visibility,
                               preference, author_id, recorded_at)
     values ($1, $2, $2, 1, $3, $4, 'new_preference', now(), $5, 'staff', $7, $6, now())`,
    [
      care_home_id,
      observation_id,
      report_id,
      resident_id,
      canary,
      account_id,
      `${canary.slice(0, 40)} ${observation_id.slice(-12)}`,
    ],
  );
  await client.query(
    `insert into follow_ups (care_home_id, id, observation_id, task, owner_id, due_on)
     values ($1, $2, $3, $4, $5, current_date)`,
    [care_home_id, follow_up_id, observation_id, canary, account_id],
  );
  return { observation_id, follow_up_id };
}

/** The same with a row of each table beside it: an answered preference, and a question that is due. */
export async function addObservationOfAll(
  client: pg.Client,
  where: Where & { report_id: string },
): Promise<{ observation_id: string; follow_up_id: string }> {
  const { care_home_id, account_id, resident_id, report_id } = where;
  const answered = await addObservation(client, where);
  await client.query(
    `insert into preference_answers (care_home_id, observation_id, answered_by, answered_at) values ($1, $2, $3, now())`,
    [care_home_id, answered.observation_id, account_id],
  );
  await client.query(
    `insert into later_questions (care_home_id, report_id, resident_id, asked_by, asked_at, due_at)
     values ($1, $2, $3, $4, now() - interval '6 hours', now() - interval '3 hours')`,
    [care_home_id, report_id, resident_id, account_id],
  );
  return await addObservation(client, where);
}

/** A worry on its second version, with what was done about it. */
export async function addConcern(client: pg.Client, { care_home_id, canary, account_id, resident_id }: Where) {
  const id = uuidv7();
  await client.query(
    `insert into concerns (care_home_id, id, version, resident_id, what, happened_at, who, safety, told_whom, author_id,
                           recorded_at)
     values ($1, $2, 2, $3, $4, now(), $4, 'safe', $4, $5, now())`,
    [care_home_id, id, resident_id, canary, account_id],
  );
  await client.query(
    `insert into concern_steps (care_home_id, id, concern_id, kind, text, at, by_id)
     values ($1, $2, $3, 'noted', $4, now(), $5)`,
    [care_home_id, uuidv7(), id, canary, account_id],
  );
  return id;
}

const CHANGE_ONE = new Set(['correct', 'answer-preference'].map((call) => `/api/v2/observation/${call}`));
const CHANGE_A_CONCERN = new Set(['/api/v2/concern/update', '/api/v2/concern/close']);

/** These change what they name, so each gets one of its own, written by whoever asks. */
export async function freshObservation(
  client: pg.Client,
  path: string,
  ids: Record<string, string>,
): Promise<Record<string, string>> {
  const { care_home_id = '', resident_id = '', report_id = '', staff_member_id = '', asker_id } = ids;
  const where = { care_home_id, resident_id, report_id, canary: 'Priya', account_id: asker_id ?? staff_member_id };
  // The clock of a test stands still while it goes on writing reports: what is noticed comes after them all the same.
  if (path === '/api/v2/observation/add')
    await client.query(
      `update reports set started_at = now() - interval '2 hours' where care_home_id = $1 and id = $2`,
      [care_home_id, report_id],
    );
  if (CHANGE_ONE.has(path)) return await addObservation(client, where);
  return CHANGE_A_CONCERN.has(path) ? { concern_id: await addConcern(client, where) } : {};
}

/** Calls whose input must fit what stands. */
export function observationInputs(ids: Record<string, string>, now: Date): Record<string, () => object> {
  const { care_home_id, report_id, resident_id, observation_id, owner_id, concern_id } = ids;
  const write = () => ({ client_id: uuidv7(), care_home_id });
  const words = { kind: 'quote', text: 'Priya', effect: null, signs: ['sang'], visibility: 'staff', preference: null };
  const follow_up = {
    task: 'Priya',
    owner_id,
    due_on: new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10),
  };
  return {
    '/api/v2/observation/add': () => ({
      ...write(),
      report_id,
      resident_id,
      at: now.toISOString(),
      ...words,
      follow_up,
    }),
    '/api/v2/observation/correct': () => ({ ...write(), report_id, observation_id, base_version: 1, ...words }),
    '/api/v2/concern/add': () => ({
      ...write(),
      resident_id,
      what: 'Priya',
      happened_at: now.toISOString(),
      safety: 'safe',
    }),
    '/api/v2/concern/update': () => ({ ...write(), concern_id, base_version: 2, kind: 'noted', text: 'Priya' }),
    '/api/v2/concern/close': () => ({ ...write(), concern_id, base_version: 2, text: 'Priya' }),
  };
}
