import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  inviteRelative,
  listMyPeople,
  listRelatives,
  listRelativesOfHome,
  resendInvitation,
  withdrawInvitation,
} from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { getNotificationSettings } from '@heartsease/domain/notifications/notifications.endpoints.ts';
import { endStay, resumeStay } from '@heartsease/domain/residents/profile.endpoints.ts';
import { acceptInvitation, checkInvitation, register } from '@heartsease/domain/session/invitations.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { listOutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { askerAt, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let nadia: Asker;
let facts: Facts;
let hour = 0;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  // Each test is an hour later, so that one's tries don't count for the next.
  hour += 1;
  world.clock.now = new Date(Date.now() + hour * 3_600_000);
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const later = (hours: number) => {
  world.clock.now = new Date((world.clock.now ?? new Date()).getTime() + hours * 3_600_000);
};

const tom = {
  first_name: 'Tom',
  last_name: 'Ellis',
  relationship: 'grandson',
  access_level: 'family',
  sent_by: 'shown',
} as const;
const invites = (more: object = {}, asker = nadia) =>
  asker.asks(inviteRelative, { ...write(), resident_id: idOf('Frank'), ...tom, ...more });

async function joins(invite_code: string, email = `tom-${uuidv7()}@post.example`): Promise<Asker> {
  const password = { password: 'the 14:05 from Crewe', password_confirmation: 'the 14:05 from Crewe' };
  const answer = await world.anyone.asks(register, {
    invite_code,
    email,
    first_name: 'Tom',
    last_name: 'Ellis',
    ...password,
  });
  expect(answer.status).toBe(200);
  return askerAt(world.address, answer.body.token);
}

const listed = async (first_name: string) =>
  (await anita.asks(listRelatives, { resident_id: idOf('Frank') })).body.items.filter(
    (one) => one.first_name === first_name,
  );

test('whoever is invited sees nobody before they accept, and their person from then on', async () => {
  const { body } = await invites();
  expect(body).toMatchObject({ first_name: 'Tom', link: expect.stringContaining(body.code) });
  expect(await listed('Tom')).toMatchObject([{ status: 'invited', email: null, invitation: { is_over: false } }]);
  const asker = await joins(body.code);
  const people = (await asker.asks(listMyPeople, {})).body.items;
  expect(people.map(({ known_as, relationship }) => [known_as, relationship])).toEqual([['Frank', 'grandson']]);
  expect(await listed('Tom')).toMatchObject([{ status: 'active', invitation: null }]);
});

test('a mail goes out where one was asked for, without the resident’s name', async () => {
  const email = `tom-${hour}@post.example`;
  expect((await invites({ sent_by: 'email', email: '' })).body).toMatchObject({
    errors: { email: ['Enter an email address, or choose another way to invite'] },
  });
  await invites({ sent_by: 'letter', email });
  const mails = async () => (await anita.asks(listOutgoingMail, {})).body.items.filter(({ to }) => to === email);
  expect(await mails()).toEqual([]);
  const link = (await listed('Tom')).find((one) => one.email === email);
  await nadia.asks(resendInvitation, { ...write(), relative_link_id: link?.id ?? '', sent_by: 'email' });
  const [mail] = await mails();
  expect(mail?.text).toContain('/register?code=');
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Frank/);
});

test('a code that is shown lives for three days, a letter for two weeks', async () => {
  const [shown, letter] = [(await invites()).body, (await invites({ sent_by: 'letter' })).body];
  later(71);
  expect((await world.anyone.asks(checkInvitation, { invite_code: shown.code })).status).toBe(200);
  later(2);
  expect((await world.anyone.asks(checkInvitation, { invite_code: shown.code })).status).toBe(422);
  later(11 * 24 - 2);
  expect((await world.anyone.asks(checkInvitation, { invite_code: letter.code })).status).toBe(200);
  later(24);
  expect((await world.anyone.asks(checkInvitation, { invite_code: letter.code })).status).toBe(422);
});

test('an invitation that is sent again has a new code, and the old one opens nothing', async () => {
  const first = (await invites()).body;
  const { relative_link_id } = first;
  const second = (await nadia.asks(resendInvitation, { ...write(), relative_link_id, sent_by: 'shown' })).body;
  expect(second.code).not.toBe(first.code);
  expect((await world.anyone.asks(checkInvitation, { invite_code: first.code })).status).toBe(422);
  expect((await world.anyone.asks(checkInvitation, { invite_code: second.code })).body).toMatchObject({
    role: 'relative',
    first_name: 'Tom',
  });
});

test('an invitation that was taken back opens nothing', async () => {
  const { code, relative_link_id } = (await invites()).body;
  expect((await nadia.asks(withdrawInvitation, { ...write(), relative_link_id })).status).toBe(200);
  const answer = await world.anyone.asks(checkInvitation, { invite_code: code });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { invite_code: [expect.stringContaining('has ended')] } },
  });
  expect((await nadia.asks(withdrawInvitation, { ...write(), relative_link_id })).status).toBe(422);
});

test('a representative needs a manager', async () => {
  const representative = { access_level: 'representative' };
  expect(await invites(representative)).toMatchObject({
    status: 422,
    body: { errors: { access_level: [expect.stringContaining('manager')] } },
  });
  expect((await invites(representative, anita)).status).toBe(200);
  const tomasz = await world.as('carer@larch-house.example');
  expect((await invites({}, tomasz)).status).toBe(403);
});

test.each([
  ['has access', 'linda.grant@larch-house.example', 'Linda Grant has access already.'],
  ['is invited', 'invited@post.example', 'Tom Ellis is invited already.'],
])('whoever %s is not asked twice', async (_how, email, said) => {
  if (email === 'invited@post.example') await invites({ email });
  expect(await invites({ email })).toMatchObject({ status: 422, body: { errors: { email: [said] } } });
});

test('somebody with an account accepts a further person with it, signed in or by signing in', async () => {
  const malcolm = await world.as('malcolm.reeve@larch-house.example');
  const first = (await invites({ email: 'malcolm.reeve@larch-house.example' })).body;
  const accept = { ...write(), invite_code: first.code };
  expect((await malcolm.asks(acceptInvitation, accept)).body).toEqual({ carehome_id: facts.care_home_id });
  const people = (await malcolm.asks(listMyPeople, {})).body.items.map(({ known_as }) => known_as);
  expect(people).toEqual(['Frank', 'Peter']);
  // The same call once more is the same answer; the same code for another account is over.
  expect((await malcolm.asks(acceptInvitation, accept)).status).toBe(200);
  const marco = await world.as('marco.carini@larch-house.example');
  expect((await marco.asks(acceptInvitation, { ...write(), invite_code: first.code })).status).toBe(422);

  const second = (await invites()).body;
  const answer = await world.anyone.asks(register, {
    invite_code: second.code,
    email: 'marco.carini@larch-house.example',
    first_name: 'Marco',
    last_name: 'Carini',
    password: 'heartsease',
    password_confirmation: 'heartsease',
  });
  expect(answer.status).toBe(200);
  expect((await marco.asks(listMyPeople, {})).body.total).toBe(2);
});

test('an account of another home joins this one too, and keeps its own', async () => {
  const other = await world.as('relative@ty-rhosyn.example');
  const there = (await other.asks(me, {})).body.carehome.id;
  const { code } = (await invites()).body;
  const accept = { client_id: uuidv7(), care_home_id: there, invite_code: code };
  expect((await other.asks(acceptInvitation, accept)).body).toEqual({ carehome_id: facts.care_home_id });
  const { carehomes } = (await other.asks(me, {})).body;
  expect(carehomes.map(({ id }) => id).toSorted()).toEqual([there, facts.care_home_id].toSorted());
});

test('nobody is linked twice to the same person, and staff never become relatives by mistake', async () => {
  const linda = await world.as('linda.grant@larch-house.example');
  const { code } = (await invites()).body;
  const twice = await linda.asks(acceptInvitation, { ...write(), invite_code: code });
  expect([twice.status, twice.body]).toMatchObject([422, { errors: { invite_code: [expect.any(String)] } }]);
  const tomasz = await world.as('carer@larch-house.example');
  const answer = await tomasz.asks(acceptInvitation, { ...write(), invite_code: code });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { invite_code: [expect.stringContaining('You work at Larch House')] } },
  });
  expect((await tomasz.asks(me, {})).body.role).toBe('carer');
});

test('when somebody dies their invitations stop, and nobody is invited any more', async () => {
  const { code, relative_link_id } = (await invites()).body;
  const resident_id = idOf('Frank');
  const on = new Date().toISOString().slice(0, 10);
  await anita.asks(endStay, { ...write(), resident_id, status: 'died', on, note: '' });
  expect((await world.anyone.asks(checkInvitation, { invite_code: code })).status).toBe(422);
  expect((await invites()).status).toBe(422);
  const again = await nadia.asks(resendInvitation, { ...write(), relative_link_id, sent_by: 'shown' });
  expect(again.status).toBe(422);
  const waiting = async () =>
    (await nadia.asks(listRelativesOfHome, {})).body.items.filter(
      ({ status, resident }) => status === 'invited' && resident.id === resident_id,
    );
  expect(await waiting()).toEqual([]);
  // It was a mistake: what waited, waits again.
  await anita.asks(resumeStay, { ...write(), resident_id });
  expect((await waiting()).map(({ id }) => id)).toContain(relative_link_id);
  expect((await world.anyone.asks(checkInvitation, { invite_code: code })).status).toBe(200);
});

test('the whole home is one list, each with their person', async () => {
  const { body } = await nadia.asks(listRelativesOfHome, {});
  const linda = body.items.filter(({ first_name, last_name }) => `${first_name} ${last_name}` === 'Linda Grant');
  expect(linda.map(({ resident }) => resident.known_as)).toEqual(['Betty', 'Frank']);
  expect(body.items.length).toBeGreaterThan(34);
  const tomasz = await world.as('carer@larch-house.example');
  expect((await tomasz.asks(listRelativesOfHome, {})).status).toBe(403);
});

test('nothing is mailed or pushed at night to whoever is new here, until they say otherwise', async () => {
  const tom = await joins((await invites()).body.code);
  expect((await tom.asks(getNotificationSettings, {})).body.quiet).toEqual({ from: '21:00', until: '08:00' });
});
