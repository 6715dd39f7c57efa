import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import {
  addObservation,
  correctObservation,
  listObservations,
} from '@heartsease/domain/observations/observations.endpoints.ts';
import { handIn, leaveOut } from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import type { HandedIn, WaitingWrite } from '@heartsease/domain/handed-in/handed-in.ts';
import {
  amendReport,
  getReport,
  listMoments,
  logReport,
  undoReport,
} from '@heartsease/domain/reports/reports.endpoints.ts';
import { endMembership } from '../cli/users.queries.ts';
import { connectAsOwner } from '../db/database.ts';
import { larchHouse } from '../test/leavers.ts';
import type { LarchHouse, Leaver } from '../test/leavers.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const HOUR_MS = 3_600_000;

let world: World;
let larch: LarchHouse;
let tom: Leaver;
/** When the test began; the weekend after it goes by on the server's clock. */
let began: Date;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());
beforeEach(async () => {
  world.clock.now = null;
  larch = await larchHouse(world);
  tom = await larch.carer();
  began = new Date();
});

/** Tom's report, which arrived before he left. */
async function logged(title: string) {
  const log = larch.logOf(title);
  const { body } = await tom.asker.sends(logReport.path, log.input);
  const { id, version } = body as { id: string; version: number };
  return { log, report_id: id, base_version: version };
}

/** What Tom did just now, handed in as another call than a log. */
function written(path: WaitingWrite['path'], input: object) {
  const client_id = uuidv7();
  const { care_home_id } = larch.facts;
  return { client_id, path, made_at: began.toISOString(), input: { client_id, care_home_id, ...input } };
}

async function aWeekendLater(): Promise<void> {
  world.clock.now = new Date(began.getTime() + 60 * HOUR_MS);
  larch = await larchHouse(world);
}

test('what its author took back and changed in time is put in after the weekend, and nobody is asked why', async () => {
  const [taken, changed] = [await logged('Taken back'), await logged('Changed')];
  await tom.leaves();
  const { moments, ...stands } = changed.log.input;
  const change = {
    ...written(undoReport.path, {
      ...stands,
      moments,
      report_id: changed.report_id,
      base_version: changed.base_version,
      note: 'With Frank',
    }),
    path: amendReport.path,
  };
  change.input.client_id = change.client_id;
  const undo = written(undoReport.path, { report_client_id: taken.log.client_id });
  expect((await larch.afterLeaving(tom.asker, undo, change)).body.taken).toHaveLength(2);
  await aWeekendLater();
  for (const kind of ['taken_back', 'change'] as const) {
    const answer = await larch.puts(await larch.ofKind(tom, kind));
    expect([answer.status, answer.body], kind).toEqual([200, { ok: true, had_arrived: false }]);
  }
  const { anita } = larch;
  expect((await anita.asks(getReport, { report_id: taken.report_id })).body.state).toBe('void');
  expect((await anita.asks(getReport, { report_id: changed.report_id })).body.note).toBe('With Frank');
});

test('what is to be done after an observation is for whoever puts it in, where its author was to do it', async () => {
  const { report_id } = await logged('A puzzle');
  await tom.leaves();
  const noticed = {
    report_id,
    resident_id: larch.idOf('Joyce'),
    at: began.toISOString(),
    kind: 'wellbeing',
    text: 'She rubbed her hip',
    follow_up: { task: 'Ask the nurse', owner_id: tom.id, due_on: addDays(larch.facts.today, 1) },
  };
  await larch.afterLeaving(tom.asker, written(addObservation.path, noticed));
  await aWeekendLater();
  expect((await larch.puts(await larch.ofKind(tom, 'observation'))).status).toBe(200);
  const { items } = (await larch.anita.asks(listObservations, { report_id })).body;
  expect(items).toMatchObject([
    { author: { known_as: 'Tom' }, follow_up: { task: 'Ask the nurse', owner: { known_as: 'Anita' } } },
  ]);
});

test('a correction that was made in time is put in after the weekend', async () => {
  const { report_id } = await logged('A puzzle again');
  const said = { kind: 'wellbeing', text: 'Tired', report_id };
  const noticed = { ...larch.write(), ...said, resident_id: larch.idOf('Joyce'), at: began.toISOString() };
  const { body } = await tom.asker.sends(addObservation.path, noticed);
  await tom.leaves();
  const words = { ...said, observation_id: (body as { id: string }).id, base_version: 1, text: 'Tired and content' };
  await larch.afterLeaving(tom.asker, { ...written(addObservation.path, words), path: correctObservation.path });
  await aWeekendLater();
  expect((await larch.puts(await larch.ofKind(tom, 'correction'))).status).toBe(200);
  const { items } = (await larch.anita.asks(listObservations, { report_id })).body;
  expect(items).toMatchObject([{ text: 'Tired and content', author: { known_as: 'Tom' } }]);
});

test('what its author could send after all is neither put in nor left out, and waits no more', async () => {
  const tomasz = await world.as('carer@larch-house.example');
  const { anita } = larch;
  const answers = {
    'Sent after all': async (one: HandedIn) => await larch.puts(one),
    'Sent after all, too': async ({ id }: HandedIn) =>
      await anita.asks(leaveOut, { ...larch.write(), handed_in_id: id, reason: 'Logged twice' }),
  };
  for (const [title, answers_it] of Object.entries(answers)) {
    const log = larch.logOf(title);
    await inPackage('Package C', true);
    const handed = await tomasz.asks(handIn, { ...larch.write(), entries: [log] });
    expect(handed.body.taken).toEqual([log.client_id]);
    await inPackage('Package E', false);
    expect((await tomasz.sends(logReport.path, log.input)).status).toBe(200);
    const waiting = await larch.waitingOf(title);
    expect(waiting).toHaveLength(1);
    for (const one of waiting) {
      const { status, body } = await answers_it(one);
      expect([status, body]).toEqual([200, { ok: true, had_arrived: true }]);
    }
    const ids = new Set(waiting.map(({ id }) => id));
    expect((await larch.handedIn()).filter(({ id }) => ids.has(id))).toEqual([]);
    const { items } = (await anita.asks(listMoments, { limit: 200 })).body;
    const theirs = items.filter((moment) => moment.title === title);
    expect(theirs.map(({ author }) => author.known_as)).toEqual(['Tomasz']);
    const report = (await anita.asks(getReport, { report_id: theirs[0]?.report_id ?? '' })).body;
    expect(report.history.map(({ kind }) => kind)).toEqual(['logged']);
  }
});

test('where other words of it had arrived unheard, the manager is told that they stand', async () => {
  const { log } = await logged('Said before');
  await tom.leaves();
  const later = { ...log, input: { ...log.input, title: 'Said afterwards' } };
  expect((await larch.afterLeaving(tom.asker, later)).body.taken).toEqual([log.client_id]);
  const [one] = await larch.waitingOf('Said afterwards');
  const { status, body } = await larch.puts(one);
  expect([status, body]).toMatchObject([422, { errors: { record: [expect.stringContaining('An earlier version')] } }]);
  const out = { ...larch.write(), handed_in_id: one?.id ?? '', reason: 'It was changed by hand' };
  expect((await larch.anita.asks(leaveOut, out)).body).toEqual({ ok: true, had_arrived: false });
});

test('whoever is ended by the operator’s command is heard as well', async () => {
  const database = connectAsOwner(world.ownerUrl);
  await endMembership(database, tom.id, larch.facts.care_home_id, new Date());
  await database.destroy();
  const log = larch.logOf('Before the command');
  expect((await larch.afterLeaving(tom.asker, log)).body.taken).toEqual([log.client_id]);
});

async function inPackage(letter: string, is_basic: boolean): Promise<void> {
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update care_homes set package_id = (select id from packages where title = $2 and is_basic = $3) where id = $1`,
      [larch.facts.care_home_id, letter, is_basic],
    ),
  );
}
