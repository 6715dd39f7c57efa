import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  emailReport,
  listDeliveries,
  previewReportEmail,
  resendReport,
  sayAddressIsRight,
  sayCameBack,
} from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import { lettersDayOf } from '@heartsease/domain/digest/digest.ts';
import type { Recipient } from '@heartsease/domain/report-deliveries/delivery.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { inTransaction } from '../db/database.ts';
import { dueLetters } from '../digest/make-digests.ts';
import { careHomeOfJob } from '../session/session.ts';
import { logDominoes, sayUpdates } from '../test/deliveries.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const DOCTOR = {
  kind: 'professional',
  name: 'Dr Ames, GP',
  email: 'ames@surgery.example',
  email_again: 'ames@surgery.example',
} as const;
const CAME_BACK = {
  status: 422,
  body: { errors: { to: ['A letter to this address came back. The manager checks the address first'] } },
};

let world: World;
let anita: Asker;
let nadia: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  await sayUpdates(anita, facts, world.ownerUrl, 'given');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  await query('delete from addresses_to_check');
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

const draftOf = (report: Report) => ({
  report_id: report.id,
  resident_id: facts.residents.find(({ known_as }) => known_as === 'Joyce')?.id ?? '',
  include: { note: true, mood: true, words: true },
  message: '',
});
const looked = async (report: Report) => (await anita.asks(previewReportEmail, draftOf(report))).body;

async function sent(report: Report, to: Recipient) {
  const { fingerprint } = await looked(report);
  return await anita.asks(emailReport, { ...write(), ...draftOf(report), fingerprint, to });
}

/** A letter that a mail server has taken, to the doctor or to the first of her family. */
async function mailed(report: Report, to?: Recipient) {
  const { recipients } = await looked(report);
  const daughter = recipients.find(({ why_not }) => why_not === null)?.relative_link_id ?? '';
  const reader = to ?? { kind: 'relative' as const, relative_link_id: daughter };
  const { body } = await sent(report, reader);
  await query(
    `update outgoing_mails set sent_at = now() where id = (select mail_id from report_deliveries where id = $1)`,
    [body.id],
  );
  return { which: { report_id: report.id, delivery_id: body.id }, reader };
}

const lineOf = async ({ report_id, delivery_id }: { report_id: string; delivery_id: string }) =>
  (await nadia.asks(listDeliveries, { report_id })).body.items.find(({ id }) => id === delivery_id);

test('a letter that came back is told so with its reason, and nothing more goes to its address', async () => {
  const report = await logDominoes(anita, facts);
  const { which } = await mailed(report, DOCTOR);
  expect(await lineOf(which)).toMatchObject({ state: 'sent', came_back_reason: null, is_address_to_check: false });
  const reason = 'Mailbox full';
  expect((await anita.asks(sayCameBack, { ...write(), ...which, reason })).status).toBe(200);
  expect(await lineOf(which)).toMatchObject({ state: 'bounced', came_back_reason: reason, is_address_to_check: true });
  expect(await sent(report, DOCTOR)).toMatchObject(CAME_BACK);
  expect(await anita.asks(resendReport, { ...write(), ...which })).toMatchObject(CAME_BACK);
  const another = await logDominoes(anita, facts);
  expect(await sent(another, DOCTOR)).toMatchObject(CAME_BACK);
  const other = { ...DOCTOR, email: 'reception@surgery.example', email_again: 'reception@surgery.example' };
  expect((await sent(another, other)).status).toBe(200);

  expect((await anita.asks(sayAddressIsRight, { ...write(), ...which })).status).toBe(200);
  expect(await lineOf(which)).toMatchObject({ state: 'bounced', came_back_reason: reason, is_address_to_check: false });
  expect((await sent(another, DOCTOR)).status).toBe(200);
});

test('a relative whose letter came back gets none before the address is another one, or was checked', async () => {
  const report = await logDominoes(anita, facts);
  const { which, reader } = await mailed(report);
  const link = reader.kind === 'relative' ? reader.relative_link_id : '';
  await anita.asks(sayCameBack, { ...write(), ...which, reason: 'No such user' });
  const whyNot = async () =>
    (await looked(report)).recipients.find(({ relative_link_id }) => relative_link_id === link)?.why_not;
  expect(await whyNot()).toBe('came_back');
  expect(await sent(report, reader)).toMatchObject(CAME_BACK);
  await query(
    `update accounts set email = 'sarah.new@relatives.example' where id = (select account_id from relative_links where id = $1)`,
    [link],
  );
  expect(await whyNot()).toBeNull();
  expect((await sent(report, reader)).status).toBe(200);
});

test('a relative whose letter came back gets the regular letters on paper until then', async () => {
  const report = await logDominoes(anita, facts);
  const { which, reader } = await mailed(report);
  const link = reader.kind === 'relative' ? reader.relative_link_id : '';
  await query(`update relative_links set digest = 'weekly', digest_by = 'email' where id = $1`, [link]);
  const care_home_id = facts.care_home_id;
  const comesBy = async () =>
    await inTransaction(world.database, { care_home_id, account_id: null }, async (db) => {
      const days = { friday: lettersDayOf(facts.today), today: facts.today };
      const due = await dueLetters(db, careHomeOfJob({ care_home_id, timezone: 'Europe/London' }), days);
      return due.find(({ relative_link_id }) => relative_link_id === link)?.digest_by;
    });
  expect(await comesBy()).toBe('email');
  await anita.asks(sayCameBack, { ...write(), ...which, reason: 'No such user' });
  expect(await comesBy()).toBe('print');
  await anita.asks(sayAddressIsRight, { ...write(), ...which });
  expect(await comesBy()).toBe('email');
});

test('only a manager says it, with a reason, and of a letter that was mailed and that nobody has opened', async () => {
  const report = await logDominoes(nadia, facts);
  const { which } = await mailed(report, DOCTOR);
  const said = (reason: string) => ({ ...write(), ...which, reason });
  expect((await nadia.asks(sayCameBack, said('Mailbox full'))).status).toBe(403);
  expect((await nadia.asks(sayAddressIsRight, { ...write(), ...which })).status).toBe(403);
  expect((await anita.sends(sayCameBack.path, said('  '))).body).toMatchObject({
    errors: { reason: ['Write what the mail that came back says'] },
  });
  await query('update report_deliveries set opened_at = now() where id = $1', [which.delivery_id]);
  expect(await anita.sends(sayCameBack.path, said('Mailbox full'))).toMatchObject({
    status: 422,
    body: { errors: { form: ['Somebody has opened this letter, so it arrived'] } },
  });
  const waiting = await sent(report, DOCTOR);
  const unsent = { ...write(), report_id: report.id, delivery_id: waiting.body.id, reason: 'Mailbox full' };
  expect(await anita.sends(sayCameBack.path, unsent)).toMatchObject({
    status: 422,
    body: { errors: { form: ['This letter was not mailed, so it can’t have come back'] } },
  });
  // Nor is it offered of one that nobody mailed in time.
  await query(`update report_deliveries set expires_at = now() - interval '1 day' where id = $1`, [waiting.body.id]);
  const { items } = (await anita.asks(listDeliveries, { report_id: report.id })).body;
  expect(items.find(({ id }) => id === waiting.body.id)).toMatchObject({ state: 'expired', was_mailed: false });
  expect(items.find(({ id }) => id === which.delivery_id)).toMatchObject({ was_mailed: true });
  expect((await anita.asks(sayCameBack, { ...unsent, delivery_id: uuidv7() })).status).toBe(404);
});
