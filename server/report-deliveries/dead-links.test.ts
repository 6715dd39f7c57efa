import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  emailReport,
  listDeliveries,
  previewReportEmail,
  resendReport,
  revokeReport,
} from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import { amendReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { letterIn, logDominoes, opensLetter, sayUpdates } from '../test/deliveries.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { setPackage } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const DOCTOR = {
  kind: 'professional',
  name: 'Dr Ames, GP',
  email: 'ames@surgery.example',
  email_again: 'ames@surgery.example',
} as const;

let world: World;
let anita: Asker;
let nadia: Asker;
let tomasz: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  await sayUpdates(anita, facts, world.ownerUrl, 'given');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  await query('delete from attempts');
});
afterEach(async () => await putOn({ letter: 'E', is_basic: false, is_expired: false }));

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const putOn = async (state: Parameters<typeof setPackage>[2]) =>
  await asOwner(world.ownerUrl, (client) => setPackage(client, facts.care_home_id, state));
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

interface Letter {
  id: string;
  code: string;
  path: string;
}

/** A letter about Joyce to her family, or to the doctor. Without a mail server its link stays with the mail. */
async function sent(report: Report, asker = nadia, to: typeof DOCTOR | null = null): Promise<Letter> {
  const about = {
    report_id: report.id,
    resident_id: idOf('Joyce'),
    include: { note: true, mood: true, words: true },
    message: '',
  };
  const { fingerprint, recipients } = (await asker.asks(previewReportEmail, about)).body;
  const daughter = recipients.find(({ why_not }) => why_not === null)?.relative_link_id ?? '';
  const family = { kind: 'relative', relative_link_id: daughter } as const;
  const { status, body } = await asker.asks(emailReport, { ...write(), ...about, fingerprint, to: to ?? family });
  expect(status).toBe(200);
  const [mail] = await query<{ link: string }>(
    `select m.link from report_deliveries d join outgoing_mails m on m.care_home_id = d.care_home_id and m.id = d.mail_id
      where d.id = $1`,
    [body.id],
  );
  return { id: body.id, code: body.code, path: letterIn(mail?.link) };
}

const opens = async ({ path, code }: Letter) => (await opensLetter(world.address, path, code)).status;

test('a letter is closed to everybody once its report is not about that person any more', async () => {
  const report = await logDominoes(nadia, facts);
  const letters = [await sent(report), await sent(report, anita, DOCTOR)];
  expect(await Promise.all(letters.map(opens))).toEqual([200, 200]);
  const { title, format, started_at, minutes } = report;
  const withoutJoyce = await nadia.asks(amendReport, {
    ...write(),
    report_id: report.id,
    base_version: report.version,
    title,
    format,
    started_at,
    minutes,
    moments: [{ resident_id: idOf('Winston'), response: 'loved', basis: 'individual', answered_at: started_at }],
  });
  expect(withoutJoyce.status).toBe(200);
  expect(await Promise.all(letters.map(opens))).toEqual([403, 403]);
});

test.each([
  ['moves to Package B', { letter: 'B', is_basic: false, is_expired: false }],
  ['keeps a basic package', { letter: 'E', is_basic: true, is_expired: false }],
  ['lets its package expire', { letter: 'E', is_basic: false, is_expired: true }],
] as const)('when a home %s, nothing more is sent and what was sent is taken back', async (_change, state) => {
  const own = await logDominoes(tomasz, facts);
  const hers = await logDominoes(nadia, facts);
  const letters = { own: await sent(own, tomasz), his: await sent(own, nadia), hers: await sent(hers) };
  await putOn(state);
  const logOf = async (asker: Asker, { id: report_id }: Report) => await asker.asks(listDeliveries, { report_id });
  const takesBack = async (asker: Asker, { id: report_id }: Report, { id: delivery_id }: Letter) =>
    (await asker.asks(revokeReport, { ...write(), report_id, delivery_id })).status;
  const again = { ...write(), report_id: own.id, delivery_id: letters.own.id };
  expect((await tomasz.asks(resendReport, again)).status).toBe(403);
  expect(await opens(letters.own)).toBe(200);
  expect((await logOf(tomasz, own)).body.items.map(({ is_open }) => is_open)).toEqual([true, true]);
  expect(await takesBack(tomasz, own, letters.own)).toBe(200);
  expect(await takesBack(nadia, own, letters.his)).toBe(200);
  expect((await logOf(nadia, own)).body.items.map(({ state }) => state)).toEqual(['revoked', 'revoked']);
  expect((await logOf(tomasz, hers)).status).toBe(403);
  expect(await takesBack(tomasz, hers, letters.hers)).toBe(403);
  expect(await takesBack(anita, hers, letters.hers)).toBe(200);
  expect(await Promise.all(Object.values(letters).map(opens))).toEqual([403, 403, 403]);
});

test('what was taken back is not sent again, and two who send again at once leave one link', async () => {
  const report = await logDominoes(nadia, facts);
  const again = async (asker: Asker, { id: delivery_id }: Letter) =>
    await asker.asks(resendReport, { ...write(), report_id: report.id, delivery_id });
  const openOnes = async () =>
    (await nadia.asks(listDeliveries, { report_id: report.id })).body.items.filter(({ is_open }) => is_open);
  const first = await sent(report);
  await nadia.asks(revokeReport, { ...write(), report_id: report.id, delivery_id: first.id });
  const { status, body } = await again(nadia, first);
  expect([status, body]).toMatchObject([422, { errors: { form: ['This link was taken back. Send the report anew'] } }]);
  expect(await openOnes()).toEqual([]);
  const second = await sent(report);
  const answers = await Promise.all([nadia, anita, nadia, anita].map((asker) => again(asker, second)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  expect(await openOnes()).toHaveLength(1);
});
