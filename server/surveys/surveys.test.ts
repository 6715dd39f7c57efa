import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import type { Answers } from '@heartsease/domain/surveys/question.ts';
import {
  enterPaper,
  getEntry,
  listAskedSurveys,
  lookAtOpenSurvey,
  saveEntry,
  startEntry,
  startEntryFor,
  submitEntry,
  submitOpenEntry,
} from '@heartsease/domain/surveys/survey-entries.endpoints.ts';
import type { Audience } from '@heartsease/domain/surveys/survey.ts';
import {
  addSurvey,
  closeSurvey,
  exportSurvey,
  getSurvey,
  getSurveyResults,
  listSurveys,
  makeSurveyLink,
  openSurvey,
  revokeSurveyLink,
} from '@heartsease/domain/surveys/surveys.endpoints.ts';
import { TEMPLATES } from '@heartsease/domain/surveys/templates.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { connect, openPool } from '../db/database.ts';
import { factsOf } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { surveyDay } from './survey-day.ts';

const HOUR_MS = 3_600_000;

let world: World;
let care_home_id: string;
let anita: Asker;
let sarah: Asker;
let tomasz: Asker;
beforeAll(async () => {
  world = await openWorld();
  ({ care_home_id } = await factsOf(world.ownerUrl, 'Larch House'));
  anita = await world.as('manager@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
});
afterEach(() => {
  world.clock.now = null;
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });
const salted = () => ({ ...write(), salt: randomUUID() });
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

/** A survey of the activity pulse, open now. */
async function newSurvey(audiences: Audience[], more: { anonymity?: 'named'; reminder_days?: number[] } = {}) {
  const pulse = TEMPLATES.find(({ key }) => key === 'activity-pulse');
  if (!pulse) throw new Error('there is an activity pulse');
  const { title, questions } = pulse;
  const { body } = await anita.asks(addSurvey, {
    ...write(),
    title,
    questions,
    template_key: null,
    audiences,
    anonymity: 'anonymous',
    opens_on: null,
    closes_on: null,
    reminder_days: [],
    ...more,
  });
  expect((await anita.asks(openSurvey, { ...write(), survey_id: body.id })).status).toBe(200);
  return body.id;
}

async function answers(who: Asker, survey_id: string, said: Answers): Promise<void> {
  const { body } = await who.asks(startEntry, { ...write(), survey_id });
  expect((await who.asks(submitEntry, { ...salted(), entry_id: body.entry_id, answers: said })).status).toBe(200);
}

const paper = async (survey_id: string, entries: Answers[]) =>
  await anita.asks(enterPaper, { ...salted(), survey_id, audience: 'relatives', entries });

const isAsked = async (who: Asker, survey_id: string) =>
  (await who.asks(listAskedSurveys, {})).body.items.some((item) => item.survey_id === survey_id);

test('somebody is asked, begins, goes on later, hands in, and is asked no more', async () => {
  const survey_id = await newSurvey(['relatives']);
  expect([await isAsked(sarah, survey_id), await isAsked(tomasz, survey_id)]).toEqual([true, false]);
  const { body } = await sarah.asks(startEntry, { ...write(), survey_id });
  await sarah.asks(saveEntry, { ...salted(), entry_id: body.entry_id, answers: { 'how-was-it': 2 } });
  const again = await sarah.asks(startEntry, { ...write(), survey_id });
  expect(again.body.entry_id).toBe(body.entry_id);
  const kept = await sarah.asks(getEntry, { entry_id: body.entry_id });
  expect(kept.body).toMatchObject({ answers: { 'how-was-it': 2 }, reader: 'Anita', home: 'Larch House' });
  expect((await tomasz.sends(getEntry.path, { entry_id: body.entry_id })).status).toBe(404);
  const wrong = await sarah.sends(submitEntry.path, { ...salted(), entry_id: body.entry_id, answers: {} });
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { 'answers.how-was-it': ['Choose an answer, or go back'] } },
  });
  const said = { 'how-was-it': 3 as const, 'one-word': 'Lovely' };
  expect((await sarah.asks(submitEntry, { ...salted(), entry_id: body.entry_id, answers: said })).status).toBe(200);
  expect(await isAsked(sarah, survey_id)).toBe(false);
  expect((await sarah.sends(startEntry.path, { ...write(), survey_id })).status).toBe(422);
});

test('whoever mourns is asked for nothing', async () => {
  const survey_id = await newSurvey(['relatives']);
  const people = `select resident_id from relative_links where account_id = (select id from accounts where email = 'relative@larch-house.example')`;
  await query(`update residents set ended_on = current_date where id in (${people})`);
  expect(await isAsked(sarah, survey_id)).toBe(false);
  await query(`update residents set ended_on = null where id in (${people})`);
  expect(await isAsked(sarah, survey_id)).toBe(true);
});

test('of an anonymous survey nothing that is stored leads from a person to what they said', async () => {
  const survey_id = await newSurvey(['relatives', 'staff']);
  await answers(sarah, survey_id, { 'how-was-it': 1, 'one-word': 'Zyxqv' });
  await answers(tomasz, survey_id, { 'how-was-it': 3, 'one-word': 'Plugh' });
  await answers(anita, survey_id, { 'how-was-it': 2, 'one-word': 'Xyzzy' });
  const entries = await query<{ id: string; row: string; xmin: string }>(
    `select id, row_to_json(e)::text as row, xmin::text from survey_entries e where survey_id = $1`,
    [survey_id],
  );
  expect(entries).toHaveLength(3);
  const people = await query<{ id: string }>('select id from accounts');
  for (const { id, row } of entries) {
    // Random, so of no time; and no person, no day, no words.
    expect(id).toMatch(/^.{14}4/u);
    expect(people.filter((person) => row.includes(person.id))).toEqual([]);
    expect(JSON.parse(row)).toMatchObject({ account_id: null, resident_id: null, answered_on: null });
    expect(row).not.toMatch(/Zyxqv|Plugh|Xyzzy/u);
  }
  // One transaction wrote them all, the last; the marks were written by three.
  expect(new Set(entries.map(({ xmin }) => xmin)).size).toBe(1);
  const marks = await query<{ row: string }>(
    'select row_to_json(m)::text as row from survey_marks m where survey_id = $1',
    [survey_id],
  );
  expect(marks).toHaveLength(3);
  const words = await query<{ id: string; row: string }>(
    'select id, row_to_json(c)::text as row from survey_comments c where survey_id = $1',
    [survey_id],
  );
  expect(words).toHaveLength(3);
  const entryIds = entries.map(({ id }) => id);
  for (const row of [...marks, ...words].map((one) => one.row))
    expect(entryIds.filter((id) => row.includes(id))).toEqual([]);
  expect(await query('select id from survey_drafts where survey_id = $1', [survey_id])).toEqual([]);
  // Neither the trail nor the answers that repeats get name an entry or a word of it.
  const [trail] = await query<{ all: string }>(
    `select coalesce((select string_agg(row_to_json(a)::text, ' ') from audit_events a), '') ||
            coalesce((select string_agg(row_to_json(w)::text, ' ') from writes w), '') as all`,
  );
  for (const secret of [...entryIds, 'Zyxqv', 'Plugh', 'Xyzzy']) expect(trail?.all).not.toContain(secret);
});

test('where the entries lie is chance: over many of them it is not the order in which they came', async () => {
  const survey_id = await newSurvey(['relatives']);
  for (let came = 0; came < 24; came += 1) await paper(survey_id, [{ 'how-was-it': came < 12 ? 1 : 3 }]);
  const orders = new Set<string>();
  for (let more = 0; more < 6; more += 1) {
    const rows = await query<{ said: string }>(
      `select answers->>'how-was-it' as said from survey_entries where survey_id = $1 order by ctid`,
      [survey_id],
    );
    orders.add(rows.map(({ said }) => said).join(''));
    await paper(survey_id, [{ 'how-was-it': 2 }]);
  }
  expect(orders.has('1'.repeat(12) + '3'.repeat(12))).toBe(false);
  expect(orders.size).toBe(6);
});

test('below five no call tells a result, a comment, a count or a file, and nobody sees it move', async () => {
  const survey_id = await newSurvey(['relatives']);
  const seen = async () => {
    const list = (await anita.asks(listSurveys, {})).body.items.find(({ id }) => id === survey_id);
    const { body: one } = await anita.asks(getSurvey, { survey_id });
    const { body: results } = await anita.asks(getSurveyResults, { survey_id });
    const file = await anita.sends(exportSurvey.path, { survey_id, language: 'en' });
    return JSON.stringify([list, one, results, file.status, file.body]);
  };
  const nobody = await seen();
  for (let came = 0; came < 4; came += 1) {
    await paper(survey_id, [{ 'how-was-it': 1, 'one-word': 'Zyxqv' }]);
    expect(await seen()).toBe(nobody);
  }
  await anita.asks(closeSurvey, { ...write(), survey_id });
  const { body } = await anita.asks(getSurveyResults, { survey_id });
  expect(body).toEqual({ state: 'few', results: null, groups: null, before: null, runs: [], comments: [], named: [] });
  expect((await anita.sends(exportSurvey.path, { survey_id, language: 'en' })).status).toBe(422);
  expect(await seen()).not.toContain('Zyxqv');
});

test('results wait for the end, so that nobody takes yesterday’s from today’s', async () => {
  const survey_id = await newSurvey(['relatives', 'staff']);
  await paper(
    survey_id,
    [1, 2, 3, 3, 3].map((face) => ({ 'how-was-it': face, 'one-word': `word ${face}` })),
  );
  expect((await anita.asks(getSurveyResults, { survey_id })).body).toMatchObject({ state: 'not_over', results: null });
  await paper(survey_id, [{ 'how-was-it': 1 }]);
  expect((await anita.asks(getSurvey, { survey_id })).body.answered).toBe(5);
  await anita.asks(closeSurvey, { ...write(), survey_id });
  const { body } = await anita.asks(getSurveyResults, { survey_id });
  expect(body).toMatchObject({ state: 'told', results: { answered: 6 }, groups: null });
  expect(body.comments).toHaveLength(5);
  const late = await anita.sends(enterPaper.path, {
    ...salted(),
    survey_id,
    audience: 'relatives',
    entries: [{ 'how-was-it': 1 }],
  });
  expect(late.status).toBe(422);
  const { body: file } = await anita.asks(exportSurvey, { survey_id, language: 'cy' });
  expect(file.csv).toContain('Sut oedd e?');
  expect(file.csv).not.toContain('word');
});

test('whoever is in the middle of it when it closes has a day to finish; nobody else begins', async () => {
  const survey_id = await newSurvey(['relatives', 'staff']);
  const begun = await sarah.asks(startEntry, { ...write(), survey_id });
  const other = await tomasz.asks(startEntry, { ...write(), survey_id });
  await anita.asks(closeSurvey, { ...write(), survey_id });
  expect((await anita.asks(getSurvey, { survey_id })).body.standing).toBe('finishing');
  const third = await world.as('coordinator@larch-house.example');
  expect((await third.sends(startEntry.path, { ...write(), survey_id })).status).toBe(422);
  const done = { ...salted(), entry_id: begun.body.entry_id, answers: { 'how-was-it': 3 } };
  expect((await sarah.asks(submitEntry, done)).status).toBe(200);
  world.clock.now = new Date(Date.now() + 25 * HOUR_MS);
  const late = await world.as('carer@larch-house.example');
  const tooLate = { ...salted(), entry_id: other.body.entry_id, answers: { 'how-was-it': 3 } };
  expect((await late.sends(submitEntry.path, tooLate)).status).toBe(422);
});

test('a survey with names says who said what, and sums still wait for five', async () => {
  const survey_id = await newSurvey(['relatives'], { anonymity: 'named' });
  await answers(sarah, survey_id, { 'how-was-it': 3, 'one-word': 'Sunny' });
  const { body } = await anita.asks(getSurveyResults, { survey_id });
  expect(body).toMatchObject({ state: 'few', results: null });
  expect(body.named).toMatchObject([{ who: 'Sarah Hartley', answers: { 'how-was-it': 3, 'one-word': 'Sunny' } }]);
});

test('staff help a resident answer; the name of whoever helped stands with the mark alone', async () => {
  const survey_id = await newSurvey(['residents']);
  const { items } = (await tomasz.asks(listResidents, {})).body;
  const resident_id = items.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
  const { body } = await tomasz.asks(startEntryFor, { ...write(), survey_id, resident_id, helped_by: 'Tomasz' });
  expect((await tomasz.asks(getEntry, { entry_id: body.entry_id })).body.on_behalf_of).toBe('Eileen');
  await tomasz.asks(submitEntry, { ...salted(), entry_id: body.entry_id, answers: { 'how-was-it': 3 } });
  expect(
    await query('select resident_id, account_id, helped_by from survey_marks where survey_id = $1', [survey_id]),
  ).toEqual([{ resident_id, account_id: null, helped_by: 'Tomasz' }]);
  // Who has answered an anonymous one is told to nobody, so they can be helped again; the first answer counts.
  const again = await tomasz.asks(startEntryFor, { ...write(), survey_id, resident_id, helped_by: 'Tomasz' });
  const second = { ...salted(), entry_id: again.body.entry_id, answers: { 'how-was-it': 1 } };
  expect((await tomasz.asks(submitEntry, second)).status).toBe(200);
  expect(
    await query<{ said: string }>(`select answers->>'how-was-it' as said from survey_entries where survey_id = $1`, [
      survey_id,
    ]),
  ).toEqual([{ said: '3' }]);
  const named_id = await newSurvey(['residents'], { anonymity: 'named' });
  const help = async () =>
    await tomasz.asks(startEntryFor, { ...write(), survey_id: named_id, resident_id, helped_by: 'T' });
  const { entry_id } = (await help()).body;
  await tomasz.asks(submitEntry, { ...salted(), entry_id, answers: { 'how-was-it': 3 } });
  expect((await help()).status).toBe(422);
});

test('a link needs no account, is one entry however often it is sent, and opens nothing when it is taken back', async () => {
  const survey_id = await newSurvey(['relatives']);
  const { body } = await anita.asks(makeSurveyLink, { ...write(), survey_id, kind: 'kiosk', audience: 'relatives' });
  const token = body.link.split('/answer/')[1] ?? '';
  const [row] = await query<{ row: string }>('select row_to_json(l)::text as row from survey_links l where id = $1', [
    body.id,
  ]);
  expect(row?.row).not.toContain(token);
  const look = await world.anyone.asks(lookAtOpenSurvey, { token });
  expect(look.body).toMatchObject({ home: 'Larch House', kind: 'kiosk', reader: 'Anita' });
  const entry = { token, entry_id: randomUUID(), answers: { 'how-was-it': 3 } };
  for (let turn = 0; turn < 3; turn += 1) expect((await world.anyone.asks(submitOpenEntry, entry)).status).toBe(200);
  expect(await query('select 1 from survey_entries where survey_id = $1', [survey_id])).toHaveLength(1);
  await anita.asks(revokeSurveyLink, { ...write(), survey_id, survey_link_id: body.id });
  const dead = await world.anyone.sends(lookAtOpenSurvey.path, { token });
  const wrong = await world.anyone.sends(lookAtOpenSurvey.path, {
    token: token.replace(/.$/u, (x) => (x === 'A' ? 'B' : 'A')),
  });
  expect([dead.status, dead.body]).toEqual([404, wrong.body]);
});

test('reminders go to those who have not answered, once a day, and the job closes what is over', async () => {
  const survey_id = await newSurvey(['relatives'], { reminder_days: [2] });
  await answers(sarah, survey_id, { 'how-was-it': 3 });
  await query(`delete from outgoing_mails where notification = 'survey'`);
  const pool = openPool(world.ownerUrl, { max: 1 });
  const database = connect(world.ownerUrl, 1);
  const inTwoDays = new Date(`${addDays(calendarDay(new Date(), 'Europe/London'), 2)}T12:00:00Z`);
  try {
    await surveyDay(pool, database, world.app.config, inTwoDays);
    await surveyDay(pool, database, world.app.config, inTwoDays);
    const told = await query<{ email: string; times: number }>(
      `select a.email, count(*)::int as times from outgoing_mails m join accounts a on a.id = m.account_id
        where m.notification = 'survey' group by 1`,
    );
    expect(told.length).toBeGreaterThan(3);
    expect(told.every(({ times }) => times === 1)).toBe(true);
    expect(told.map(({ email }) => email)).not.toContain('relative@larch-house.example');
    await query(`update surveys set closes_on = current_date where id = $1`, [survey_id]);
    await surveyDay(pool, database, world.app.config, inTwoDays);
    expect(await query('select status from surveys where id = $1', [survey_id])).toEqual([{ status: 'closed' }]);
  } finally {
    await database.destroy();
    await pool.end();
  }
});
