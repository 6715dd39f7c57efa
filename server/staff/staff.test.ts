import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import {
  endStaffMember,
  inviteStaffMember,
  listOutgoingMail,
  listStaff,
  makeResetLink,
  saveStaffMember,
  signOutStaffMember,
} from '@heartsease/domain/staff/staff.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let home: string;
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  home = (await anita.asks(me, {})).body.carehome.id;
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id: home });
const priya = { first_name: 'Priya', last_name: 'Anand', role: 'carer' } as const;

async function accountOf(email: string): Promise<string> {
  return await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from accounts where email = $1', [email]);
    return rows[0]?.id ?? '';
  });
}

/** The terms of a staff member with a change to them, as the manager's form sends them. */
async function changed(staff_member_id: string, change: object) {
  const { items } = (await anita.asks(listStaff, {})).body;
  const { role, wings, starts_on, ends_on, version } = items.find(({ id }) => id === staff_member_id) ?? {};
  return await anita.asks(saveStaffMember, {
    ...write(),
    staff_member_id,
    base_version: version ?? 0,
    role: role ?? 'carer',
    wings: wings ?? [],
    starts_on: starts_on ?? '',
    ends_on: ends_on ?? null,
    ...change,
  });
}

test('the manager sees the staff of the home with their roles, and no relative', async () => {
  const { status, body } = await anita.asks(listStaff, {});
  expect(status).toBe(200);
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ id: string; role: string }>(
      `select account_id as id, role from memberships where care_home_id = $1 and role in ('manager', 'coordinator', 'carer')`,
      [home],
    ),
  );
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(body.items.map(({ id, role }) => ({ id, role })).toSorted(byId)).toEqual(rows.toSorted(byId));
  expect(body.items.map(({ email }) => email)).not.toContain('relative@larch-house.example');
});

test('the devices of a staff member are counted while they are signed in', async () => {
  const devices = async () => {
    const { body } = await anita.asks(listStaff, {});
    return body.items.find(({ email }) => email === 'coordinator@larch-house.example');
  };
  const before = (await devices())?.signed_in_devices ?? 0;
  const [phone] = [
    await world.as('coordinator@larch-house.example'),
    await world.as('coordinator@larch-house.example'),
  ];
  expect((await devices())?.signed_in_devices).toBe(before + 2);
  await phone.sends('/api/v2/logout', {});
  expect((await devices())?.signed_in_devices).toBe(before + 1);
  expect(Date.parse((await devices())?.last_seen_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('an invitation without an address is a code and a link to show', async () => {
  const { status, body } = await anita.asks(inviteStaffMember, { ...write(), ...priya });
  expect(status).toBe(200);
  expect(body.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(new URL(body.link).searchParams.get('code')).toBe(body.code);
  const days = (Date.parse(body.expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(3, 2);
});

test('the same invitation sent twice is one invitation with one code', async () => {
  const invitation = { ...write(), ...priya };
  const [first, again] = [
    await anita.asks(inviteStaffMember, invitation),
    await anita.asks(inviteStaffMember, invitation),
  ];
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('x-replayed')).toBe('true');
});

test('without a mail server a mail is listed for the manager, with its link', async () => {
  const { body: shown } = await anita.asks(inviteStaffMember, {
    ...write(),
    ...priya,
    email: 'priya@larch-house.example',
  });
  const { body } = await anita.asks(listOutgoingMail, {});
  const [newest] = body.items;
  expect(newest).toMatchObject({
    to: 'priya@larch-house.example',
    subject: 'Your invitation to Heartsease',
    state: 'shown_only',
    link: shown.link,
  });
  expect(newest?.text).toContain(shown.code ?? 'a code');
});

test('a manager never reads the mails of another home', async () => {
  const other = await world.as('manager@teme-bank.example');
  const { body } = await other.asks(listOutgoingMail, {});
  expect(body.items.filter(({ to }) => to.endsWith('@larch-house.example'))).toEqual([]);
});

test.each([
  ['a coordinator', 'coordinator@larch-house.example'],
  ['a carer', 'carer@larch-house.example'],
  ['a relative', 'relative@larch-house.example'],
  ['an organiser of a family organisation', 'organiser@teme-valley.example'],
])('%s manages no staff', async (_who, email) => {
  const asker = await world.as(email);
  const member = { ...write(), staff_member_id: await accountOf('carer@larch-house.example') };
  const answers = [
    await asker.asks(listStaff, {}),
    await asker.asks(listOutgoingMail, {}),
    await asker.asks(inviteStaffMember, { ...write(), ...priya }),
    await asker.asks(makeResetLink, member),
    await asker.asks(signOutStaffMember, member),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('managers manage their staff on every package, also where it has expired', async () => {
  for (const where of ['oak-lodge', 'elm-court', 'rowan-bank']) {
    const manager = await world.as(`manager@${where}.example`);
    const { status, body } = await manager.asks(listStaff, {});
    expect([where, status]).toEqual([where, 200]);
    expect(body.total).toBeGreaterThan(3);
  }
});

test('the staff of another home does not exist here, and a relative is no staff', async () => {
  const bodies = new Set<string>();
  for (const staff_member_id of [
    await accountOf('carer@teme-bank.example'),
    await accountOf('relative@larch-house.example'),
    uuidv7(),
  ]) {
    for (const endpoint of [makeResetLink, signOutStaffMember]) {
      const answer = await anita.sends(endpoint.path, { ...write(), staff_member_id });
      expect(answer.status).toBe(404);
      bodies.add(JSON.stringify(answer.body));
    }
  }
  expect(bodies.size).toBe(1);
});

test.each([
  ['no name', { first_name: '' }, 'first_name'],
  ['a name that is none', { last_name: '<b>Anand</b>' }, 'last_name'],
  ['an address that is none', { email: 'priya at home' }, 'email'],
  ['a role that no staff member has', { role: 'relative' }, 'role'],
])('an invitation with %s is refused at its field', async (_what, wrong, field) => {
  const answer = await anita.sends(inviteStaffMember.path, { ...write(), ...priya, ...wrong });
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
});

test('a role is changed by the manager, and holds with the next request', async () => {
  const karen = await world.as('carer@larch-house.example');
  const staff_member_id = (await karen.asks(me, {})).body.id;
  expect((await changed(staff_member_id, { role: 'coordinator' })).status).toBe(200);
  expect((await karen.asks(me, {})).body.role).toBe('coordinator');
  expect((await karen.asks(listStaff, {})).status).toBe(403);
  await changed(staff_member_id, { role: 'carer' });
});

test('a home never loses its last manager', async () => {
  const managers = async () =>
    (await anita.asks(listStaff, {})).body.items.filter(({ role }) => role === 'manager').map(({ id }) => id);
  const staff_member_id = (await anita.asks(me, {})).body.id;
  const others = (await managers()).filter((id) => id !== staff_member_id);
  for (const other of others) await changed(other, { role: 'carer' });
  expect(await managers()).toEqual([staff_member_id]);
  expect(await changed(staff_member_id, { role: 'carer' })).toMatchObject({ status: 403 });
  expect(await changed(staff_member_id, { ends_on: '2099-01-01' })).toMatchObject({ status: 403 });
  expect(await changed(staff_member_id, { starts_on: '2099-01-01' })).toMatchObject({ status: 403 });
  expect(await anita.asks(endStaffMember, { ...write(), staff_member_id })).toMatchObject({
    status: 403,
    body: { message: 'A home needs a manager. Make somebody else manager first.' },
  });
  for (const other of others) await changed(other, { role: 'manager' });
});

test('whoever leaves is out with the next request, and what they looked after is handed over', async () => {
  const [nadia, karen] = [
    await world.as('coordinator@larch-house.example'),
    await world.as('carer@larch-house.example'),
  ];
  const [from, to] = [(await nadia.asks(me, {})).body.id, (await karen.asks(me, {})).body.id];
  const lookedAfterBy = async (account_id: string) =>
    await asOwner(world.ownerUrl, async (client) => {
      const { rows } = await client.query<{ sessions: number; residents: number }>(
        `select (select count(*)::int from planned_sessions where leader_id = $1 and starts_at > now()) as sessions,
                (select count(*)::int from residents where key_worker_id = $1) as residents`,
        [account_id],
      );
      return rows[0] ?? { sessions: 0, residents: 0 };
    });
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `update residents set key_worker_id = $1 where id = (select id from residents where care_home_id = $2 order by id limit 1)`,
      [from, home],
    ),
  );
  const [before, gained] = [await lookedAfterBy(from), await lookedAfterBy(to)];
  expect(before.residents).toBeGreaterThan(0);
  const left = await anita.asks(endStaffMember, { ...write(), staff_member_id: from, hand_over_to: to });
  expect(left.status).toBe(200);
  expect((await nadia.asks(me, {})).status).toBe(401);
  expect(await lookedAfterBy(from)).toEqual({ sessions: 0, residents: 0 });
  expect(await lookedAfterBy(to)).toEqual({
    sessions: gained.sessions + before.sessions,
    residents: gained.residents + before.residents,
  });
  expect((await anita.asks(listStaff, {})).body.items.map(({ id }) => id)).not.toContain(from);
  expect((await anita.asks(endStaffMember, { ...write(), staff_member_id: from })).status).toBe(404);
});

test('nobody of another home, and nobody who leaves, takes over', async () => {
  const staff_member_id = await accountOf('carer@larch-house.example');
  const elsewhere = await accountOf('manager@elm-court.example');
  const ends = async (hand_over_to: string) =>
    await anita.asks(endStaffMember, { ...write(), staff_member_id, hand_over_to });
  expect((await ends(elsewhere)).status).toBe(404);
  expect(await ends(staff_member_id)).toMatchObject({
    status: 422,
    body: { errors: { hand_over_to: [expect.any(String)] } },
  });
});

test('of two managers who change the same person, the second is shown what stands', async () => {
  const staff_member_id = await accountOf('carer@ty-rhosyn.example');
  const manager = await world.as('manager@ty-rhosyn.example');
  const care_home_id = (await manager.asks(me, {})).body.carehome.id;
  const member = (await manager.asks(listStaff, {})).body.items.find(({ id }) => id === staff_member_id);
  const terms = { role: 'carer' as const, starts_on: member?.starts_on ?? '', ends_on: null };
  const saves = (wings: string[]) =>
    manager.asks(saveStaffMember, {
      client_id: uuidv7(),
      care_home_id,
      staff_member_id,
      base_version: member?.version ?? 0,
      ...terms,
      wings,
    });
  expect((await saves(['Aran'])).status).toBe(200);
  expect(await saves(['Berwyn'])).toMatchObject({
    status: 409,
    body: { current: { ...terms, wings: ['Aran'], version: (member?.version ?? 0) + 1 } },
  });
});

test('whoever gets a last day is out from the day after, with the app still open', async () => {
  const karen = await world.as('carer@larch-house.example');
  const staff_member_id = (await karen.asks(me, {})).body.id;
  const today = (await anita.asks(listStaff, {})).headers.get('date');
  const ends_on = calendarDay(new Date(Date.parse(today ?? '')), 'Europe/London');
  expect((await changed(staff_member_id, { ends_on })).status).toBe(200);
  expect((await karen.asks(me, {})).status).toBe(200);
  expect(await changed(staff_member_id, { ends_on: '2024-01-01', starts_on: '2023-01-01' })).toMatchObject({
    status: 422,
    body: { errors: { ends_on: [expect.any(String)] } },
  });
  expect((await changed(staff_member_id, { ends_on: null })).status).toBe(200);
});
