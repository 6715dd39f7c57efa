import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WaitingWrite } from '@heartsease/domain/handed-in/handed-in.ts';
import { addObservation, correctObservation } from '@heartsease/domain/observations/observations.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { larchHouse } from '../test/leavers.ts';
import type { LarchHouse, Leaver } from '../test/leavers.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
let larch: LarchHouse;
let tom: Leaver;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());
beforeEach(async () => {
  world.clock.now = null;
  larch = await larchHouse(world);
  tom = await larch.carer();
});

function written(path: WaitingWrite['path'], input: object): WaitingWrite {
  const client_id = uuidv7();
  const { care_home_id } = larch.facts;
  return { client_id, path, made_at: new Date().toISOString(), input: { client_id, care_home_id, ...input } };
}

test('the manager reads all that a report would say before it goes in', async () => {
  const log = larch.logOf('A full afternoon');
  const [joyce] = log.input.moments;
  const frank = { ...joyce, resident_id: larch.idOf('Frank'), response: 'not_today', not_today_reason: 'asleep' };
  const other = larch.facts.residents.find(({ known_as }) => known_as !== 'Joyce' && known_as !== 'Frank');
  const gone = { ...joyce, resident_id: other?.id };
  expect([joyce, frank, gone].every((moment) => moment?.resident_id)).toBe(true);
  const moments = [
    { ...joyce, depth: { signs: ['in_pain'], quote: 'My hip again', mood_after: -1, mood_source: 'resident' } },
    frank,
    gone,
  ];
  const depth = { went_well: 'The songs', staff_ids: [tom.id], cost_pence: 250, is_risk_checked: true };
  const risk_words = [{ resident_id: joyce?.resident_id, hazard: 'burns', reason: 'Sat away from the stove' }];
  const whole = { place: 'The garden room', depth, moments, risk_words, format: 'group' };
  await tom.leaves();
  expect((await larch.afterLeaving(tom.asker, { ...log, input: { ...log.input, ...whole } })).body.taken).toHaveLength(
    1,
  );
  const removes = async (deleted_at: Date | null) =>
    await asOwner(world.ownerUrl, (client) =>
      client.query('update residents set deleted_at = $2 where id = $1', [gone.resident_id, deleted_at]),
    );
  await removes(new Date());
  const waiting = await larch.waitingOf('A full afternoon');
  await removes(null);
  expect(waiting).toMatchObject([
    {
      place: 'The garden room',
      depth: { went_well: 'The songs', cost_pence: 250, is_risk_checked: true, staff_present: [{ known_as: 'Tom' }] },
      people: [
        {
          depth: { signs: ['in_pain'], quote: 'My hip again', mood_after: -1 },
          risk_words: ['Sat away from the stove'],
        },
        { resident: { known_as: 'Frank' }, response: 'not_today', not_today_reason: 'asleep' },
      ],
      gone: 1,
      report_id: null,
    },
  ]);
});

test('of what was noticed the manager sees who may read it, what is to be done, and what stands', async () => {
  const { body } = await tom.asker.sends(logReport.path, larch.logOf('A puzzle').input);
  const report_id = (body as { id: string }).id;
  const resident_id = larch.idOf('Joyce');
  const said = { report_id, resident_id, at: new Date().toISOString(), kind: 'wellbeing', text: 'Tired' };
  const stands = await tom.asker.sends(addObservation.path, { ...larch.write(), ...said });
  const observation_id = (stands.body as { id: string }).id;
  await tom.leaves();
  const follow_up = { task: 'Ask the nurse', owner_id: tom.id, due_on: addDays(larch.facts.today, 1) };
  const noticed = { ...said, text: 'Her hip hurt', signs: ['in_pain'], visibility: 'family', follow_up };
  const corrected = { report_id, observation_id, base_version: 1, kind: 'wellbeing', text: 'Tired and content' };
  await larch.afterLeaving(
    tom.asker,
    written(addObservation.path, noticed),
    written(correctObservation.path, corrected),
  );
  expect(await larch.ofKind(tom, 'observation')).toMatchObject({
    title: 'A puzzle',
    report_id,
    observation: {
      resident: { known_as: 'Joyce' },
      text: 'Her hip hurt',
      signs: ['in_pain'],
      visibility: 'family',
      follow_up: { task: 'Ask the nurse', owner: { known_as: 'Tom' } },
    },
  });
  expect(await larch.ofKind(tom, 'correction')).toMatchObject({
    observation: {
      resident: { known_as: 'Joyce' },
      text: 'Tired and content',
      earlier: [{ text: 'Tired' }],
    },
  });
});

test('what says that it was written or took place after its author had left is marked', async () => {
  const [before, written_after, happened_after] = [larch.logOf('Before'), larch.logOf('After'), larch.logOf('Then')];
  await tom.leaves();
  world.clock.now = new Date(Date.now() + 3 * 3_600_000);
  larch = await larchHouse(world);
  const later = new Date(Date.now() + 2 * 3_600_000).toISOString();
  await larch.afterLeaving(
    tom.asker,
    before,
    { ...written_after, made_at: later },
    { ...happened_after, input: { ...happened_after.input, started_at: later } },
  );
  const theirs = (await larch.handedIn()).filter(({ author }) => author.id === tom.id);
  expect(Object.fromEntries(theirs.map((one) => [one.title, one.is_after_leaving]))).toEqual({
    Before: false,
    After: true,
    Then: true,
  });
  expect(theirs.every(({ arrived_at }) => arrived_at === world.clock.now?.toISOString())).toBe(true);
});
