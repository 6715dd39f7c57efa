import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whoDecides } from '@heartsease/domain/consents/consent-requests.endpoints.ts';
import { lastAnswer } from '@heartsease/domain/consents/consent.ts';
import type { ConsentFields, Purpose } from '@heartsease/domain/consents/consent.ts';
import { listConsents, listDueConsents, recordConsent } from '@heartsease/domain/consents/consents.endpoints.ts';
import { listDecisions, takeBackConsent } from '@heartsease/domain/consents/decisions.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let gloria: Asker;
let sarah: Asker;
let care_home_id: string;
let winston: string;
let today: string;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  gloria = await world.as('gloria.clarke@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  winston = (await nadia.asks(listResidents, {})).body.items.find(({ known_as }) => known_as === 'Winston')?.id ?? '';
  const [home] = await owner<{ id: string; day: string }>(
    `select id, (now() at time zone timezone)::date::text as day from care_homes where name = 'Larch House'`,
  );
  [care_home_id, today] = [home?.id ?? '', home?.day ?? ''];
});
afterAll(async () => await world.close());
beforeEach(async () => void (await owner(`delete from consents where resident_id = '${winston}'`)));

const write = () => ({ client_id: uuidv7(), care_home_id });

async function owner<Row extends object>(text: string): Promise<Row[]> {
  return await asOwner(world.ownerUrl, async (client) => (await client.query<Row>(text)).rows);
}

const lastOf = async (purpose: Purpose) =>
  lastAnswer((await nadia.asks(listConsents, { resident_id: winston })).body.items, purpose);

/** Staff write down what was decided; by Gloria, for a year, unless it is said otherwise. */
async function decided(purpose: Purpose, of: Partial<ConsentFields> = {}): Promise<void> {
  const { status } = await nadia.asks(recordConsent, {
    ...write(),
    resident_id: winston,
    base_version: (await lastOf(purpose))?.version ?? 0,
    purpose,
    status: 'given',
    basis: 'attorney_hw',
    decided_by: 'Gloria Clarke',
    capacity_assessed_on: addDays(today, -9),
    people_consulted: '',
    conditions: '',
    decided_on: addDays(today, -1),
    review_on: addDays(today, 300),
    evidence: '',
    ...of,
  });
  expect(status).toBe(200);
}

const takesBack = async (asker: Asker, purpose: Purpose, resident_id = winston) =>
  await asker.asks(takeBackConsent, { ...write(), resident_id, purpose });

const decisionsOf = async (asker: Asker) => (await asker.asks(listDecisions, {})).body.people;

test('whoever decides for somebody finds what was decided, and nothing that the person said', async () => {
  await decided('photo_home', { conditions: 'Not in bed.' });
  await decided('photo_family_own', { status: 'refused', review_on: null });
  await decided('chat', { basis: 'resident', decided_by: '' });
  expect(await decisionsOf(gloria)).toEqual([
    {
      resident: { id: winston, known_as: 'Winston' },
      decisions: [
        expect.objectContaining({ purpose: 'photo_home', status: 'given', conditions: 'Not in bed.' }),
        expect.objectContaining({ purpose: 'photo_family_own', status: 'refused', review_on: null }),
      ],
    },
  ]);
  expect(await decisionsOf(sarah)).toEqual([]);
});

test('a yes is taken back in their name, counts no longer, and those who may ask are told each time', async () => {
  await decided('photo_home', { conditions: 'Not in bed.' });
  await decided('photo_training');
  await owner('delete from outgoing_mails');
  expect((await takesBack(gloria, 'photo_home')).status).toBe(200);
  expect(await lastOf('photo_home')).toMatchObject({
    status: 'withdrawn',
    version: 2,
    basis: 'attorney_hw',
    decided_by: 'Gloria Clarke',
    capacity_assessed_on: addDays(today, -9),
    conditions: '',
    decided_on: today,
    review_on: null,
    recorded_by: 'Gloria',
  });
  const mailed = async () =>
    await owner(
      `select 1 from outgoing_mails where notification = 'consent_taken_back' and to_address like 'coordinator%'`,
    );
  expect(await mailed()).toHaveLength(1);
  await takesBack(gloria, 'photo_training');
  expect(await mailed()).toHaveLength(2);
  const lately = async () =>
    (await nadia.asks(listDueConsents, {})).body.taken_back.filter(({ resident }) => resident.id === winston);
  expect(await lately()).toMatchObject([
    { purpose: 'photo_training', decided_by: 'Gloria Clarke', decided_on: today },
    { purpose: 'photo_home' },
  ]);
  // For two weeks, and not once it is a yes again.
  await decided('photo_home');
  expect(await lately()).toHaveLength(1);
  await owner(`update consents set recorded_at = recorded_at - interval '15 days' where resident_id = '${winston}'`);
  expect(await lately()).toEqual([]);
});

test('nobody takes back what the person said, what is no yes any more, or what is not theirs to decide', async () => {
  await decided('chat', { basis: 'resident', decided_by: '' });
  const hers = await takesBack(gloria, 'chat');
  expect([hers.status, hers.body]).toEqual([409, expect.objectContaining({ current: null })]);
  expect((await takesBack(gloria, 'photo_public')).status).toBe(409);
  await decided('photo_home');
  expect((await takesBack(sarah, 'photo_home')).status).toBe(404);
  await decided('photo_home', { status: 'withdrawn', review_on: null });
  expect((await takesBack(gloria, 'photo_home')).body).toMatchObject({ current: { status: 'withdrawn' } });
  expect(await lastOf('chat')).toMatchObject({ status: 'given', version: 1 });
});

test('it is taken back once, from however many devices, and not by whose document has gone', async () => {
  await decided('photo_home');
  const answers = await Promise.all([1, 2, 3].map(async () => (await takesBack(gloria, 'photo_home')).status));
  expect(answers.filter((status) => status === 200)).toEqual([200]);
  expect(answers.filter((status) => status === 409)).toHaveLength(2);
  expect(await lastOf('photo_home')).toMatchObject({ status: 'withdrawn', version: 2 });

  await decided('photo_training');
  const [link] = (await nadia.asks(whoDecides, { resident_id: winston })).body.people;
  await owner(`update relative_links set authorities = '[]' where id = '${link?.relative_link_id}'`);
  expect((await takesBack(gloria, 'photo_training')).status).toBe(404);
  expect(await decisionsOf(gloria)).toEqual([]);
});
