import { afterAll, beforeAll, expect, test } from 'vitest';
import { Profile } from '@heartsease/domain/session/profile.ts';
import { listOwnSignIns } from '@heartsease/domain/session/sign-ins.endpoints.ts';
import { saveLanguage, savePreferences } from '@heartsease/domain/session/preferences.endpoints.ts';
import { appActivity, me, ping } from '@heartsease/domain/session/session.endpoints.ts';
import { startPractice } from '@heartsease/domain/practice/practice.endpoints.ts';
import { listStaff } from '@heartsease/domain/staff/staff.endpoints.ts';
import { VERSION } from '@heartsease/domain/constants.ts';
import { v7 as uuidv7 } from 'uuid';
import { addHome, setPackage } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
let home: MadeHome;
let circle: MadeHome;
beforeAll(async () => {
  world = await openWorld();
  await asOwner(world.ownerUrl, async (client) => {
    home = await addHome(client, { canary: 'Honeysuckle' });
    circle = await addHome(client, { canary: 'Foxglove', type: 2 });
  });
});
afterAll(async () => await world.close());

/** Row ME-1, field by field, copied from the specification. */
const SPECIFIED = {
  id: expect.any(String),
  email: expect.any(String),
  type: expect.any(String),
  organisation_type: expect.any(Number),
  expired: expect.any(Boolean),
  package: { title: expect.any(String), is_basic: expect.any(Boolean) },
  carehome: {
    region: expect.any(String),
    organisation: { is_risk_assessment_enabled: expect.any(Boolean) },
  },
  carehomes: expect.any(Array),
  carehomes_count: expect.any(Number),
};

test('the profile has every field that the specification names, and none that the contract does not', async () => {
  const asker = await world.as('carer@honeysuckle.example');
  const { status, body } = await asker.asks(me, {});
  expect(status).toBe(200);
  expect(body).toMatchObject(SPECIFIED);
  expect(body.carehomes_count).toBe(body.carehomes.length);
  const { shape } = Profile;
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(shape).toSorted());
  expect(Object.keys(body.carehome).toSorted()).toEqual(Object.keys(shape.carehome.shape).toSorted());
});

test.each([
  ['an empty object', '{}'],
  ['no body at all', ''],
  ['an object with something in it', '{"anything":[1,2]}'],
])('the profile is answered to %s', async (_what, body) => {
  const asker = await world.as('carer@honeysuckle.example');
  expect((await asker.sends(me.path, body)).status).toBe(200);
});

test('the profile is answered to a call without a body and without a content type', async () => {
  const { token } = await world.as('carer@honeysuckle.example');
  const answer = await fetch(`${world.address}${me.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
});

test.each([
  ['carer', 'honeysuckle', { type: 'staff', organisation_type: 1, role: 'carer' }],
  ['manager', 'honeysuckle', { type: 'staff', organisation_type: 1, role: 'manager' }],
  ['relative', 'honeysuckle', { type: 'family', organisation_type: 1, role: null }],
  ['organiser', 'foxglove', { organisation_type: 2, role: null }],
  ['member', 'foxglove', { organisation_type: 2, role: null }],
])('%s at %s is told apart by the specified fields', async (role, where, fields) => {
  const asker = await world.as(`${role}@${where}.example`);
  expect((await asker.asks(me, {})).body).toMatchObject(fields);
});

test('package, its end and the risk flag are told as they are, from the next call on', async () => {
  const asker = await world.as('carer@honeysuckle.example');
  await asOwner(world.ownerUrl, async (client) => {
    await setPackage(client, home.care_home_id, { letter: 'C', is_expired: true, is_basic: true });
    await client.query('update organisations set is_risk_assessment_enabled = true where id = $1', [
      home.organisation_id,
    ]);
  });
  expect((await asker.asks(me, {})).body).toMatchObject({
    expired: true,
    package: { title: 'Package C', is_basic: true },
    carehome: { organisation: { is_risk_assessment_enabled: true } },
  });
});

test('a package runs to the end of its last day in the home', async () => {
  const asker = await world.as('organiser@foxglove.example');
  const ends = (on: string) =>
    asOwner(world.ownerUrl, (client) =>
      client.query('update care_homes set package_expires_on = $2 where id = $1', [circle.care_home_id, on]),
    );
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
  await ends(today);
  expect((await asker.asks(me, {})).body.expired).toBe(false);
  await ends('2020-01-01');
  expect((await asker.asks(me, {})).body.expired).toBe(true);
});

test('a portrait that no version can read any more is shown as none', async () => {
  const manager = await world.as('manager@honeysuckle.example');
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update accounts set portrait = '{"face":"of another time"}' where id = $1`, [home.accounts.manager]),
  );
  expect(await manager.asks(me, {})).toMatchObject({ status: 200, body: { portrait: null } });
  expect((await manager.asks(listStaff, {})).status).toBe(200);
});

test('text size, theme and motion stay with the person on every device', async () => {
  const [phone, tablet] = [
    await world.as('relative@honeysuckle.example'),
    await world.as('relative@honeysuckle.example'),
  ];
  const write = { client_id: uuidv7(), care_home_id: home.care_home_id };
  const saved = await phone.asks(savePreferences, { ...write, text_size: 'larger', theme: 'dark' });
  expect(saved.body).toEqual({ text_size: 'larger', theme: 'dark' });
  expect((await tablet.asks(me, {})).body.preferences).toEqual({ text_size: 'larger', theme: 'dark', motion: 'auto' });
  const calm = { text_size: 'larger', theme: 'dark', motion: 'less' } as const;
  expect((await phone.asks(savePreferences, { ...write, client_id: uuidv7(), ...calm })).body).toEqual(calm);
  // An app of before says nothing of motion, and takes nothing away.
  const { body } = await tablet.asks(savePreferences, {
    ...write,
    client_id: uuidv7(),
    text_size: 'large',
    theme: 'dark',
  });
  expect(body).toEqual({ text_size: 'large', theme: 'dark' });
  expect((await phone.asks(me, {})).body.preferences).toEqual({ ...calm, text_size: 'large' });
  const wild = await phone.sends(savePreferences.path, { ...write, ...calm, motion: 'more' });
  expect(wild).toMatchObject({ status: 422, body: { errors: { motion: [expect.any(String)] } } });
  const wrong = await phone.sends(savePreferences.path, { ...write, text_size: 'huge', theme: 'dark' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { text_size: [expect.any(String)] } } });
});

test('the language stays with the person on every device, and is one that the app speaks', async () => {
  const [phone, tablet] = [
    await world.as('relative@honeysuckle.example'),
    await world.as('relative@honeysuckle.example'),
  ];
  const write = { client_id: uuidv7(), care_home_id: home.care_home_id };
  expect((await tablet.asks(me, {})).body.language).toBe('en-GB');
  expect((await phone.asks(saveLanguage, { ...write, language: 'cy-GB' })).body).toEqual({ language: 'cy-GB' });
  expect((await tablet.asks(me, {})).body.language).toBe('cy-GB');
  const wrong = await phone.sends(saveLanguage.path, { ...write, client_id: uuidv7(), language: 'xx' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { language: [expect.any(String)] } } });
});

test('the use of the app is noted with version, build and platform', async () => {
  const asker = await world.as('carer@honeysuckle.example');
  await asker.asks(appActivity, { version: VERSION, platform: 'mobileweb,desktop' });
  await asker.asks(appActivity, { version: VERSION, build: '282', platform: 'android,hybrid' });
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select version, build, platform from app_activities where account_id = $1 order by at', [
      home.accounts.carer,
    ]),
  );
  expect(rows).toEqual([
    { version: VERSION, build: null, platform: 'mobileweb,desktop' },
    { version: VERSION, build: '282', platform: 'android,hybrid' },
  ]);
  expect((await asker.sends(appActivity.path, {})).status).toBe(422);
  expect((await world.anyone.sends(appActivity.path, { version: VERSION, platform: 'web' })).status).toBe(401);
});

test('an iPad whose browser says that it is a Mac is an iPad in the list of devices, once the app is in use', async () => {
  const asker = await world.as('carer@honeysuckle.example');
  const mine = async () => (await asker.asks(listOwnSignIns, {})).body.items.find(({ is_this }) => is_this);
  const { id = '' } = (await mine()) ?? {};
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update sign_ins set device = 'Safari on Mac' where id = $1`, [id]),
  );
  await asker.asks(appActivity, { version: VERSION, platform: 'desktop,web,macos' });
  expect(await mine()).toMatchObject({ device: 'Safari on Mac', kind: 'computer' });
  await asker.asks(appActivity, { version: VERSION, platform: 'mobile,mobileweb,pwa,ios' });
  expect(await mine()).toMatchObject({ device: 'Safari on iPad', kind: 'tablet' });
});

test('anybody may ask whether the server is there', async () => {
  const { status, body } = await world.anyone.asks(ping, {});
  expect(status).toBe(200);
  expect(body).toEqual({ ok: true, version: VERSION, server_time: expect.any(String), is_demo: expect.any(Boolean) });
  expect(Math.abs(Date.parse(body.server_time) - Date.now())).toBeLessThan(60_000);
  expect((await world.anyone.sends(ping.path, '')).status).toBe(200);
});

test('whoever is signed in is told whether mail leaves the server, and while they practise none does', async () => {
  const silent = await world.as('carer@honeysuckle.example');
  expect((await silent.asks(me, {})).body.carehome).toMatchObject({ sends_mail: false });
  const mailing = await openWorld({ smtp_url: 'smtp://127.0.0.1:9' });
  const carer = await mailing.as('carer@larch-house.example');
  expect((await carer.asks(me, {})).body.carehome).toMatchObject({ is_demo: true, sends_mail: true });
  await carer.asks(startPractice, {});
  expect((await carer.asks(me, {})).body.carehome).toMatchObject({ is_practice: true, sends_mail: false });
  await mailing.close();
});
