import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import {
  endOtherSignIns,
  endOwnSignIn,
  endStaffSignIn,
  listOwnSignIns,
  listStaffSignIns,
} from '@heartsease/domain/session/sign-ins.endpoints.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const KAREN = 'carer@larch-house.example';

let world: World;
let anita: Asker;
let home: string;
let karenId: string;
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  home = (await anita.asks(me, {})).body.carehome.id;
  karenId = (await (await world.as(KAREN)).asks(me, {})).body.id;
});
afterEach(() => {
  world.clock.now = null;
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id: home });
const devicesOf = async (asker: Asker) => (await asker.asks(listOwnSignIns, {})).body.items;
const ofKaren = async () => (await anita.asks(listStaffSignIns, { staff_member_id: karenId })).body.items;
const isIn = async (asker: Asker) => (await asker.asks(me, {})).status === 200;
const idOf = async (asker: Asker) => (await devicesOf(asker)).find(({ is_this }) => is_this)?.id ?? '';

test('everybody sees their own devices, the one in hand marked, and nobody else’s', async () => {
  const [phone, tablet] = [await world.as(KAREN), await world.as(KAREN)];
  const seen = await devicesOf(phone);
  expect(seen.filter(({ is_this }) => is_this)).toHaveLength(1);
  expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining([await idOf(phone), await idOf(tablet)]));
  expect(seen[0]).toMatchObject({ device: 'A program', kind: 'program', care_home_name: 'Larch House', ended: null });
  const anitas = await devicesOf(anita);
  expect(anitas.map(({ id }) => id)).not.toContain(await idOf(phone));
});

test('a relative sees and ends their own devices too', async () => {
  const [phone, lost] = [
    await world.as('relative@larch-house.example'),
    await world.as('relative@larch-house.example'),
  ];
  expect((await phone.asks(endOwnSignIn, { ...write(), sign_in_id: await idOf(lost) })).status).toBe(200);
  expect([await isIn(phone), await isIn(lost)]).toEqual([true, false]);
});

test('a device that is ended elsewhere is out with its next call, and the others stay', async () => {
  const [phone, tablet, lost] = [await world.as(KAREN), await world.as(KAREN), await world.as(KAREN)];
  const sign_in_id = await idOf(lost);
  expect((await phone.asks(endOwnSignIn, { ...write(), sign_in_id })).status).toBe(200);
  expect([await isIn(phone), await isIn(tablet), await isIn(lost)]).toEqual([true, true, false]);
  expect((await devicesOf(phone)).map(({ id }) => id)).not.toContain(sign_in_id);
  expect((await phone.asks(endOwnSignIn, { ...write(), sign_in_id })).status).toBe(404);
});

test('all others are ended at once, and this one stays', async () => {
  const [phone, tablet, lost] = [await world.as(KAREN), await world.as(KAREN), await world.as(KAREN)];
  expect((await phone.asks(endOtherSignIns, write())).status).toBe(200);
  expect([await isIn(phone), await isIn(tablet), await isIn(lost)]).toEqual([true, false, false]);
  expect(await devicesOf(phone)).toHaveLength(1);
});

test('nobody ends a device of somebody else, and it can’t be told from one that does not exist', async () => {
  const karen = await world.as(KAREN);
  const bodies = [];
  for (const sign_in_id of [await idOf(anita), uuidv7()]) {
    const answer = await karen.asks(endOwnSignIn, { ...write(), sign_in_id });
    expect(answer.status).toBe(404);
    bodies.push(JSON.stringify(answer.body));
  }
  expect(new Set(bodies).size).toBe(1);
  expect(await isIn(anita)).toBe(true);
});

test('the manager sees where a staff member is signed in, and ends one device without the others', async () => {
  const [phone, lost] = [await world.as(KAREN), await world.as(KAREN)];
  const sign_in_id = await idOf(lost);
  const before = (await ofKaren()).filter(({ ended }) => ended === null).length;
  expect((await anita.asks(endStaffSignIn, { ...write(), staff_member_id: karenId, sign_in_id })).status).toBe(200);
  expect([await isIn(phone), await isIn(lost)]).toEqual([true, false]);
  const after = await ofKaren();
  expect(after.filter(({ ended }) => ended === null)).toHaveLength(before - 1);
  expect(after.find(({ id }) => id === sign_in_id)?.ended).toMatchObject({ why: 'manager' });
});

test('a session of another person is not ended under the name of a staff member', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const answer = await anita.asks(endStaffSignIn, {
    ...write(),
    staff_member_id: karenId,
    sign_in_id: await idOf(nadia),
  });
  expect(answer.status).toBe(404);
  expect(await isIn(nadia)).toBe(true);
});

test('how a session ended is told: signed out, ended elsewhere, or run out; for 30 days', async () => {
  const [out, elsewhere, idle, phone] = [
    await world.as(KAREN),
    await world.as(KAREN),
    await world.as(KAREN),
    await world.as(KAREN),
  ];
  const [outId, elsewhereId, idleId] = [await idOf(out), await idOf(elsewhere), await idOf(idle)];
  await out.sends('/api/v2/logout', {});
  await phone.asks(endOwnSignIn, { ...write(), sign_in_id: elsewhereId });
  const start = Date.now();
  const later = async (hours: number) => {
    world.clock.now = new Date(start + hours * 3_600_000);
    anita = await world.as('manager@larch-house.example');
    return new Map((await ofKaren()).map(({ id, ended }) => [id, ended?.why ?? 'alive']));
  };
  const tonight = await later(5);
  expect([outId, elsewhereId, idleId].map((id) => tonight.get(id))).toEqual(['logout', 'elsewhere', 'ran_out']);
  expect((await later(31 * 24)).get(outId)).toBeUndefined();
});

test('only a manager of the home sees the devices of its staff', async () => {
  for (const email of ['coordinator@larch-house.example', KAREN, 'relative@larch-house.example']) {
    const asker = await world.as(email);
    expect((await asker.asks(listStaffSignIns, { staff_member_id: karenId })).status).toBe(403);
  }
  const stranger = await world.as('manager@teme-bank.example');
  expect((await stranger.asks(listStaffSignIns, { staff_member_id: karenId })).status).toBe(404);
});
