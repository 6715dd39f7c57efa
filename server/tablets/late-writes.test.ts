import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handInAfterLeaving } from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import { enrolTablet, passOnTablet, setOwnPin, unlockTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { openPage } from '../test/browser-page.ts';
import type { BrowserPage } from '../test/browser-page.ts';
import { larchHouse } from '../test/leavers.ts';
import type { LarchHouse } from '../test/leavers.ts';
import { PIN } from '../test/tablets.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const PASSWORD = 'heartsease';

let world: World;
let larch: LarchHouse;
beforeAll(async () => {
  world = await openWorld();
  larch = await larchHouse(world);
});
afterAll(async () => await world.close());

async function enrolled(name: string): Promise<BrowserPage> {
  const page = openPage(world);
  await page.signsIn('manager@larch-house.example');
  const { care_home_id } = larch.facts;
  const { status } = await page.sends(enrolTablet.path, { client_id: uuidv7(), care_home_id, name, place: '' });
  expect(status).toBe(200);
  return page;
}

/** A carer whose session at a tablet was passed on, and somebody who had the tablet after them. */
async function passedOn(tablet: BrowserPage) {
  const tom = await larch.carer();
  tablet.token = '';
  await tablet.signsIn(tom.email);
  await tablet.sends(setOwnPin.path, { pin: PIN, current_password: PASSWORD });
  tablet.token = '';
  const { body } = await tablet.sends(unlockTablet.path, { staff_member_id: tom.id, pin: PIN });
  const { token } = body as { token: string };
  tablet.token = token;
  expect((await tablet.sends(passOnTablet.path, {})).status).toBe(200);
  tablet.token = '';
  await tablet.signsIn('coordinator@larch-house.example');
  return { tom, token };
}

test('what somebody wrote at a tablet that was passed on, and who has left since, waits for the manager', async () => {
  const tablet = await enrolled('Lounge');
  const { tom, token } = await passedOn(tablet);
  const log = larch.logOf('Written without a connection');
  const handsIn = async (page: BrowserPage) => await page.sends(handInAfterLeaving.path, { entries: [log] }, { token });

  // While they are still there it is theirs to send.
  expect((await handsIn(tablet)).body).toEqual({ taken: [] });
  await tom.leaves();
  // Neither another device nor another tablet of the home speaks for them.
  expect((await handsIn(openPage(world))).body).toEqual({ taken: [] });
  expect((await handsIn(await enrolled('Kitchen'))).body).toEqual({ taken: [] });
  expect(await larch.waitingOf('Written without a connection')).toEqual([]);

  expect((await handsIn(tablet)).body).toEqual({ taken: [log.client_id] });
  const [waiting] = await larch.waitingOf('Written without a connection');
  expect(waiting).toMatchObject({ author: { id: tom.id }, is_after_leaving: false });
  // Nothing else is opened by it.
  tablet.token = '';
  expect((await tablet.sends(unlockTablet.path, { staff_member_id: tom.id, pin: PIN })).body).toEqual({
    outcome: 'needs_password',
  });
});
