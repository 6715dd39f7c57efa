import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { LinkFields, MOST_WAITING } from '@heartsease/domain/relatives/relative.ts';
import type { Relative } from '@heartsease/domain/relatives/relative.ts';
import {
  endAccess,
  inviteAsRelative,
  listLinkChanges,
  listMyPeople,
  listRelatives,
  pauseAccess,
  saveAccess,
  withdrawAsRelative,
} from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { endStay } from '@heartsease/domain/residents/profile.endpoints.ts';
import { checkInvitation, register } from '@heartsease/domain/session/invitations.endpoints.ts';
import { listOutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { askerAt, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let anita: Asker;
let sarah: Asker;
// Each test has a world of its own: what one invites would count for the next.
beforeEach(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  anita = await world.as('manager@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  return async () => await world.close();
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const eileen = () => idOf('Eileen');

const nephew = {
  first_name: 'Owen',
  last_name: 'Hart',
  email: null,
  relationship: 'nephew',
  access_level: 'family',
  sent_by: 'shown',
} as const;
const invites = (more: object = {}, asker = sarah) =>
  asker.asks(inviteAsRelative, { ...write(), resident_id: eileen(), ...nephew, ...more });

const relatives = async () => (await anita.asks(listRelatives, { resident_id: eileen() })).body.items;
const linkOf = async (first_name: string): Promise<Relative> => {
  const link = (await relatives()).find((one) => one.first_name === first_name && one.status !== 'ended');
  if (link === undefined) throw new Error(`${first_name} is nobody to Eileen`);
  return link;
};
const change = async (first_name: string, fields: Partial<LinkFields>) => {
  const link = await linkOf(first_name);
  const input = { ...LinkFields.parse(link), ...fields, relative_link_id: link.id, base_version: link.version };
  const answer = await anita.asks(saveAccess, { ...write(), ...input });
  expect(answer.status).toBe(200);
};
const isOpen = async (invite_code: string) =>
  (await world.anyone.asks(checkInvitation, { invite_code })).status === 200;
const waiting = async () => (await sarah.asks(listMyPeople, {})).body.items[0]?.invited.map((one) => one.first_name);

test('a daughter whom the home trusts with it asks her cousin in; he sees their aunt, and the home sees who asked', async () => {
  const { body } = await invites();
  expect(await waiting()).toEqual(['Owen']);
  const password = { password: 'the 14:05 from Crewe', password_confirmation: 'the 14:05 from Crewe' };
  const joined = await world.anyone.asks(register, {
    invite_code: body.code,
    email: 'owen@post.example',
    first_name: 'Owen',
    last_name: 'Hart',
    ...password,
  });
  const owen = askerAt(world.address, joined.body.token);
  expect((await owen.asks(listMyPeople, {})).body.items).toMatchObject([
    { known_as: 'Eileen', relationship: 'nephew', may_give: [], invited: [] },
  ]);
  expect(await waiting()).toEqual([]);
  const { body: history } = await anita.asks(listLinkChanges, { relative_link_id: (await linkOf('Owen')).id });
  expect(history.items.map(({ kind, by }) => [kind, by])).toEqual([
    ['accepted', 'Owen'],
    ['invited', 'Sarah'],
  ]);
  expect((await invites({ first_name: 'Ann' }, owen)).status).toBe(404);
});

test('the managers hear that somebody was invited, and the mail to whoever is asked names who asks', async () => {
  await invites({ email: 'owen@post.example', sent_by: 'email' });
  const mails = (await anita.asks(listOutgoingMail, {})).body.items;
  expect(mails.find(({ to }) => to === 'owen@post.example')?.text).toContain('Sarah and Larch House invite you');
  expect(mails.find(({ to }) => to === 'manager@larch-house.example')?.subject).toBe(
    'A relative has invited somebody in Heartsease',
  );
});

test('nobody gives more than they have, nor to somebody whom they have not', async () => {
  expect((await invites({ access_level: 'representative' })).body).toMatchObject({
    errors: { access_level: ['Choose a level that you can give'] },
  });
  await change('Sarah', { access_level: 'friend' });
  expect((await invites()).status).toBe(422);
  expect((await invites({ access_level: 'friend' })).status).toBe(200);
  expect((await invites({ resident_id: idOf('Frank') })).status).toBe(404);
});

test('of an address that is linked already a relative learns no more than that', async () => {
  await invites({ email: 'owen@post.example' });
  expect((await invites({ email: 'owen@post.example' })).body).toMatchObject({
    errors: { email: ['Larch House knows this address already. Ask them how it stands.'] },
  });
});

test('five may wait, the sixth is refused, also of many that arrive at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => invites()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_WAITING);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
    errors: { form: ['5 of your invitations wait for an answer. Take one back first.'] },
  });
});

test('one’s own invitation is taken back, another’s is not there', async () => {
  const { body } = await invites();
  const theirs = (await relatives()).find(({ first_name }) => first_name === 'Tom');
  const takes = (relative_link_id: string) => sarah.asks(withdrawAsRelative, { ...write(), relative_link_id });
  expect((await takes(theirs?.id ?? '')).status).toBe(404);
  expect((await takes(body.relative_link_id)).status).toBe(200);
  expect(await isOpen(body.code)).toBe(false);
  expect(await waiting()).toEqual([]);
});

test.each([
  ['the right is taken away', () => change('Sarah', { can_invite: false })],
  [
    'her access is paused',
    async () =>
      await anita.asks(pauseAccess, { ...write(), relative_link_id: (await linkOf('Sarah')).id, reason: 'A talk' }),
  ],
  [
    'her access ends',
    async () =>
      await anita.asks(endAccess, { ...write(), relative_link_id: (await linkOf('Sarah')).id, reason: 'She asked' }),
  ],
])('what waits opens nothing any more when %s, and she invites nobody', async (_when, happens) => {
  const { body } = await invites();
  expect(await isOpen(body.code)).toBe(true);
  await happens();
  expect(await isOpen(body.code)).toBe(false);
  expect((await invites()).status).toBeGreaterThanOrEqual(401);
});

test('whoever has somebody waiting can be paused and ended after the person died', async () => {
  const { body } = await invites();
  const { id } = await linkOf('Sarah');
  const on = new Date().toISOString().slice(0, 10);
  await anita.asks(endStay, { ...write(), resident_id: eileen(), status: 'died', on });
  const about = { ...write(), relative_link_id: id, reason: 'She asked' };
  expect((await anita.asks(pauseAccess, about)).status).toBe(200);
  expect((await anita.asks(endAccess, { ...about, client_id: uuidv7() })).status).toBe(200);
  expect(await isOpen(body.code)).toBe(false);
});

test('nobody is asked in to somebody who died', async () => {
  const on = new Date().toISOString().slice(0, 10);
  await anita.asks(endStay, { ...write(), resident_id: eileen(), status: 'died', on });
  expect((await sarah.asks(listMyPeople, {})).body.items[0]?.may_give).toEqual([]);
  expect((await invites()).status).toBe(404);
});
