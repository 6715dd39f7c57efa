import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  cancelExport,
  downloadExport,
  listExports,
  startExport,
} from '@heartsease/domain/exports/exports.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { makeExport } from './make-export.ts';

let world: World;
let anita: Asker;
let nadia: Asker;
let care_home_id: string;
let resident_id: string;
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  care_home_id = facts.care_home_id;
  resident_id = facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
});
afterEach(async () => {
  world.clock.now = null;
  await asOwner(world.ownerUrl, (client) => client.query(`delete from exports`));
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });
const ask = () => {
  const to = calendarDay(world.app.now(), 'Europe/London');
  const about = { scope: 'resident' as const, resident_id, from: addDays(to, -27), to };
  return { ...write(), ...about, format: 'csv' as const, has_names: true, language: 'en' as const };
};

test('a file that is not wanted any more is not made, and only its asker calls it off', async () => {
  const { id } = (await nadia.asks(startExport, ask())).body;
  expect((await anita.asks(cancelExport, { ...write(), export_id: id })).status).toBe(404);
  expect((await nadia.asks(cancelExport, { ...write(), export_id: id })).body).toEqual({ id });
  await makeExport(world.app, { id, care_home_id }, { now: world.app.now() });
  expect((await nadia.asks(listExports, {})).body.items.map((file) => file.id)).not.toContain(id);
  expect((await nadia.asks(downloadExport, { export_id: id })).status).toBe(404);

  const made = (await nadia.asks(startExport, ask())).body;
  await makeExport(world.app, { id: made.id, care_home_id }, { now: world.app.now() });
  expect(await nadia.asks(cancelExport, { ...write(), export_id: made.id })).toMatchObject({
    status: 422,
    body: { errors: { form: ['It is finished already'] } },
  });
});

test('somebody asks for five files an hour, at once or one by one, and is told when there may be more', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, async () => await nadia.asks(startExport, ask())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
    errors: {
      form: [expect.stringMatching(/^You asked for 5 files within an hour\. You can ask for more from \d\d:\d\d\.$/)],
    },
  });
  expect((await anita.asks(startExport, ask())).status).toBe(200);
  world.clock.now = new Date(Date.now() + 61 * 60_000);
  expect((await nadia.asks(startExport, ask())).status).toBe(200);
});
