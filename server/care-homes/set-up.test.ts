import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpHome } from '@heartsease/domain/care-homes/set-up.endpoints.ts';
import { checkInvitation, register } from '@heartsease/domain/session/invitations.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { inviteStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { connectAsOwner } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { askerAt, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { keepNewHome } from './care-homes.queries.ts';
import { FIRST_HOME, setUpLink } from './set-up.ts';

let world: World;
let owner: Database;
let code: string;
beforeAll(async () => {
  world = await openWorld();
  owner = connectAsOwner(world.ownerUrl);
});
afterAll(async () => {
  await owner.destroy();
  await world.close();
});
beforeEach(async () => {
  const id = await keepNewHome(owner, { ...FIRST_HOME, organisation: `Our organisation ${uuidv7()}` });
  ({ code } = await setUpLink(owner, { public_url: 'https://heartsease.example' }, id));
});

const larchHouse = { name: 'Larch House', organisation: 'Marches Care', town: 'Shrewsbury', phone: '01632 960 001' };
const sets = async (more: object = {}) =>
  await world.anyone.asks(setUpHome, { invite_code: code, ...larchHouse, region: 'ENG', ...more });
const registers = async () =>
  await world.anyone.asks(register, {
    invite_code: code,
    email: `anita-${uuidv7()}@larch-house.example`,
    first_name: 'Anita',
    last_name: 'Desai',
    password: 'a quiet cup of tea',
    password_confirmation: 'a quiet cup of tea',
  });

test('the first manager says what the home is, and then who they are', async () => {
  const before = await world.anyone.asks(checkInvitation, { invite_code: code });
  expect(before.body).toMatchObject({ sets_up: true, role: 'manager' });
  const after = await sets({ region: 'IRL', town: 'Sligo' });
  expect(after.body).toMatchObject({ sets_up: false, care_home_name: 'Larch House', care_home_phone: '01632 960 001' });
  const { body } = await registers();
  const profile = await askerAt(world.address, body.token).asks(me, {});
  expect(profile.body.carehome).toMatchObject({
    name: 'Larch House',
    town: 'Sligo',
    region: 'IRL',
    timezone: 'Europe/Dublin',
  });
  expect(profile.body.carehome.organisation).toMatchObject({ name: 'Marches Care' });
});

test('it may be said again until the manager is there, and never after', async () => {
  expect((await sets()).status).toBe(200);
  expect((await sets({ name: 'Larch Court' })).body.care_home_name).toBe('Larch Court');
  expect((await registers()).status).toBe(200);
  expect(await sets()).toMatchObject({ status: 422, body: { errors: { invite_code: [expect.any(String)] } } });
});

test('an invitation that a person of the home wrote changes no home', async () => {
  const anita = await world.as('manager@larch-house.example');
  const care_home_id = (await anita.asks(me, {})).body.carehome.id;
  const invited = await anita.asks(inviteStaffMember, {
    client_id: uuidv7(),
    care_home_id,
    first_name: 'Priya',
    last_name: 'Anand',
    email: null,
    role: 'manager',
  });
  const tried = await sets({ invite_code: invited.body.code ?? '' });
  expect(tried).toMatchObject({ status: 422, body: { errors: { invite_code: [expect.any(String)] } } });
  expect((await anita.asks(me, {})).body.carehome.town).toBe('Shrewsbury');
});

test('what is missing is said at its field', async () => {
  expect(await sets({ name: ' ', phone: 'ask at the door', region: 'Shropshire' })).toMatchObject({
    status: 422,
    body: {
      errors: {
        name: ['Enter the name of the home'],
        phone: ['Enter a phone number, like 01632 960 001'],
        region: ['Choose where the home is'],
      },
    },
  });
});
