import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkInvitation, register } from '@heartsease/domain/session/invitations.endpoints.ts';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { inviteStaffMember, listStaff } from '@heartsease/domain/staff/staff.endpoints.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let larchHouse: string;
let elsewhere: MadeHome;
let hour = 0;
beforeAll(async () => {
  world = await openWorld();
  elsewhere = await asOwner(world.ownerUrl, (client) => addHome(client, { canary: 'Rowanberry' }));
});
afterAll(async () => await world.close());
beforeEach(async () => {
  // Each test is an hour later, so that one's tries don't count for the next.
  hour += 1;
  world.clock.now = new Date(Date.now() + hour * 3_600_000);
  anita = await world.as('manager@larch-house.example');
  larchHouse = (await anita.asks(me, {})).body.carehome.id;
});

const later = (hours: number) => {
  world.clock.now = new Date((world.clock.now ?? new Date()).getTime() + hours * 3_600_000);
};

async function invited(email: string | null = null): Promise<string> {
  const answer = await anita.asks(inviteStaffMember, {
    client_id: uuidv7(),
    care_home_id: larchHouse,
    first_name: 'Priya',
    last_name: 'Anand',
    email,
    role: 'carer',
  });
  expect(answer.status).toBe(200);
  return answer.body.code ?? '';
}

const registers = (invite_code: string, more: object = {}) =>
  world.anyone.asks(register, {
    invite_code,
    email: `priya-${hour}@larch-house.example`,
    first_name: 'Priya',
    last_name: 'Anand',
    password: 'the first daffodils',
    password_confirmation: 'the first daffodils',
    ...more,
  });

test('an invitation says which home invites and as what, before it is accepted', async () => {
  const answer = await world.anyone.asks(checkInvitation, { invite_code: await invited('priya@larch-house.example') });
  expect(answer.body).toEqual({
    care_home_name: 'Larch House',
    care_home_phone: expect.any(String),
    sets_up: false,
    role: 'carer',
    first_name: 'Priya',
    last_name: 'Anand',
    email: 'priya@larch-house.example',
  });
});

test('a new carer registers with the code of her mail and is in', async () => {
  const { status, body } = await registers(await invited(`priya-${hour}@larch-house.example`));
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['token']);
  const profile = await world.anyone.sends(me.path, {}, { authorization: `Bearer ${body.token}` });
  expect(profile.body).toMatchObject({ role: 'carer', carehome: { id: larchHouse }, carehomes_count: 1 });
  const staff = await anita.asks(listStaff, {});
  expect(staff.body.items.map(({ email }) => email)).toContain(`priya-${hour}@larch-house.example`);
});

test('a code may be typed in small letters with spaces and hyphens', async () => {
  const code = await invited();
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).toLowerCase()} `;
  expect((await registers(typed)).status).toBe(200);
});

test('a code works once', async () => {
  const code = await invited();
  expect((await registers(code)).status).toBe(200);
  const again = await registers(code, { email: 'another@larch-house.example' });
  expect(again).toMatchObject({
    status: 422,
    body: { errors: { invite_code: [expect.stringContaining('has ended')] } },
  });
});

test('of two who use a code at once, one gets in', async () => {
  const code = await invited();
  const both = await Promise.all([
    registers(code, { email: `one-${hour}@larch-house.example` }),
    registers(code, { email: `two-${hour}@larch-house.example` }),
  ]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
});

test('a code lives for three days', async () => {
  const [inTime, tooLate] = [await invited(), await invited()];
  later(71.9);
  expect((await registers(inTime)).status).toBe(200);
  later(0.1);
  const answer = await registers(tooLate, { email: 'late@larch-house.example' });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { invite_code: [expect.stringContaining('has ended')] } },
  });
});

test('a code that nobody made opens nothing', async () => {
  const answer = await registers('ABCD2345');
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { invite_code: [expect.stringContaining('No invitation')] } },
  });
});

test('whoever has an account already joins with its password, and no second account is made', async () => {
  const email = 'carer@rowanberry.example';
  const answer = await registers(await invited(email), {
    email,
    password: 'heartsease',
    password_confirmation: 'heartsease',
  });
  expect(answer.status).toBe(200);
  const profile = await world.anyone.sends(me.path, {}, { authorization: `Bearer ${answer.body.token}` });
  const { carehomes } = profile.body as { carehomes: { id: string }[] };
  expect(carehomes.map(({ id }) => id).toSorted()).toEqual([elsewhere.care_home_id, larchHouse].toSorted());
});

test('nobody joins with an account that is not theirs', async () => {
  const email = 'coordinator@rowanberry.example';
  const answer = await registers(await invited(), { email });
  expect(answer).toMatchObject({ status: 422, body: { errors: { email: [expect.stringContaining('account')] } } });
  expect((await world.anyone.asks(login, { email, password: 'heartsease' })).status).toBe(200);
});

test('the password of an account can’t be guessed through invitations either', async () => {
  const code = await invited();
  const email = 'manager@rowanberry.example';
  const statuses = [];
  for (let tries = 0; tries < 12; tries += 1) {
    statuses.push(
      (
        await registers(code, {
          email,
          password: `guess ${tries} of many`,
          password_confirmation: `guess ${tries} of many`,
        })
      ).status,
    );
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('a code can’t be found by trying', async () => {
  const statuses = [];
  for (let tries = 0; tries < 22; tries += 1) {
    const tail = String.fromCharCode(65 + (tries % 8)) + String.fromCharCode(74 + (tries % 5));
    statuses.push((await world.anyone.asks(checkInvitation, { invite_code: `ABCDEF${tail}` })).status);
  }
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(20);
  expect(statuses.at(-1)).toBe(429);
});

test('only the hash of a code is kept where codes are looked up', async () => {
  const code = await invited();
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select 1 from invitations i where strpos(i::text, $1) > 0', [code]),
  );
  expect(rows).toEqual([]);
});
