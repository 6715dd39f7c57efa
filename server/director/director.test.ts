import { afterAll, beforeAll, expect, test } from 'vitest';
import { getStage, resetStage, setStage } from '@heartsease/domain/director/director.endpoints.ts';
import { startPractice, stopPractice } from '@heartsease/domain/practice/practice.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let sarah: Asker;
beforeAll(async () => {
  world = await openWorld();
  sarah = await world.as('relative@larch-house.example');
});
afterAll(async () => await world.close());

const basicC = {
  package_title: 'Package C',
  is_basic: true,
  is_expired: false,
  is_risk_assessment_enabled: false,
} as const;

test('whoever shows the app sees what the home is shown with, and whom they can be', async () => {
  const { body } = await sarah.asks(getStage, {});
  expect(body.stage).toEqual({
    package_title: 'Package E',
    is_basic: false,
    is_expired: false,
    is_risk_assessment_enabled: true,
  });
  const emails = body.people.map(({ email }) => email);
  expect(emails).toContain('coordinator@larch-house.example');
  expect(emails.some((email) => email.includes('teme-bank'))).toBe(false);
});

test('a home is shown with another package at once, and as the demo world has it again', async () => {
  expect(await sarah.asks(setStage, basicC)).toMatchObject({ status: 200, body: basicC });
  expect((await sarah.asks(me, {})).body).toMatchObject({
    expired: false,
    package: { title: 'Package C', is_basic: true },
    carehome: { organisation: { is_risk_assessment_enabled: false } },
  });
  await sarah.asks(setStage, { ...basicC, is_expired: true });
  expect((await sarah.asks(me, {})).body.expired).toBe(true);
  expect((await sarah.asks(resetStage, {})).body).toMatchObject({ package_title: 'Package E', is_expired: false });
  expect((await sarah.asks(me, {})).body).toMatchObject({ expired: false, package: { title: 'Package E' } });
});

test('to show everything as the demo world has it brings back every home of it', async () => {
  const nadia = await world.as('coordinator@ty-rhosyn.example');
  const before = (await nadia.asks(getStage, {})).body.stage;
  expect((await nadia.asks(setStage, { ...basicC, is_expired: true })).status).toBe(200);
  expect((await sarah.asks(resetStage, {})).body).toMatchObject({ package_title: 'Package E' });
  expect((await nadia.asks(getStage, {})).body.stage).toEqual(before);
  expect((await sarah.asks(me, {})).body.carehome.name).toBe('Larch House');
});

test('in a real home, in a pretend one and on a server that is no demo it is refused', async () => {
  await asOwner(world.ownerUrl, (client) => addHome(client, { canary: 'Damselfly' }));
  const calls = async (asker: Asker) => [
    (await asker.asks(getStage, {})).status,
    (await asker.asks(setStage, basicC)).status,
    (await asker.asks(resetStage, {})).status,
  ];
  expect(await calls(await world.as('manager@damselfly.example'))).toEqual([403, 403, 403]);
  const nadia = await world.as('coordinator@larch-house.example');
  await nadia.asks(startPractice, {});
  expect(await calls(nadia)).toEqual([403, 403, 403]);
  await nadia.asks(stopPractice, {});
  const serious = await openWorld({ demo: false });
  try {
    expect(await calls(await serious.as('manager@larch-house.example'))).toEqual([403, 403, 403]);
  } finally {
    await serious.close();
  }
});
