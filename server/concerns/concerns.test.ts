import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addConcern,
  closeConcern,
  getConcern,
  getSafeguardingContact,
  listConcerns,
  saveSafeguardingContact,
  updateConcern,
} from '@heartsease/domain/concerns/concerns.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let tomasz: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  anita = await world.as('manager@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const joyce = () => facts.residents.find(({ known_as }) => known_as === 'Joyce')?.id ?? '';
const query = async <Row extends object>(sql: string) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql))).rows;

const worry = (what: string) => ({
  ...write(),
  resident_id: joyce(),
  what,
  happened_at: new Date().toISOString(),
  safety: 'not_sure' as const,
  body_places: ['arms' as const],
  who: 'The night shift',
});

async function told(what: string): Promise<string> {
  await tomasz.asks(addConcern, worry(what));
  const rows = await query<{ id: string; what: string }>('select id, what from concerns');
  return rows.find((row) => row.what === what)?.id ?? '';
}

test('whoever tells a worry learns that it was sent, and nothing else', async () => {
  const sent = await tomasz.asks(addConcern, worry('A bruise on her arm'));
  expect([sent.status, sent.body]).toEqual([200, { ok: true }]);
  const id = await told('Another bruise');
  for (const email of ['carer', 'coordinator', 'relative']) {
    const asker = await world.as(`${email}@larch-house.example`);
    expect((await asker.asks(listConcerns, {})).status).toBe(403);
    expect((await asker.asks(getConcern, { concern_id: id })).status).toBe(403);
    const close = { ...write(), concern_id: id, base_version: 1, text: 'Nothing' };
    expect((await asker.asks(closeConcern, close)).status).toBe(403);
  }
});

test('its lead reads it, writes down what was done, passes it on and closes it', async () => {
  const concern_id = await told('She said somebody was rough with her');
  const listed = (await anita.asks(listConcerns, {})).body.items.find(({ id }) => id === concern_id);
  expect(listed).toMatchObject({ state: 'open', safety: 'not_sure', resident: { known_as: 'Joyce' } });
  const noted = { ...write(), concern_id, base_version: 1, kind: 'noted' as const, text: 'Spoke with Joyce' };
  expect((await anita.asks(updateConcern, noted)).body).toMatchObject({ state: 'open', version: 2 });
  const quicker = await anita.asks(updateConcern, { ...noted, ...write() });
  expect([quicker.status, Reflect.get(quicker.body, 'code')]).toEqual([409, 'version_conflict']);
  const referred = {
    ...write(),
    concern_id,
    base_version: 2,
    kind: 'referred' as const,
    text: 'To the local authority',
  };
  expect((await anita.asks(updateConcern, referred)).body.state).toBe('referred');
  const closed = { ...write(), concern_id, base_version: 3, text: 'Looked into together' };
  const { body } = await anita.asks(closeConcern, closed);
  expect(body.state).toBe('closed');
  expect(body.steps.map(({ kind }) => kind)).toEqual(['noted', 'referred', 'closed']);
  expect((await anita.asks(closeConcern, { ...closed, ...write(), base_version: 4 })).status).toBe(422);
  const reopened = { ...write(), concern_id, base_version: 4, kind: 'reopened' as const, text: 'It came up again' };
  expect((await anita.asks(updateConcern, reopened)).body.state).toBe('open');
});

test('every reading leaves a line, each time', async () => {
  const concern_id = await told('Her purse was missing');
  const lines = async () =>
    (await query<{ action: string; subject_id: string | null }>(`select action, subject_id from audit_events`)).filter(
      ({ action }) => action.startsWith('/api/v2/concern/') && !action.endsWith('/add'),
    );
  const before = (await lines()).length;
  await anita.asks(listConcerns, {});
  await anita.asks(getConcern, { concern_id });
  await anita.asks(getConcern, { concern_id });
  const after = (await lines()).slice(before);
  expect(after).toHaveLength(3);
  expect(after.filter(({ subject_id }) => subject_id === concern_id)).toHaveLength(2);
});

test('its leads get a mail that says nothing of it', async () => {
  await told('He shouted at her in the corridor');
  const mails = await query<{ to_address: string; subject: string; body: string }>(
    `select to_address, subject, body from outgoing_mails where notification = 'concern'`,
  );
  const leads = await query<{ email: string }>(
    `select a.email from memberships m join accounts a on a.id = m.account_id
      where m.role = 'manager' and m.care_home_id = '${facts.care_home_id}'`,
  );
  expect(mails.length).toBeGreaterThan(0);
  for (const { to_address, subject, body } of mails) {
    expect(leads.map(({ email }) => email)).toContain(to_address);
    expect(subject).toBe('Something waits for you in Heartsease');
    expect(body).not.toMatch(/Joyce|Tomasz|worry|safe|shouted|corridor/iu);
  }
});

test('another home’s lead finds nothing of it', async () => {
  const concern_id = await told('She flinched when he came near');
  const other = await world.as('manager@ty-rhosyn.example');
  expect((await other.asks(getConcern, { concern_id })).status).toBe(404);
  expect((await other.asks(listConcerns, {})).body.items.map(({ id }) => id)).not.toContain(concern_id);
});

test('a worry never waits for a package', async () => {
  const asker = await world.as('carer@elm-court.example');
  const care_home_id = (await asker.asks(me, {})).body.carehome.id;
  const said = { ...worry('Nobody came when she rang'), care_home_id, resident_id: null };
  expect((await asker.asks(addConcern, said)).status).toBe(200);
});

test('a worry about nobody who lives here is refused, and so is one of tomorrow', async () => {
  expect((await tomasz.asks(addConcern, { ...worry('X'), resident_id: uuidv7() })).status).toBe(404);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await tomasz.asks(addConcern, { ...worry('X'), happened_at: tomorrow })).status).toBe(422);
});

const COUNCIL = {
  name: 'Adult social care, Marches council',
  phone_day: '01632 960 100',
  phone_night: '01632 960 999',
  email: 'safeguarding@marches-council.example',
  web: 'https://marches-council.example/safeguarding',
};

test('the numbers of the local authority are said by its lead, and everybody who may tell a worry reads them', async () => {
  expect((await tomasz.asks(getSafeguardingContact, {})).body).toEqual({ contact: null });
  const first = { ...COUNCIL, base_version: 0 };
  expect((await tomasz.asks(saveSafeguardingContact, { ...write(), ...first })).status).toBe(403);
  const saved = await anita.asks(saveSafeguardingContact, { ...write(), ...first });
  expect(saved).toMatchObject({ status: 200, body: { contact: COUNCIL } });
  expect((await tomasz.asks(getSafeguardingContact, {})).body).toEqual({ contact: { ...COUNCIL, version: 1 } });
  // Whoever still has the form open from before writes nothing over.
  const late = await anita.asks(saveSafeguardingContact, { ...write(), ...first });
  expect(late).toMatchObject({ status: 409, body: { current: { contact: COUNCIL } } });
  const shorter = { ...write(), ...COUNCIL, base_version: 1, phone_day: '101', phone_night: '', email: '', web: '' };
  await anita.asks(saveSafeguardingContact, shorter);
  const { contact } = (await tomasz.asks(getSafeguardingContact, {})).body;
  expect(contact).toEqual({ ...COUNCIL, phone_day: '101', phone_night: null, email: null, web: null, version: 2 });
});

test('another home has none of these numbers, and relatives read none', async () => {
  const elsewhere = await world.as('carer@ty-rhosyn.example');
  expect((await elsewhere.asks(getSafeguardingContact, {})).body).toEqual({ contact: null });
  const sarah = await world.as('relative@larch-house.example');
  expect((await sarah.asks(getSafeguardingContact, {})).status).toBe(403);
});

test.each([
  ['name', ''],
  ['phone_day', ''],
  ['phone_day', 'ask at the desk'],
  ['phone_night', 'none'],
  ['email', 'the council'],
  ['web', 'javascript:alert(1)'],
  ['web', 'https://nowhere'],
  ['web', 'ftp://marches-council.example'],
])('numbers with the %s %j are refused at that field', async (field, value) => {
  const { status, body } = await anita.sends(saveSafeguardingContact.path, {
    ...write(),
    ...COUNCIL,
    base_version: 0,
    [field]: value,
  });
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
});
