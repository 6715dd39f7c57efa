import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadExport, startExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { makeExport } from './make-export.ts';

let world: World;
let nadia: Asker;
let facts: Facts;
let eileen: string;
let report_id: string;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
  eileen = facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
  report_id = await tellInFull();
});
afterAll(async () => await world.close());

/** A report of Eileen's that tells everything that a full one can, and what was noticed after it. */
async function tellInFull(): Promise<string> {
  return await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string; report_id: string; author_id: string }>(
      `update moments set response = 'loved', not_today_reason = null, engagement = 3, mood_before = 0, mood_after = 1,
                          mood_source = 'staff', support = 'hand_under_hand', signs = '{sang,tired}', choice_made = true,
                          again = 'maybe'
        where id = (select m.id from moments m join reports t on t.id = m.report_id
                     where m.resident_id = $1 and m.removed_at is null and t.state <> 'void' order by m.day desc limit 1)
        returning id, report_id, author_id`,
      [eileen],
    );
    const [moment] = rows;
    const values = [facts.care_home_id, moment?.report_id, eileen, moment?.author_id, moment?.id, uuidv7()];
    await client.query(
      `update reports set overall_enjoyment = 4, relatives_present = '{"Karen, Joyce’s daughter"}', resources_used = '{Wool}',
                          cost_pence = 1250, went_well = 'Joyce began', change_next_time = 'More wool', is_risk_checked = true
        where care_home_id = $1 and id = $2`,
      values.slice(0, 2),
    );
    await client.query('delete from report_staff where care_home_id = $1 and report_id = $2', values.slice(0, 2));
    await client.query('insert into report_staff (care_home_id, report_id, account_id) values ($1, $2, $3)', [
      ...values.slice(0, 2),
      values[3],
    ]);
    await client.query('delete from moment_goals where care_home_id = $1 and moment_id = $2', [
      facts.care_home_id,
      moment?.id,
    ]);
    await client.query(
      `with goal as (insert into goals (id, care_home_id, resident_id, text) values ($4, $1, $2, 'Knit a scarf') returning id)
       insert into moment_goals (care_home_id, moment_id, goal_id) select $1, $3, id from goal`,
      [facts.care_home_id, eileen, moment?.id, uuidv7()],
    );
    for (const [version, text, visibility] of [
      [1, 'Hummed at tee', 'family'],
      [2, 'Hummed at tea', 'family'],
      [1, 'Slept badly', 'staff'],
    ] as const) {
      const id = uuidv7();
      const root = text.startsWith('Hummed') ? values[5] : id;
      await client.query(
        `insert into observations (care_home_id, id, root_id, version, report_id, resident_id, author_id, kind, effect, text,
                                   visibility, at, recorded_at)
         values ($1, $5, $6, $7, $2, $3, $4, 'effect_later', 'brighter', $8, $9, now(), now())`,
        [...values.slice(0, 4), version === 1 && root === values[5] ? root : id, root, version, text, visibility],
      );
    }
    return moment?.report_id ?? '';
  });
}

const RESIDENT = () => {
  const to = calendarDay(world.app.now(), 'Europe/London');
  return { scope: 'resident' as const, resident_id: eileen, from: addDays(to, -27), to };
};
const REPORT = () => ({ scope: 'report' as const, report_id });

async function fileOf(
  which: ReturnType<typeof RESIDENT> | ReturnType<typeof REPORT>,
  how: { format: 'csv' | 'json' | 'pdf'; has_names?: boolean; language?: 'en' | 'cy' },
): Promise<Buffer> {
  await asOwner(world.ownerUrl, (client) => client.query('delete from exports'));
  const { care_home_id } = facts;
  const asked = { client_id: uuidv7(), care_home_id, has_names: true, language: 'en' as const, ...which, ...how };
  const { status, body } = await nadia.asks(startExport, asked);
  expect(status).toBe(200);
  await makeExport(world.app, { id: body.id, care_home_id }, { now: world.app.now() });
  return Buffer.from((await nadia.asks(downloadExport, { export_id: body.id })).body.content, 'base64');
}

test('a full report as JSON leaves out nothing that was told', async () => {
  const file: unknown = JSON.parse((await fileOf(REPORT(), { format: 'json' })).toString());
  const noticed = { kind: 'effect_later', effect: 'brighter', signs: [], preference: null };
  expect(file).toMatchObject({
    moments: expect.arrayContaining([
      expect.objectContaining({
        person: 'Eileen Hartley',
        engagement: 3,
        mood_before: 0,
        mood_after: 1,
        mood_source: 'staff',
        support: 'hand_under_hand',
        signs: ['sang', 'tired'],
        choice_made: true,
        again: 'maybe',
        goals: ['Knit a scarf'],
        overall_enjoyment: 4,
        staff_present: [expect.stringMatching(/\w+ \w+/)],
        relatives_present: ['Karen, Joyce’s daughter'],
        resources_used: ['Wool'],
        cost_pence: 1_250,
        went_well: 'Joyce began',
        change_next_time: 'More wool',
        is_risk_checked: true,
        noticed: expect.arrayContaining([
          { ...noticed, text: 'Hummed at tea' },
          { ...noticed, text: 'Slept badly' },
        ]),
      }),
    ]),
  });
  expect(JSON.stringify(file)).not.toMatch(/moment_id|resident_id|at tee/);
});

test('as CSV it has a column for each, in the language that was chosen', async () => {
  const [head = '', ...rows] = (await fileOf(REPORT(), { format: 'csv' })).toString().split('\r\n');
  expect(head).toContain('Recorded by,Who told the mood,Help given,What was seen');
  const row = rows.find((one) => one.includes('Eileen Hartley')) ?? '';
  for (const told of ['Staff saw it,Hand under hand,"Sang, Tired",Yes,Perhaps,Knit a scarf', '12.50,Joyce began'])
    expect(row).toContain(told);
  const welsh = (await fileOf(REPORT(), { format: 'csv', language: 'cy' })).toString();
  for (const told of ['Pwy ddywedodd am yr hwyliau', 'Y staff a welodd,Llaw dan law', 'Hummed at tea'])
    expect(welsh).toContain(told);
});

test('the file of one person tells what the family may read, and names nobody else', async () => {
  const file = (await fileOf(RESIDENT(), { format: 'csv' })).toString();
  expect(file).toContain('How they were later: Brighter. Hummed at tea');
  expect(file).toContain('J. began');
  expect(file).not.toMatch(/Slept badly|Karen|Joyce/);
  const hidden = (await fileOf(REPORT(), { format: 'json', has_names: false })).toString();
  expect(hidden).toContain('Knit a scarf');
  expect(hidden).not.toMatch(/Karen|Joyce|Eileen/);
});

const textOf = async (file: Buffer) => (await readPdf(file)).pages.map(({ text }) => text).join(' ');

test('on paper a report shows what was told of it, and nothing of what was not', async () => {
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update reports set change_next_time = null where id = $1`, [report_id]),
  );
  const report = await textOf(await fileOf(REPORT(), { format: 'pdf' }));
  for (const told of [
    'Mostly absorbed',
    'Mood: in between – bright (staff saw it)',
    'What went well: Joyce began',
    'What it cost: 12.50',
    'Hummed at tea',
  ])
    expect(report).toContain(told);
  expect(report).not.toContain('Next time');
});

test('a person’s days on paper show how they took part', async () => {
  const days = await textOf(await fileOf(RESIDENT(), { format: 'pdf' }));
  for (const told of ['Mostly absorbed', 'Mood: in between – bright']) expect(days).toContain(told);
  expect(days).not.toContain('Hand under hand');
});
