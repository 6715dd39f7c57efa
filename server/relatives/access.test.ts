import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getMyPersonsAboutMe, proposeForMyPerson } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { listComingUp } from '@heartsease/domain/planner/planner.endpoints.ts';
import { LinkFields } from '@heartsease/domain/relatives/relative.ts';
import type { Relative } from '@heartsease/domain/relatives/relative.ts';
import {
  endAccess,
  listLinkChanges,
  listMyPeople,
  listRelatives,
  pauseAccess,
  resumeAccess,
  saveAccess,
  saveDigest,
  showMeToCircle,
  viewAsRelative,
} from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { endStay, resumeStay } from '@heartsease/domain/residents/profile.endpoints.ts';
import { getOwnDetails, saveOwnDetails } from '@heartsease/domain/session/details.endpoints.ts';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let nadia: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  world.clock.now = null;
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';

async function linkOf(resident: string, first_name: string, asker = anita): Promise<Relative> {
  const { body } = await asker.asks(listRelatives, { resident_id: idOf(resident) });
  const found = body.items.find((one) => one.first_name === first_name && one.status !== 'ended');
  if (!found) throw new Error(`${first_name} is no relative of ${resident}`);
  return found;
}

const fieldsOf = (relative: Relative) => LinkFields.parse(relative);

test('staff see who is linked to a resident; why somebody was paused only those who manage access', async () => {
  const link = await linkOf('Joyce', 'Leah');
  await anita.asks(pauseAccess, { ...write(), relative_link_id: link.id, reason: 'Joyce asked for quiet' });
  const tomasz = await world.as('carer@larch-house.example');
  expect((await linkOf('Joyce', 'Leah', nadia)).status_reason).toBe('Joyce asked for quiet');
  expect(await linkOf('Joyce', 'Leah', tomasz)).toMatchObject({ status: 'paused', status_reason: '' });
  expect((await tomasz.asks(listLinkChanges, { relative_link_id: link.id })).status).toBe(403);
  await anita.asks(resumeAccess, { ...write(), relative_link_id: link.id });
});

test('a paused relative may nothing from the next call on, and everything again when it is resumed', async () => {
  const leah = await world.as('leah.reid-campbell@larch-house.example');
  const resident_id = idOf('Joyce');
  const { id: relative_link_id } = await linkOf('Joyce', 'Leah');
  const tries = async () => [
    (await leah.asks(listMyPeople, {})).status,
    (await leah.asks(getMyPersonsAboutMe, { resident_id })).status,
    (await leah.asks(listComingUp, {})).status,
    (await leah.asks(showMeToCircle, { ...write(), resident_id, is_shown: true })).status,
  ];
  expect(await tries()).toEqual([200, 200, 200, 200]);
  const reason = 'Joyce asked for quiet';
  expect((await anita.asks(pauseAccess, { ...write(), relative_link_id, reason })).status).toBe(200);
  expect(await tries()).toEqual([403, 403, 403, 403]);
  // She is not told why; her account and her sign-in stay.
  const profile = await leah.asks(me, {});
  expect(profile.body).toMatchObject({ known_as: 'Leah', has_open_link: false });
  expect(JSON.stringify(profile.body)).not.toContain('quiet');
  await anita.asks(resumeAccess, { ...write(), relative_link_id });
  expect(await tries()).toEqual([200, 200, 200, 200]);
});

test('whose only link ends is signed out of the home on every device at once', async () => {
  const email = 'phoebe.chan@larch-house.example';
  const [phone, tablet] = [await world.as(email), await world.as(email)];
  const { id: relative_link_id } = await linkOf('Mei-Ling', 'Phoebe');
  expect((await anita.asks(endAccess, { ...write(), relative_link_id, reason: 'Moved abroad' })).status).toBe(200);
  const calls = Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? phone : tablet));
  const answers = await Promise.all(
    calls.flatMap((device) => [device.asks(listMyPeople, {}), device.asks(me, {}), device.asks(listComingUp, {})]),
  );
  expect(answers.filter(({ status }) => status !== 401)).toEqual([]);
  const again = await world.anyone.asks(login, { email, password: 'heartsease' });
  expect(again.status).toBe(422);
  expect((await linkOf('Mei-Ling', 'David')).status).toBe('active');
});

test('whoever has another person in the home stays signed in, and sees that one only', async () => {
  const huw = await world.as('huw.bebb@larch-house.example');
  const { id: relative_link_id } = await linkOf('Maureen', 'Huw');
  await anita.asks(endAccess, { ...write(), relative_link_id, reason: 'Maureen wishes it' });
  const people = (await huw.asks(listMyPeople, {})).body.items;
  expect(people.map(({ known_as }) => known_as)).toEqual(['Stan']);
  expect((await huw.asks(getMyPersonsAboutMe, { resident_id: idOf('Maureen') })).status).toBe(404);
});

test('what has ended is history: it can’t be changed, paused or resumed', async () => {
  const { body } = await anita.asks(listRelatives, { resident_id: idOf('Maureen') });
  const over = body.items.find(({ status }) => status === 'ended');
  const relative_link_id = over?.id ?? '';
  expect(over?.status_reason).toBe('Maureen wishes it');
  expect((await anita.asks(resumeAccess, { ...write(), relative_link_id })).status).toBe(422);
  expect((await anita.asks(pauseAccess, { ...write(), relative_link_id, reason: 'No' })).status).toBe(422);
  const { body: history } = await anita.asks(listLinkChanges, { relative_link_id });
  expect(history.items[0]).toMatchObject({ kind: 'ended', by: 'Anita', reason: 'Maureen wishes it' });
});

test('a pause and an end need a reason', async () => {
  const { id: relative_link_id } = await linkOf('Winston', 'Marcia');
  for (const endpoint of [pauseAccess, endAccess]) {
    const { status, body } = await anita.asks(endpoint, { ...write(), relative_link_id, reason: '  ' });
    expect([status, body]).toMatchObject([422, { errors: { reason: ['Write why, in a few words'] } }]);
  }
});

test('a manager changes relationship, level, primary contact and documents, and the history tells it', async () => {
  const link = await linkOf('Winston', 'Marcia');
  const authority = {
    kind: 'lpa_health_welfare',
    reference: '7000-1234-5678',
    seen_by: 'Anita Nair',
    seen_on: '2026-01-12',
  } as const;
  const fields = {
    relationship: 'eldest daughter',
    access_level: 'representative',
    is_primary: true,
    can_invite: false,
    digest: 'weekly',
    digest_by: 'email',
    authorities: [authority],
  } as const;
  const saved = await anita.asks(saveAccess, {
    ...write(),
    relative_link_id: link.id,
    base_version: link.version,
    ...fields,
    authorities: [authority],
  });
  expect(saved.body).toMatchObject(fields);
  const { body } = await anita.asks(listRelatives, { resident_id: idOf('Winston') });
  expect(body.items.filter(({ is_primary }) => is_primary).map(({ first_name }) => first_name)).toEqual(['Marcia']);
  const { body: history } = await anita.asks(listLinkChanges, { relative_link_id: link.id });
  expect(history.items[0]?.changes).toContainEqual({
    field: 'relationship',
    before: 'daughter',
    after: 'eldest daughter',
  });
});

test('two managers who change the same link: the second is shown what stands', async () => {
  const link = await linkOf('Arthur', 'Rosemary');
  const change = (relationship: string) =>
    anita.asks(saveAccess, {
      ...write(),
      relative_link_id: link.id,
      base_version: link.version,
      ...fieldsOf(link),
      relationship,
    });
  expect((await change('great-niece')).status).toBe(200);
  const second = await change('cousin');
  expect([second.status, second.body]).toMatchObject([409, { current: { relationship: 'great-niece' } }]);
});

test.each([
  ['a day to come', { seen_on: '2099-01-01' }, 'authorities.0.seen_on'],
  ['nobody who saw it', { seen_by: ' ' }, 'authorities.0.seen_by'],
  ['a day that never was', { seen_on: '2026-02-30' }, 'authorities.0.seen_on'],
  ['a kind that nobody knows', { kind: 'a note' }, 'authorities.0.kind'],
])('a document with %s is refused at its field', async (_what, wrong, field) => {
  const link = await linkOf('Arthur', 'Rosemary');
  const authority = { kind: 'deputy', reference: '', seen_by: 'Anita Nair', seen_on: '2026-01-12', ...wrong };
  const answer = await anita.sends(saveAccess.path, {
    ...write(),
    relative_link_id: link.id,
    base_version: link.version,
    ...fieldsOf(link),
    authorities: [authority],
  });
  expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([422, [field]]);
});

test('staff see what a relative sees, word for word, and nothing where they see nothing', async () => {
  const sarah = await world.as('relative@larch-house.example');
  const resident_id = idOf('Eileen');
  const { id: relative_link_id } = await linkOf('Eileen', 'Sarah');
  const hers = (await sarah.asks(listMyPeople, {})).body.items[0];
  const about = (await sarah.asks(getMyPersonsAboutMe, { resident_id })).body;
  const shown = await nadia.asks(viewAsRelative, { relative_link_id });
  expect(shown.body).toEqual({ person: hers, about_me: about });
  await anita.asks(pauseAccess, { ...write(), relative_link_id, reason: 'A test' });
  expect((await nadia.asks(viewAsRelative, { relative_link_id })).body).toEqual({ person: null, about_me: null });
  await anita.asks(resumeAccess, { ...write(), relative_link_id });
});

test('a friend is shown without “About me”, in the preview as in their own app', async () => {
  const { id: relative_link_id } = await linkOf('Marjorie', 'Pam');
  const { body } = await nadia.asks(viewAsRelative, { relative_link_id });
  expect([body.person?.known_as, body.about_me]).toEqual(['Marjorie', null]);
});

test('others of the circle are seen once they agree, by name and never by address', async () => {
  const [nikhil, meera] = [
    await world.as('nikhil.patel@larch-house.example'),
    await world.as('meera.shah@larch-house.example'),
  ];
  const resident_id = idOf('Sushila');
  const circle = async () => (await nikhil.asks(listMyPeople, {})).body.items[0]?.circle ?? [];
  await meera.asks(showMeToCircle, { ...write(), resident_id, is_shown: false });
  expect(await circle()).toEqual([]);
  await meera.asks(showMeToCircle, { ...write(), resident_id, is_shown: true });
  expect(await circle()).toEqual([{ known_as: 'Meera', relationship: 'daughter', portrait: expect.any(Object) }]);
  const { id: relative_link_id } = await linkOf('Sushila', 'Meera');
  await anita.asks(pauseAccess, { ...write(), relative_link_id, reason: 'A test' });
  expect(await circle()).toEqual([]);
  await anita.asks(resumeAccess, { ...write(), relative_link_id });
  const stranger = await meera.asks(showMeToCircle, { ...write(), resident_id: idOf('Frank'), is_shown: true });
  expect(stranger.status).toBe(404);
});

test('after a death family read for 90 days and write nothing; then it is over by itself', async () => {
  const ewa = await world.as('ewa.kowalska@larch-house.example');
  const resident_id = idOf('Halina');
  const today = calendarDay(new Date(), 'Europe/London');
  const died = addDays(today, -1);
  await anita.asks(endStay, { ...write(), resident_id, status: 'died', on: died, note: '' });
  const person = (await ewa.asks(listMyPeople, {})).body.items[0];
  expect(person).toMatchObject({ known_as: 'Halina', reads_until: addDays(died, 90) });
  expect((await ewa.asks(getMyPersonsAboutMe, { resident_id })).status).toBe(200);
  const words = { resident_id, heading: 'people', text: 'She loved us.' } as const;
  expect((await ewa.asks(proposeForMyPerson, { ...write(), ...words })).status).toBe(404);

  const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
  world.clock.now = noonOf(addDays(died, 90));
  const lastDay = await world.as('ewa.kowalska@larch-house.example');
  expect((await lastDay.asks(listMyPeople, {})).body.total).toBe(1);
  world.clock.now = noonOf(addDays(died, 91));
  expect((await lastDay.asks(listMyPeople, {})).status).toBe(403);
  expect((await lastDay.asks(getMyPersonsAboutMe, { resident_id })).status).toBe(403);
  world.clock.now = null;
  await anita.asks(resumeStay, { ...write(), resident_id });
  expect((await ewa.asks(listMyPeople, {})).body.items[0]?.reads_until).toBeNull();
});

test('a relative says how the digest comes; the home reads it, and the history tells who said so', async () => {
  const marcia = await world.as('marcia.clarke-hall@larch-house.example');
  const resident_id = idOf('Winston');
  const wish = { digest: 'monthly', digest_by: 'post' } as const;
  const saved = await marcia.asks(saveDigest, { ...write(), resident_id, ...wish });
  expect([saved.status, saved.body]).toEqual([200, wish]);
  const link = await linkOf('Winston', 'Marcia', nadia);
  expect(link).toMatchObject(wish);
  const { items } = (await anita.asks(listLinkChanges, { relative_link_id: link.id })).body;
  expect(items[0]).toMatchObject({
    by: 'Marcia',
    kind: 'changed',
    changes: [
      { field: 'digest', before: 'weekly', after: 'monthly' },
      { field: 'digest_by', before: 'email', after: 'post' },
    ],
  });
  const strange = await marcia.asks(saveDigest, { ...write(), resident_id: idOf('Eileen'), ...wish });
  expect(strange.status).toBe(404);
  const odd = await marcia.sends(saveDigest.path, { ...write(), resident_id, digest: 'hourly', digest_by: 'pigeon' });
  expect(odd).toMatchObject({ status: 422, body: { errors: { digest: [expect.any(String)] } } });
});

test('a number that a relative gives is there for the staff who call, and for no other relative', async () => {
  const marcia = await world.as('marcia.clarke-hall@larch-house.example');
  const { body } = await marcia.asks(getOwnDetails, {});
  const saved = await marcia.asks(saveOwnDetails, { ...write(), ...body, phone: '+44 1632 960 123' });
  expect(saved.status).toBe(200);
  expect((await linkOf('Winston', 'Marcia', nadia)).phone).toBe('+44 1632 960 123');
  const tomasz = await world.as('carer@larch-house.example');
  expect((await linkOf('Winston', 'Marcia', tomasz)).phone).toBe('+44 1632 960 123');
  const others = await anita.asks(listRelatives, { resident_id: idOf('Winston') });
  for (const { email } of others.body.items.filter(({ email, status }) => email !== null && status === 'active')) {
    const other = await world.as(email ?? '');
    expect(JSON.stringify((await other.asks(listMyPeople, {})).body)).not.toContain('960 123');
  }
});

test.each([
  ['no name', { first_name: '' }, 'first_name'],
  ['a name that is none', { known_as: '<b>' }, 'known_as'],
  ['a number that is none', { phone: 'ring me' }, 'phone'],
])('of one’s own details %s is refused at its field', async (_what, wrong, field) => {
  const marcia = await world.as('marcia.clarke-hall@larch-house.example');
  const { body } = await marcia.asks(getOwnDetails, {});
  const answer = await marcia.sends(saveOwnDetails.path, { ...write(), ...body, ...wrong });
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
});

test('a changed name is the name that everybody reads, and the address stays', async () => {
  const marcia = await world.as('marcia.clarke-hall@larch-house.example');
  const { body } = await marcia.asks(getOwnDetails, {});
  await marcia.asks(saveOwnDetails, { ...write(), ...body, known_as: 'Marcy', phone: '' });
  expect((await marcia.asks(me, {})).body).toMatchObject({
    known_as: 'Marcy',
    email: 'marcia.clarke-hall@larch-house.example',
  });
  expect((await linkOf('Winston', 'Marcy')).phone).toBe('');
  await marcia.asks(saveOwnDetails, { ...write(), ...body });
});
