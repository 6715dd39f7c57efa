import { afterAll, beforeAll, expect, test } from 'vitest';
import { endScene, getStage, playScene, resetHome } from '@heartsease/domain/director/director.endpoints.ts';
import { listPlannedSessions } from '@heartsease/domain/planner/planner.endpoints.ts';
import { getReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { getProfile, listPastResidents } from '@heartsease/domain/residents/profile.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me, ping } from '@heartsease/domain/session/session.endpoints.ts';
import { startPractice, stopPractice } from '@heartsease/domain/practice/practice.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { addHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let carer: Asker;
let manager: Asker;
beforeAll(async () => {
  world = await openWorld();
  [carer, manager] = [await world.as('carer@teme-bank.example'), await world.as('manager@teme-bank.example')];
});
afterAll(async () => await world.close());

const standing = async (asker: Asker) => (await asker.asks(getStage, {})).body.standing;

test('something is on now, and what a colleague says of it comes in bit by bit beside what one says oneself', async () => {
  const { status, body } = await carer.asks(playScene, { scene: 'session_on_now' });
  expect(status).toBe(200);
  const planned_session_id = body.planned_session_id ?? '';
  expect((await standing(carer)).on_now).toMatchObject({ title: expect.any(String) });
  const today = calendarDay(new Date(), 'Europe/London');
  const logged = async () => {
    const { items } = (await carer.asks(listPlannedSessions, { from: today, to: today })).body;
    const report_id = items.find(({ id }) => id === planned_session_id)?.logged?.report_id ?? '';
    return (await carer.asks(getReport, { report_id })).body;
  };
  const colleague = { scene: 'two_people_logging', planned_session_id } as const;
  expect((await carer.asks(playScene, colleague)).status).toBe(200);
  const first = await logged();
  expect(first.moments).toHaveLength(3);
  expect(first.author.id).not.toBe((await carer.asks(me, {})).body.id);
  await carer.asks(playScene, colleague);
  expect((await logged()).moments).toHaveLength(6);
  const elsewhere = { scene: 'two_people_logging', planned_session_id } as const;
  expect((await (await world.as('carer@ty-rhosyn.example')).asks(playScene, elsewhere)).status).toBe(404);
});

test('somebody moves in, and is there to be cared for', async () => {
  const { body } = await carer.asks(playScene, { scene: 'someone_moved_in' });
  const profile = (await manager.asks(getProfile, { resident_id: body.resident_id ?? '' })).body;
  expect(profile.face.known_as).toBe('Winifred');
  expect((await standing(carer)).moved_in).toEqual(['Winifred Sayce']);
  for (let more = 0; more < 5; more += 1) await carer.asks(playScene, { scene: 'someone_moved_in' });
  expect((await carer.asks(playScene, { scene: 'someone_moved_in' })).status).toBe(422);
});

test('somebody has died: all stops for them that does when a stay ends, until it is taken back', async () => {
  const resident_id = (await carer.asks(playScene, { scene: 'someone_has_died' })).body.resident_id ?? '';
  const past = async () => (await manager.asks(listPastResidents, {})).body.items.map(({ resident }) => resident.id);
  const here = async () => (await manager.asks(listResidents, {})).body.items.map(({ id }) => id);
  expect(await past()).toContain(resident_id);
  expect(await here()).not.toContain(resident_id);
  const ahead = `select from planned_session_residents p join planned_sessions s on s.id = p.planned_session_id
     where p.resident_id = $1 and s.starts_at > now()`;
  expect((await asOwner(world.ownerUrl, (client) => client.query(ahead, [resident_id]))).rowCount).toBe(0);
  expect((await standing(carer)).died).toHaveLength(1);
  // In the name of whoever answers for the home, and the line of the audit says what it was.
  const line = `select detail from audit_events where detail ->> 'by_scene' = 'true' and action like '%end-stay%'`;
  expect((await asOwner(world.ownerUrl, (client) => client.query(line))).rowCount).toBe(1);
  expect((await carer.asks(endScene, { scene: 'someone_has_died' })).status).toBe(200);
  expect(await here()).toContain(resident_id);
  expect((await standing(carer)).died).toEqual([]);
});

test('maintenance is shown to the device that asked for it, for half a minute, and to nobody else', async () => {
  world.clock.now = new Date();
  const played = await carer.asks(playScene, { scene: 'maintenance' });
  const cookie = /demo-rest=\d+/.exec(played.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const asks = async (path: string, from: Asker) => await from.sends(path, {}, { cookie, host: 'x' });
  const rests = await carer.sends(me.path, {}, { cookie: `__Host-${cookie}; ${cookie}` });
  expect(rests).toMatchObject({ status: 503, body: { until: expect.any(String) } });
  expect((await asks(ping.path, world.anyone)).status).toBeLessThan(600);
  expect((await world.anyone.sends(ping.path, {}, { cookie: `__Host-${cookie}; ${cookie}` })).status).toBe(503);
  expect((await carer.asks(me, {})).status).toBe(200);
  world.clock.now = new Date(world.clock.now.getTime() + 31_000);
  expect((await carer.sends(me.path, {}, { cookie: `__Host-${cookie}; ${cookie}` })).status).toBe(200);
  world.clock.now = null;
  // A cookie that somebody made themselves lasts no longer.
  const forged = `__Host-demo-rest=${Date.now() + 3_600_000}`;
  expect((await carer.sends(me.path, {}, { cookie: forged })).status).toBe(200);
  const { rows } = await asOwner(world.ownerUrl, (client) => client.query('select is_on from maintenance'));
  expect(rows).toEqual([{ is_on: false }]);
});

test('a home comes back as it was, and whoever brought it back is still signed in', async () => {
  expect((await standing(carer)).moved_in).toHaveLength(6);
  expect((await carer.asks(resetHome, {})).status).toBe(200);
  expect(await standing(carer)).toMatchObject({ moved_in: [], died: [], is_being_reset: false });
  expect((await standing(carer)).on_now).not.toBeNull();
}, 120_000);

test('in a real home, in a pretend one and on a server that is no demo there are no scenes', async () => {
  await asOwner(world.ownerUrl, (client) => addHome(client, { canary: 'Lacewing' }));
  const calls = async (asker: Asker) => [
    (await asker.asks(playScene, { scene: 'maintenance' })).status,
    (await asker.asks(playScene, { scene: 'someone_has_died' })).status,
    (await asker.asks(endScene, { scene: 'someone_has_died' })).status,
    (await asker.asks(resetHome, {})).status,
  ];
  expect(await calls(await world.as('manager@lacewing.example'))).toEqual([403, 403, 403, 403]);
  const nadia = await world.as('coordinator@larch-house.example');
  await nadia.asks(startPractice, {});
  expect(await calls(nadia)).toEqual([403, 403, 403, 403]);
  await nadia.asks(stopPractice, {});
  const serious = await openWorld({ demo: false });
  try {
    const anita = await serious.as('manager@larch-house.example');
    expect(await calls(anita)).toEqual([403, 403, 403, 403]);
    const cookie = `__Host-demo-rest=${Date.now() + 20_000}`;
    expect((await anita.sends(me.path, {}, { cookie })).status).toBe(200);
  } finally {
    await serious.close();
  }
}, 60_000);
