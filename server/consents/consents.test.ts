import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPartners } from '@heartsease/domain/chat/chats.endpoints.ts';
import { lastAnswer, standingOf } from '@heartsease/domain/consents/consent.ts';
import type { ConsentFields } from '@heartsease/domain/consents/consent.ts';
import { listConsents, listDueConsents, recordConsent } from '@heartsease/domain/consents/consents.endpoints.ts';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let sarah: Asker;
let care_home_id: string;
let eileen: string;
let frank: string;
let today: string;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  const everybody = (await nadia.asks(listResidents, {})).body.items;
  const idOf = (name: string) => everybody.find(({ known_as }) => known_as === name)?.id ?? '';
  [eileen, frank] = [idOf('Eileen'), idOf('Frank')];
  const { id, day } = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string; day: string }>(
      `select id, (now() at time zone timezone)::date::text as day from care_homes where name = 'Larch House'`,
    );
    return rows[0] ?? { id: '', day: '' };
  });
  [care_home_id, today] = [id, day];
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });

const yes = (purpose: ConsentFields['purpose']): ConsentFields => ({
  purpose,
  status: 'given',
  basis: 'resident',
  decided_by: '',
  capacity_assessed_on: null,
  people_consulted: '',
  conditions: 'Ask each time.',
  decided_on: today,
  review_on: addDays(today, 365),
  evidence: '',
});

const no = (purpose: ConsentFields['purpose']): ConsentFields => ({
  ...yes(purpose),
  status: 'withdrawn',
  review_on: null,
  conditions: '',
});

/** Writes an answer down after whatever was said last. */
async function says(resident_id: string, answer: ConsentFields) {
  const { body } = await nadia.asks(listConsents, { resident_id });
  const base_version = lastAnswer(body.items, answer.purpose)?.version ?? 0;
  return await nadia.asks(recordConsent, { ...write(), resident_id, base_version, ...answer });
}

test('answers follow one another, and none is lost', async () => {
  expect((await says(frank, yes('voice_video'))).body).toMatchObject({
    version: 1,
    status: 'given',
    recorded_by: 'Nadia',
  });
  expect((await says(frank, no('voice_video'))).body).toMatchObject({ version: 2, status: 'withdrawn' });
  const { body } = await tomasz.asks(listConsents, { resident_id: frank });
  const ofVoice = body.items.filter(({ purpose }) => purpose === 'voice_video');
  expect(ofVoice.map(({ version, status }) => [version, status])).toEqual([
    [2, 'withdrawn'],
    [1, 'given'],
  ]);
});

test('whoever writes second is told what the first one wrote', async () => {
  const at = { resident_id: frank, base_version: 0, ...yes('data_sharing_nhs') };
  await nadia.asks(recordConsent, { ...write(), ...at });
  const second = await nadia.sends(recordConsent.path, { ...write(), ...at, status: 'refused' });
  expect([second.status, second.body]).toMatchObject([409, { current: { version: 1, status: 'given' } }]);
});

test('of ten who write at the same moment one is heard', async () => {
  const at = { resident_id: frank, base_version: 0, ...yes('photo_training') };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => nadia.sends(recordConsent.path, { ...write(), ...at })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});

test('a carer reads and writes none; a relative and a stranger do neither', async () => {
  const input = { ...write(), resident_id: eileen, base_version: 0, ...yes('chat') };
  expect((await tomasz.asks(listConsents, { resident_id: eileen })).status).toBe(200);
  expect((await tomasz.asks(recordConsent, input)).status).toBe(403);
  expect((await tomasz.asks(listDueConsents, {})).status).toBe(403);
  expect((await sarah.asks(listConsents, { resident_id: eileen })).status).toBe(403);
  expect((await sarah.asks(recordConsent, input)).status).toBe(403);
  const other = await world.as('coordinator@ty-rhosyn.example');
  expect((await other.asks(listConsents, { resident_id: eileen })).status).toBe(404);
});

test('the database itself lets nobody change or take away an answer', async () => {
  const rights = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ privilege_type: string }>(
      `select privilege_type from information_schema.role_table_grants
        where table_name = 'consents' and grantee = 'heartsease_app' order by 1`,
    );
    return rows.map(({ privilege_type }) => privilege_type);
  });
  expect(rights).toEqual(['INSERT', 'SELECT']);
});

test.each([
  ['review_on', { review_on: '' }],
  ['review_on', { review_on: '2999-01-01' }],
  ['decided_on', { status: 'refused', decided_on: '2999-01-01' }],
  ['decided_on', { decided_on: '2026-02-30' }],
  ['decided_by', { basis: 'attorney_hw', capacity_assessed_on: '2026-01-01' }],
  ['capacity_assessed_on', { basis: 'deputy', decided_by: 'The court’s deputy' }],
  ['people_consulted', { basis: 'best_interests', decided_by: 'The manager', capacity_assessed_on: '2026-01-01' }],
  ['conditions', { conditions: 'x'.repeat(301) }],
  ['conditions', { conditions: '\u0000' }],
  ['purpose', { purpose: 'everything' }],
])('an answer with a wrong %s is refused at that field: %j', async (field, wrong) => {
  const input = { ...write(), resident_id: frank, base_version: 0, ...yes('data_sharing_nhs'), ...wrong };
  const { status, body } = await nadia.sends(recordConsent.path, input);
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
});

test('a no to news of them closes it for the family with the next request', async () => {
  const updates = async () => (await sarah.asks(listMyPeople, {})).body.items[0]?.are_updates_open;
  expect(await updates()).toBe(true);
  await says(eileen, no('family_updates'));
  expect(await updates()).toBe(false);
  await says(eileen, yes('family_updates'));
  expect(await updates()).toBe(true);
});

test('a photo is shown to the family by a yes, and the link itself dies with the no', async () => {
  await world.app.files.keep(care_home_id, await givePhoto(eileen), Buffer.from('a photo'));
  const photo = async () => (await sarah.asks(listMyPeople, {})).body.items[0]?.photo_url ?? null;
  await says(eileen, no('photo_family_own'));
  expect(await photo()).toBeNull();
  await says(eileen, yes('photo_family_own'));
  const link = await photo();
  const fetched = await fetch(`${world.address}${link}`);
  expect([fetched.status, fetched.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  // Her link is none for staff, nor for another relative.
  const [path] = link?.split('?') ?? [];
  expect((await fetch(`${world.address}${path}`)).status).toBe(404);
  expect((await fetch(`${world.address}${path}?for=${uuidv7()}`)).status).toBe(404);
  // Paused, she can't fetch what she was given a moment ago.
  await linkIs('paused');
  expect((await fetch(`${world.address}${link}`)).status).toBe(404);
  await linkIs('active');
  expect((await fetch(`${world.address}${link}`)).status).toBe(200);
  await says(eileen, no('photo_family_own'));
  expect((await fetch(`${world.address}${link}`)).status).toBe(404);
  // Staff still see the face; a no to photos in the record takes it from everybody.
  const shown = async () => (await nadia.asks(listResidents, {})).body.items.find(({ id }) => id === eileen)?.photo_url;
  expect(await shown()).toEqual(expect.any(String));
  await says(eileen, yes('photo_family_own'));
  await says(eileen, no('photo_record'));
  expect([await shown(), await photo()]).toEqual([null, null]);
  await says(eileen, yes('photo_record'));
});

test('due is what ran out, what runs out soon, and who was never asked', async () => {
  const { body } = await nadia.asks(listDueConsents, {});
  const dueOf = (name: string) =>
    body.items.find(({ resident }) => resident.known_as === name)?.due.map(({ purpose, why }) => `${purpose} ${why}`);
  expect(dueOf('Ron')).toContain('photo_home expired');
  expect(dueOf('Hazel')).toContain('photo_family_own review');
  expect(dueOf('Emrys')).toContain('photo_record not_asked');
  expect(dueOf('Eileen')).toBeUndefined();
});

test('a yes that counted on the day of a death counts on for the family, until it is taken back', async () => {
  const died = addDays(today, -40);
  const ended = async (status: string, on: string) =>
    await asOwner(world.ownerUrl, (client) =>
      client.query('update residents set status = $2, ended_on = $3 where id = $1', [frank, status, on]),
    );
  await asOwner(world.ownerUrl, async (client) => {
    await client.query('delete from consents where resident_id = $1', [frank]);
    for (const [purpose, decided_on, review_on] of [
      ['family_updates', addDays(died, -350), addDays(today, -1)],
      ['photo_home', addDays(died, -300), addDays(today, -1)],
      ['chat', died, died],
      ['photo_family_own', addDays(died, -300), addDays(died, -1)],
      // Written down when nobody knew yet.
      ['photo_family_group', addDays(died, 1), addDays(today, -1)],
    ]) {
      await client.query(
        `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
         values ($1, $2, $3, $4, 1, 'given', 'resident', $5, $6)`,
        [uuidv7(), care_home_id, frank, purpose, decided_on, review_on],
      );
    }
  });
  const ASKED = ['family_updates', 'photo_home', 'chat', 'photo_family_own', 'photo_family_group'] as const;
  const standing = async () => {
    const { body } = await nadia.asks(listConsents, { resident_id: frank });
    return ASKED.map((purpose) => standingOf(lastAnswer(body.items, purpose), today));
  };
  const mayBeTalkedOf = async () => {
    const { body } = await nadia.asks(listPartners, {});
    return body.circles.some(({ id }) => id === frank);
  };
  await ended('died', died);
  expect(await standing()).toEqual(['given', 'expired', 'given', 'expired', 'expired']);
  expect(await mayBeTalkedOf()).toBe(true);
  // Whoever moved away can be asked.
  await ended('moved_on', died);
  expect(await standing()).toEqual(['expired', 'expired', 'expired', 'expired', 'expired']);
  expect(await mayBeTalkedOf()).toBe(false);
  // As long as the memory book is there.
  await ended('died', addDays(today, -365));
  expect((await standing())[0]).toBe('given');
  await ended('died', addDays(today, -366));
  expect((await standing())[0]).toBe('expired');
  await ended('died', died);
  await says(frank, no('family_updates'));
  expect(await standing()).toEqual(['withdrawn', 'expired', 'given', 'expired', 'expired']);
  const late = await nadia.sends(recordConsent.path, {
    ...write(),
    resident_id: frank,
    base_version: 2,
    ...yes('family_updates'),
  });
  expect([late.status, late.body]).toMatchObject([422, { errors: { status: [/nobody can say yes/] } }]);
});

async function linkIs(status: string): Promise<void> {
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update relative_links set status = $1
        where resident_id = $2 and account_id = (select id from accounts where email = 'relative@larch-house.example')`,
      [status, eileen],
    ),
  );
}

async function givePhoto(resident_id: string): Promise<string> {
  const photo_id = uuidv7();
  await asOwner(world.ownerUrl, (client) =>
    client.query('update residents set photo_id = $2, photo_key = $3 where id = $1', [
      resident_id,
      photo_id,
      Buffer.alloc(32, 7),
    ]),
  );
  return photo_id;
}
