import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { may } from '@heartsease/domain/access/permissions.ts';
import { downloadExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import { getEntry, startEntryFor, submitEntry } from '@heartsease/domain/surveys/survey-entries.endpoints.ts';
import { getSurvey, getSurveyResults } from '@heartsease/domain/surveys/surveys.endpoints.ts';
import { connect, openPool } from '../db/database.ts';
import { castOf, viewerOf } from '../test/principals.ts';
import type { Cast, Principal } from '../test/principals.ts';
import { idsIn } from '../test/places.ts';
import { ingredientsFor } from '../test/ready-inputs.ts';
import { sampleOf } from '../test/samples.ts';
import { addSurveyRow } from '../test/surveys.ts';
import { addRelative } from '../test/relatives.ts';
import { askerAt, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { surveyDay } from './survey-day.ts';

const PACKAGE_E = { letter: 'E', is_expired: false, is_basic: false } as const;
const LAST_WEEK = addDays(calendarDay(new Date(), 'Europe/London'), -7);
/** What a coordinator may read, a manager may read too. */
const ROLES = ['manager', 'carer'] as const;
/** Noon, when people are told of surveys; and the clock stands still. */
const REMINDED = new Date(`${calendarDay(new Date(), 'Europe/London')}T12:00:00Z`);

/** Some hundred calls take a second, and many where other work has the machine. */
const MANY_CALLS_MS = 600_000;

interface Question {
  role: string;
  path: string;
  input: object;
}

let world: World;
let owner: pg.Client;
let cast: Cast;
let survey_id: string;
let questions: Question[];
const relatives: string[] = [];

beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  cast = await castOf(owner);
  const home = ours();
  const ids = await idsIn(owner, home, home.accounts.carer);
  await owner.query('delete from surveys where care_home_id = $1', [home.care_home_id]);
  survey_id = await addSurveyRow(owner, { ...home, canary: 'Zyxqvsurvey' });
  await owner.query(`update surveys set opens_on = $2, reminder_days = '{7}' where id = $1`, [survey_id, LAST_WEEK]);
  for (let count = 0; count < 4; count += 1) {
    const { account_id } = await addRelative(owner, home, { resident_id: home.residentIds[0] ?? '', status: 'active' });
    relatives.push(account_id);
  }
  world.clock.now = REMINDED;
  // Whatever the hour is in which the tests run.
  await owner.query(`update sign_ins set last_seen_at = $1, ends_at = $1::timestamptz + interval '1 hour'`, [REMINDED]);
  questions = [];
  for (const role of ROLES) questions.push(...(await questionsOf(role, ids)));
}, MANY_CALLS_MS);
afterAll(async () => {
  await owner.end();
  await world.close();
});

test(
  'what staff can read is the same, byte for byte, whoever of the family has answered and who is reminded',
  async () => {
    const nobody = await readAfter([]);
    expect(Object.keys(nobody).length).toBeGreaterThan(150);
    const three = await readAfter(relatives.slice(1, 4));
    expect(Object.keys(three).filter((call) => three[call] !== nobody[call])).toEqual([]);
  },
  MANY_CALLS_MS,
);

test('helping somebody who has answered looks like helping somebody who has not, and the first answer counts', async () => {
  const carer = askerOf('carer');
  await owner.query('delete from survey_entries where survey_id = $1', [survey_id]);
  const [resident_id = ''] = ours().residentIds;
  const help = async (face: number) => {
    const { care_home_id } = ours();
    const write = () => ({ client_id: uuidv7(), care_home_id });
    const begun = await carer.asks(startEntryFor, { ...write(), survey_id, resident_id, helped_by: 'Priya' });
    const { entry_id } = begun.body;
    const read = await carer.asks(getEntry, { entry_id });
    const done = await carer.asks(submitEntry, { ...write(), salt: randomUUID(), entry_id, answers: { face } });
    const after = await carer.sends(getEntry.path, { entry_id });
    const told = await Promise.all(
      [getSurvey, getSurveyResults].map((call) => askerOf('manager').sends(call.path, { survey_id })),
    );
    return [begun.status, { ...read.body, entry_id: '' }, done.status, done.body, after.status, told.map(bodyOf)];
  };
  const first = await help(1);
  expect(first[0]).toBe(200);
  expect(await help(3)).toEqual(first);
  const { rows } = await owner.query('select answers from survey_entries where survey_id = $1', [survey_id]);
  expect(rows).toEqual([{ answers: { face: 1 } }]);
});

/** Everything that the manager and a carer can read after these answered and the others were reminded. */
async function readAfter(answered: string[]): Promise<Record<string, string>> {
  await owner.query('delete from survey_marks where survey_id = $1', [survey_id]);
  await owner.query('delete from survey_entries where survey_id = $1', [survey_id]);
  await owner.query(`delete from outgoing_mails where notification = 'survey'`);
  await owner.query(`update surveys set told_on = $2 where id = $1`, [survey_id, LAST_WEEK]);
  for (const account_id of answered) {
    const at = [ours().care_home_id, randomUUID(), survey_id];
    await owner.query(`insert into survey_marks (care_home_id, id, survey_id, account_id) values ($1, $2, $3, $4)`, [
      ...at,
      account_id,
    ]);
    await owner.query(
      `insert into survey_entries (care_home_id, id, survey_id, audience, answers) values ($1, $2, $3, 'relatives', '{"face": 1}')`,
      at,
    );
  }
  await remind();
  const { rows } = await owner.query<{ account_id: string }>(
    `select account_id from outgoing_mails where notification = 'survey'`,
  );
  const reminded = new Set(rows.map(({ account_id }) => account_id));
  expect(relatives.filter((id) => !reminded.has(id))).toEqual(answered);
  const read: Record<string, string> = {};
  for (const { role, path, input } of questions) {
    const headers = { authorization: `Bearer ${principalOf(role).token ?? ''}` };
    const answer = await world.app.fastify.inject({ method: 'POST', url: path, payload: input, headers });
    expect(answer.statusCode, `${role} ${path}`).not.toBe(401);
    read[`${role} ${path}`] = `${answer.statusCode} ${answer.payload}`;
  }
  return read;
}

async function remind(): Promise<void> {
  const pool = openPool(world.ownerUrl, { max: 1 });
  const database = connect(world.ownerUrl, 1);
  try {
    await surveyDay(pool, database, world.app.config, REMINDED);
  } finally {
    await database.destroy();
    await pool.end();
  }
}

/** Every read that somebody in this role may ask for, each with the same input each time, about the survey that is open. */
async function questionsOf(role: string, ids: Record<string, string>): Promise<Question[]> {
  const { member } = principalOf(role);
  if (!member) throw new Error(`the ${role} is a member`);
  const viewer = viewerOf(member, PACKAGE_E);
  const asked: Question[] = [];
  for (const endpoint of world.app.endpoints) {
    const { kind, allow, path } = endpoint;
    // A download is counted where the file is listed, whoever answered.
    if (
      kind !== 'read' ||
      path === downloadExport.path ||
      allow === 'anyone' ||
      (allow !== 'signed-in' && !may(viewer, allow))
    )
      continue;
    const given = await ingredientsFor(owner, endpoint, { ...ids, asker_id: member.account_id }, REMINDED);
    const input = sampleOf(endpoint, given);
    asked.push({ role, path, input: 'survey_id' in input ? { ...input, survey_id } : input });
  }
  return asked;
}

function ours() {
  const [home] = cast.homes;
  if (!home) throw new Error('the cast has homes');
  return home;
}

function principalOf(role: string): Principal {
  const found = cast.principals.find(({ name }) => name === `${role} of Zyxqvours`);
  if (!found) throw new Error(`the cast has a ${role}`);
  return found;
}

const askerOf = (role: string) => askerAt(world.address, principalOf(role).token ?? '');

const bodyOf = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
