import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { amendReport, logReport, undoReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import {
  acknowledgeEventRisk,
  acknowledgeReportRisk,
  riskOfReport,
} from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { coreActivityId } from '../activities/core-activities.ts';
import { partyOn } from '../test/events.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { addAllergy } from '../test/risks.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let home: MadeHome;
let coordinator: Asker;
let carer: Asker;
let joyce = '';
let winston = '';
beforeAll(async () => {
  world = await openWorld();
  home = await asOwner(world.ownerUrl, async (client) => await addHome(client, { canary: 'Breadmoor' }));
  coordinator = await world.as('coordinator@breadmoor.example');
  carer = await world.as('carer@breadmoor.example');
  [joyce = '', winston = ''] = home.residentIds;
  await allergicTo('Wheat');
});
afterAll(async () => await world.close());

/** Behind the server's back. */
const sql = (text: string, ...values: unknown[]) => asOwner(world.ownerUrl, (client) => client.query(text, values));
const allergicTo = (...allergies: string[]) =>
  asOwner(world.ownerUrl, (client) => addAllergy(client, { resident_id: joyce, allergies }));
const write = () => ({ client_id: uuidv7(), care_home_id: home.care_home_id });
const word = (resident_id: string, reason: string) => ({ resident_id, hazard: 'allergy' as const, reason });

/** Bread that nobody had planned, baked a moment ago. */
function bread(but: Partial<InputOf<typeof logReport>> = {}): InputOf<typeof logReport> {
  const at = new Date(Date.now() - 60_000).toISOString();
  return {
    ...write(),
    activity_id: coreActivityId('bread-baking'),
    title: 'Bread baking',
    format: 'group',
    started_at: at,
    minutes: 20,
    moments: [joyce, winston].map((resident_id) => ({
      resident_id,
      response: 'enjoyed',
      basis: 'individual',
      answered_at: at,
    })),
    ...but,
  };
}
const log = async (but: Partial<InputOf<typeof logReport>> = {}) => (await carer.asks(logReport, bread(but))).body;
const riskOf = async (report_id: string) => (await coordinator.asks(riskOfReport, { report_id })).body;

test('a log is kept without a word, and tells for whom it would have taken one', async () => {
  const { id } = await log();
  expect(await riskOf(id)).toMatchObject({
    stops: [
      {
        resident: { id: joyce },
        hazard: 'allergy',
        why: [{ kind: 'allergies', allergies: ['Wheat'] }],
        acknowledged: null,
      },
    ],
    words: [],
  });
  const plain = await log({ activity_id: null, title: 'A chat by the window' });
  expect(await riskOf(plain.id)).toEqual({ stops: [], words: [] });
  const at = new Date(Date.now() - 60_000).toISOString();
  const stayedAway = { resident_id: joyce, response: 'not_today', basis: 'individual', answered_at: at } as const;
  const without = await log({ moments: [stayedAway] });
  expect((await riskOf(without.id)).stops).toEqual([]);
});

test('a word that comes with the log is kept with it, with who said it and what stood in the records', async () => {
  const { id } = await log({ risk_words: [word(joyce, 'A loaf of rice flour.')] });
  expect((await riskOf(id)).stops).toMatchObject([
    { resident: { id: joyce }, acknowledged: { by: 'Breadmoor', reason: 'A loaf of rice flour.' } },
  ]);
  await allergicTo('Wheat', 'Egg');
  // It was said of wheat: of eggs somebody is asked anew, and what was said stays to be read.
  const { stops } = await riskOf(id);
  expect(stops).toMatchObject([{ acknowledged: null }]);
  const { rows } = await sql('select why, reason from report_risk_words where report_id = $1', id);
  expect(rows).toEqual([{ why: [{ kind: 'allergies', allergies: ['Wheat'] }], reason: 'A loaf of rice flour.' }]);
  await allergicTo('Wheat');
});

test('what was said of bread is not said of pancakes, nor of whoever stayed away', async () => {
  const sent = bread({ risk_words: [word(joyce, 'A loaf of rice flour.')] });
  const { body } = await carer.asks(logReport, sent);
  const {
    client_id: _own,
    care_home_id: _home,
    ...words
  } = bread({ activity_id: coreActivityId('baking-together'), title: 'Baking together' });
  const amended = await carer.asks(amendReport, {
    ...write(),
    ...words,
    report_id: body.id,
    base_version: body.version,
  });
  expect(amended.status).toBe(200);
  expect(await riskOf(body.id)).toMatchObject({
    stops: [{ resident: { id: joyce }, acknowledged: null }],
    words: [{ resident: { id: joyce }, acknowledged: { reason: 'A loaf of rice flour.' } }],
  });
  const at = new Date(Date.now() - 60_000).toISOString();
  const away = { resident_id: joyce, response: 'not_today', basis: 'individual', answered_at: at } as const;
  const { id } = await log({ moments: [away], risk_words: [word(joyce, 'A loaf of rice flour.')] });
  expect(await riskOf(id)).toEqual({ stops: [], words: [] });
});

test('the report of an event takes up what was said before it, as long as it is that event', async () => {
  const today = calendarDay(new Date(), 'Europe/London');
  const party = partyOn(today, { care_home_id: home.care_home_id, title: 'Tea party', resident_ids: [joyce] });
  const event_id = (await coordinator.asks(saveEvent, party)).body.id;
  await coordinator.asks(acknowledgeEventRisk, { ...write(), event_id, ...word(joyce, 'Her own scones.') });
  const { id } = await log({ activity_id: null, title: 'Tea party', event_id });
  expect((await riskOf(id)).stops).toMatchObject([{ hazard: 'allergy', acknowledged: { reason: 'Her own scones.' } }]);
  await sql(`update events set title = 'Cake tasting' where id = $1`, event_id);
  expect((await riskOf(id)).stops).toMatchObject([{ hazard: 'allergy', acknowledged: null }]);
});

test('what was seen is never lost for a word: of somebody who was not there, or for whom nothing stops, it is no reason to refuse', async () => {
  const [, , other = ''] = home.residentIds;
  const { id } = await log({
    risk_words: [word(winston, 'He washes up.'), word(other, 'She is away.'), word(joyce, 'She greets people.')],
  });
  const { rows } = await sql('select resident_id, why from report_risk_words where report_id = $1 order by id', id);
  expect(rows).toEqual([
    { resident_id: winston, why: [] },
    { resident_id: joyce, why: [{ kind: 'allergies', allergies: ['Wheat'] }] },
  ]);
  expect((await carer.asks(logReport, bread({ risk_words: [word(joyce, ' ')] }))).status).toBe(422);
});

test('within a day somebody says it afterwards, by name; later only what was said is read', async () => {
  const { id: report_id } = await log();
  const said = { report_id, ...word(joyce, 'She kneaded with gloves.') };
  expect((await carer.asks(acknowledgeReportRisk, { ...write(), ...said, reason: ' ' })).status).toBe(422);
  expect((await carer.asks(acknowledgeReportRisk, { ...write(), ...said, hazard: 'burns' })).status).toBe(422);
  expect((await carer.asks(acknowledgeReportRisk, { ...write(), ...said, resident_id: uuidv7() })).status).toBe(404);
  const { body } = await carer.asks(acknowledgeReportRisk, { ...write(), ...said });
  expect(body.stops).toMatchObject([{ acknowledged: { reason: 'She kneaded with gloves.' } }]);
  expect(body.words).toEqual([]);
  await sql(`update reports set recorded_at = now() - interval '25 hours' where id = $1`, report_id);
  expect(await riskOf(report_id)).toMatchObject({
    stops: [],
    words: [{ resident: { id: joyce }, hazard: 'allergy', acknowledged: { reason: 'She kneaded with gloves.' } }],
  });
  expect((await carer.asks(acknowledgeReportRisk, { ...write(), ...said })).status).toBe(422);
  const kept = await sql(
    `select count(*)::int as lines from audit_events where action = '/api/v2/risk/acknowledge-report' and care_home_id = $1`,
    home.care_home_id,
  );
  expect(kept.rows).toEqual([{ lines: 1 }]);
});

test('a report that was taken back asks nobody', async () => {
  const sent = bread();
  const { body } = await carer.asks(logReport, sent);
  await carer.asks(undoReport, { ...write(), report_client_id: sent.client_id });
  expect((await riskOf(body.id)).stops).toEqual([]);
});

test('without risk assessments in the organisation no word is kept, and families are told of none', async () => {
  const { id } = await log();
  const sarah = await world.as('relative@larch-house.example');
  expect((await sarah.asks(riskOfReport, { report_id: id })).status).toBe(403);
  await sql('update organisations set is_risk_assessment_enabled = false where id = $1', home.organisation_id);
  const quiet = await log({ risk_words: [word(joyce, 'A loaf of rice flour.')] });
  expect((await carer.asks(riskOfReport, { report_id: quiet.id })).status).toBe(403);
  const { rows } = await sql('select id from report_risk_words where report_id = $1', quiet.id);
  expect(rows).toEqual([]);
});
