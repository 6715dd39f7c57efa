import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { register } from '@heartsease/domain/session/invitations.endpoints.ts';
import { login, me, switchCareHome } from '@heartsease/domain/session/session.endpoints.ts';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import {
  approveJoiner,
  declineJoiner,
  endStaffMember,
  inviteStaffMember,
  listStaff,
} from '@heartsease/domain/staff/staff.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { asOwner, askerAt, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const PASSWORD = 'the first daffodils';

let world: World;
let anita: Asker;
let home: string;
let number = 0;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  number += 1;
  // Each test is an hour later, so that one's tries don't count for the next.
  world.clock.now = new Date(Date.now() + number * 3_600_000);
  anita = await world.as('manager@larch-house.example');
  home = (await anita.asks(me, {})).body.carehome.id;
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id: home });
const today = () => calendarDay(world.clock.now ?? new Date(), 'Europe/London');

async function invited(more: object = {}): Promise<string> {
  const answer = await anita.asks(inviteStaffMember, {
    ...write(),
    first_name: 'Ola',
    last_name: 'Nowak',
    role: 'carer',
    ...more,
  });
  expect(answer.status).toBe(200);
  return answer.body.code ?? '';
}

async function joins(invite_code: string, email = `ola-${number}@larch-house.example`) {
  const answer = await world.anyone.asks(register, {
    invite_code,
    email,
    first_name: 'Ola',
    last_name: 'Nowak',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  return { status: answer.status, body: answer.body, ola: askerAt(world.address, answer.body.token) };
}

const waiting = async () => (await anita.asks(listStaff, {})).body.joiners;

test('whoever joins with a printed slip waits, and the manager sees them and whose slip it was', async () => {
  const { ola } = await joins(await invited());
  const { body } = await ola.asks(me, {});
  expect(body).toMatchObject({ waits_for: 'approval', role: 'carer', carehome: { name: 'Larch House' } });
  expect((await waiting()).find(({ id }) => id === body.id)).toMatchObject({
    first_name: 'Ola',
    last_name: 'Nowak',
    email: `ola-${number}@larch-house.example`,
    role: 'carer',
    slip_for: 'Ola Nowak',
  });
  const { items } = (await anita.asks(listStaff, {})).body;
  expect(items.map(({ id }) => id)).not.toContain(body.id);
});

test('whoever waits may do what is about their own account, and nothing else', async () => {
  const { ola } = await joins(await invited());
  const may: string[] = [];
  const told = new Set<string>();
  for (const { path, allow } of world.app.endpoints) {
    if (allow === 'anyone' || path === '/api/v2/logout') continue;
    const { status, body } = await ola.sends(path, {});
    if (status === 403) told.add(JSON.stringify(body));
    else may.push(path);
  }
  expect([...told]).toEqual(['{"message":"Your manager has not let you in yet"}']);
  expect(may.toSorted()).toEqual([
    '/api/v2/app-activity',
    '/api/v2/demo/stop',
    '/api/v2/invite/accept',
    '/api/v2/me',
    '/api/v2/switch-carehome',
    '/api/v2/tablet/pass-on',
    '/api/v2/user/change-password',
    '/api/v2/user/details',
    '/api/v2/user/mfa-confirm',
    '/api/v2/user/mfa-disable',
    '/api/v2/user/mfa-start',
    '/api/v2/user/notification-prefs',
    '/api/v2/user/notifications',
    '/api/v2/user/passkey-finish',
    '/api/v2/user/passkey-remove',
    '/api/v2/user/passkey-start',
    '/api/v2/user/pin',
    '/api/v2/user/pin-remove',
    '/api/v2/user/pin-set',
    '/api/v2/user/push',
    '/api/v2/user/push-prefs',
    '/api/v2/user/push-register',
    '/api/v2/user/push-test',
    '/api/v2/user/push-unregister',
    '/api/v2/user/recovery-codes',
    '/api/v2/user/revoke-other-sessions',
    '/api/v2/user/revoke-session',
    '/api/v2/user/save-language',
    '/api/v2/user/save-preferences',
    '/api/v2/user/second-step',
    '/api/v2/user/sessions',
    '/api/v2/user/tour-progress',
    '/api/v2/user/update-profile',
  ]);
  expect((await ola.sends('/api/v2/logout', {})).status).toBe(200);
});

test('let in by the manager, they are in with the next call', async () => {
  const { ola } = await joins(await invited());
  const { id } = (await ola.asks(me, {})).body;
  expect((await ola.asks(getToday, {})).status).toBe(403);
  expect((await anita.asks(approveJoiner, { ...write(), joiner_id: id })).status).toBe(200);
  expect((await ola.asks(getToday, {})).status).toBe(200);
  expect((await ola.asks(me, {})).body.waits_for).toBeNull();
  expect((await waiting()).map((joiner) => joiner.id)).not.toContain(id);
  expect((await anita.asks(approveJoiner, { ...write(), joiner_id: id })).status).toBe(404);
});

test('turned away, they are out with the next call and belong nowhere', async () => {
  const email = `ola-${number}@larch-house.example`;
  const { ola } = await joins(await invited());
  const { id } = (await ola.asks(me, {})).body;
  expect((await anita.asks(declineJoiner, { ...write(), joiner_id: id })).status).toBe(200);
  expect((await ola.asks(me, {})).status).toBe(401);
  expect(await world.anyone.asks(login, { email, password: PASSWORD })).toMatchObject({ status: 422 });
  expect((await waiting()).map((joiner) => joiner.id)).not.toContain(id);
});

test('whoever was invited by mail is in at once, with that address and no other', async () => {
  const email = `ola-${number}@larch-house.example`;
  const { ola } = await joins(await invited({ email }), email);
  expect((await ola.asks(me, {})).body.waits_for).toBeNull();
  const other = await joins(await invited({ email: 'somebody@larch-house.example' }), `other-${number}@example.com`);
  expect((await other.ola.asks(me, {})).body.waits_for).toBe('approval');
});

test('a slip that a colleague picks up makes nothing more of them', async () => {
  const code = await invited({ role: 'manager' });
  const answer = await world.anyone.asks(register, {
    invite_code: code,
    email: 'carer@larch-house.example',
    first_name: 'Tomasz',
    last_name: 'Zielinski',
    password: 'heartsease',
    password_confirmation: 'heartsease',
  });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { invite_code: [expect.stringContaining('You belong to Larch House already')] } },
  });
  const karen = await world.as('carer@larch-house.example');
  expect((await karen.asks(me, {})).body.role).toBe('carer');
});

test('whoever works elsewhere goes on there while they wait here', async () => {
  const email = 'carer@teme-bank.example';
  const { body } = await world.anyone.asks(register, {
    invite_code: await invited(),
    email,
    first_name: 'Kim',
    last_name: 'Lee',
    password: 'heartsease',
    password_confirmation: 'heartsease',
  });
  const kim = askerAt(world.address, body.token);
  const profile = (await kim.asks(me, {})).body;
  expect(profile).toMatchObject({ waits_for: null, carehome: { name: 'Teme Bank' }, carehomes_count: 2 });
  expect(profile.carehomes.map(({ name, waits_for }) => [name, waits_for])).toEqual([
    ['Larch House', 'approval'],
    ['Teme Bank', null],
  ]);
  await kim.asks(switchCareHome, { carehome_id: home });
  expect((await kim.asks(me, {})).body).toMatchObject({ waits_for: 'approval', carehome: { name: 'Larch House' } });
  expect((await kim.asks(getToday, {})).status).toBe(403);
});

test('whoever waits is no staff: no leaver’s work goes to them, and they manage nobody', async () => {
  const { ola } = await joins(await invited({ role: 'manager' }));
  const { id } = (await ola.asks(me, {})).body;
  expect((await ola.asks(listStaff, {})).status).toBe(403);
  const nadia = (await anita.asks(listStaff, {})).body.items.find(({ role }) => role === 'coordinator');
  const left = await anita.asks(endStaffMember, {
    ...write(),
    staff_member_id: nadia?.id ?? '',
    hand_over_to: id,
  });
  expect(left.status).toBe(404);
  expect((await anita.asks(endStaffMember, { ...write(), staff_member_id: id })).status).toBe(404);
});

test('somebody who is in already can’t be let in or turned away, nor anybody of another home', async () => {
  const { items } = (await anita.asks(listStaff, {})).body;
  const elsewhere = await world.as('manager@teme-bank.example');
  const { ola } = await joins(await invited());
  const waits = (await ola.asks(me, {})).body.id;
  const there = (await elsewhere.asks(me, {})).body.carehome.id;
  for (const endpoint of [approveJoiner, declineJoiner]) {
    expect((await anita.asks(endpoint, { ...write(), joiner_id: items[0]?.id ?? '' })).status).toBe(404);
    const answer = await elsewhere.asks(endpoint, { client_id: uuidv7(), care_home_id: there, joiner_id: waits });
    expect(answer.status).toBe(404);
  }
  expect((await ola.asks(me, {})).body.waits_for).toBe('approval');
});

test('an invitation for a later day makes an account that begins on that day', async () => {
  const email = `ola-${number}@larch-house.example`;
  const starts_on = addDays(today(), 3);
  const { ola } = await joins(await invited({ email, starts_on, wings: ['Garden wing'] }), email);
  expect((await ola.asks(me, {})).body).toMatchObject({ waits_for: 'start', starts_on, wings: ['Garden wing'] });
  expect((await ola.asks(getToday, {})).status).toBe(403);
  world.clock.now = new Date((world.clock.now ?? new Date()).getTime() + 3 * 86_400_000);
  const { body } = await world.anyone.asks(login, { email, password: PASSWORD });
  const later = askerAt(world.address, body.token);
  expect((await later.asks(me, {})).body.waits_for).toBeNull();
  expect((await later.asks(getToday, {})).status).toBe(200);
});

test('the last day is the last: from midnight in the home on there is no access', async () => {
  const email = `ola-${number}@larch-house.example`;
  const ends_on = today();
  const { ola } = await joins(await invited({ email, ends_on }), email);
  expect((await ola.asks(getToday, {})).status).toBe(200);
  // A quarter to midnight and a quarter past it, in London.
  const noon = Date.parse(`${ends_on}T12:00:00Z`);
  const offset = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' }).format(noon),
  );
  const midnight = noon + (24 - offset) * 3_600_000;
  const at = async (instant: number) => {
    world.clock.now = new Date(instant);
    return (await world.anyone.asks(login, { email, password: PASSWORD })).status;
  };
  expect(await at(midnight - 900_000)).toBe(200);
  expect(await at(midnight + 900_000)).toBe(422);
});

test('a first day after the last is refused at its field, and so is a last day that is over', async () => {
  for (const dates of [
    { starts_on: addDays(today(), 5), ends_on: addDays(today(), 4) },
    { ends_on: addDays(today(), -1) },
  ]) {
    const answer = await anita.sends(inviteStaffMember.path, {
      ...write(),
      first_name: 'Ola',
      last_name: 'Nowak',
      role: 'carer',
      ...dates,
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: { ends_on: [expect.any(String)] } } });
  }
});

test('the line of the audit says who let somebody in', async () => {
  const { ola } = await joins(await invited());
  const joiner_id = (await ola.asks(me, {})).body.id;
  await anita.asks(approveJoiner, { ...write(), joiner_id });
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ account_id: string }>(
      `select account_id from audit_events where action = '/api/v2/staff/approve' and subject_id = $1`,
      [joiner_id],
    ),
  );
  expect(rows).toEqual([{ account_id: (await anita.asks(me, {})).body.id }]);
});
