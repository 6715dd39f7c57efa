import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { listStaff, makeResetLink, signOutStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { addMembership } from '../test/sign-ins.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

let world: World;
let home: MadeHome;
let other: MadeHome;
let start: Date;
let day = 0;
beforeAll(async () => {
  world = await openWorld();
  await asOwner(world.ownerUrl, async (client) => {
    home = await addHome(client, { canary: 'Meadowsweet' });
    other = await addHome(client, { canary: 'Thistledown' });
  });
});
afterAll(async () => await world.close());
beforeEach(() => {
  day += 200;
  start = new Date(Date.now() + day * DAY * 60_000);
  world.clock.now = start;
});

/** Moves the clock to so many minutes after the test began. */
const at = (minutes: number) => {
  world.clock.now = new Date(start.getTime() + minutes * 60_000);
};
const signsIn = async (role: string) => await world.as(`${role}@meadowsweet.example`);
const isSignedIn = async (asker: Asker) => {
  const { status } = await asker.asks(me, {});
  if (status !== 200 && status !== 401) throw new Error(`the profile answered ${status}`);
  return status === 200;
};
const write = (staff_member_id: string) => ({
  client_id: uuidv7(),
  care_home_id: home.care_home_id,
  staff_member_id,
});

test.each([
  ['a manager', 'manager', 1 * HOUR],
  ['a carer', 'carer', 4 * HOUR],
  ['a coordinator', 'coordinator', 4 * HOUR],
  ['a relative', 'relative', 30 * DAY],
])('the session of %s ends when it was not used for long', async (_who, role, idle) => {
  const [used, unused] = [await signsIn(role), await signsIn(role)];
  at(idle - 2);
  expect(await isSignedIn(used)).toBe(true);
  at(idle + 0.1);
  expect(await isSignedIn(unused)).toBe(false);
  expect(await isSignedIn(used)).toBe(true);
});

test.each([
  ['a manager', 'manager', 8 * HOUR, 30],
  ['a carer', 'carer', 12 * HOUR, 120],
  ['a relative', 'relative', 90 * DAY, 20 * DAY],
])('the session of %s ends in the end, however much it is used', async (_who, role, whole, pause) => {
  const asker = await signsIn(role);
  for (let minutes = pause; minutes < whole; minutes += pause) {
    at(minutes);
    expect(await isSignedIn(asker)).toBe(true);
  }
  at(whole - 1);
  expect(await isSignedIn(asker)).toBe(true);
  at(whole);
  expect(await isSignedIn(asker)).toBe(false);
});

test('an ended session does not come back when the clock of the machine is set back', async () => {
  const asker = await signsIn('carer');
  expect((await asker.sends('/api/v2/logout', {})).status).toBe(200);
  at(-30);
  expect(await isSignedIn(asker)).toBe(false);
});

test('the manager signs a carer out, and every device of hers is out with the next call', async () => {
  const manager = await signsIn('manager');
  const devices = [await signsIn('carer'), await signsIn('carer'), await signsIn('carer')];
  const carerOf = async () =>
    (await manager.asks(listStaff, {})).body.items.find(({ id }) => id === home.accounts.carer);
  expect((await carerOf())?.signed_in_devices).toBe(3);
  expect((await manager.asks(signOutStaffMember, write(home.accounts.carer))).status).toBe(200);
  for (const device of devices) expect(await isSignedIn(device)).toBe(false);
  expect((await carerOf())?.signed_in_devices).toBe(0);
  expect(await isSignedIn(manager)).toBe(true);
});

test('somebody who left yesterday is out at once, with the app still open', async () => {
  const asker = await signsIn('coordinator');
  expect(await isSignedIn(asker)).toBe(true);
  const leaves = (on: string | null) =>
    asOwner(world.ownerUrl, (client) =>
      client.query('update memberships set ends_on = $3 where care_home_id = $1 and account_id = $2', [
        home.care_home_id,
        home.accounts.coordinator,
        on,
      ]),
    );
  // By the home's clock: late on a summer evening in UTC it has begun its next day.
  const today = calendarDay(start, 'Europe/London');
  const yesterday = addDays(today, -1);
  await leaves(today);
  expect(await isSignedIn(asker)).toBe(true);
  await leaves(yesterday);
  expect(await isSignedIn(asker)).toBe(false);

  const manager = await signsIn('manager');
  expect((await manager.asks(makeResetLink, write(home.accounts.coordinator))).status).toBe(404);
  expect((await manager.asks(signOutStaffMember, write(home.accounts.coordinator))).status).toBe(404);
  const staff = await manager.asks(listStaff, {});
  expect(staff.body.items.map(({ id }) => id)).not.toContain(home.accounts.coordinator);
  await leaves(null);
});

test('somebody who begins tomorrow is not in yet', async () => {
  const asker = await signsIn('carer');
  const begins = (days: number) =>
    asOwner(world.ownerUrl, (client) =>
      client.query(
        'update memberships set starts_on = $3::date + $4::int where care_home_id = $1 and account_id = $2',
        [home.care_home_id, home.accounts.carer, calendarDay(start, 'Europe/London'), days],
      ),
    );
  await begins(1);
  expect((await asker.asks(me, {})).body.waits_for).toBe('start');
  expect(await asker.asks(listResidents, {})).toMatchObject({
    status: 403,
    body: { message: 'Your first day here has not come yet' },
  });
  await begins(0);
  expect((await asker.asks(me, {})).body.waits_for).toBeNull();
  expect((await asker.asks(listResidents, {})).status).toBe(200);
});

test('a manager makes no link to the account of somebody who works elsewhere too', async () => {
  await asOwner(world.ownerUrl, (client) =>
    addMembership(client, { care_home_id: home.care_home_id, account_id: other.accounts.manager, role: 'carer' }),
  );
  const manager = await signsIn('manager');
  const answer = await manager.asks(makeResetLink, write(other.accounts.manager));
  expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('another home') } });
  expect((await manager.asks(makeResetLink, write(home.accounts.carer))).status).toBe(200);
});
