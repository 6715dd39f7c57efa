import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { declineSuggestion, proposeForMyPerson } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { markRead, openThread, sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { NOTIFICATION_KINDS } from '@heartsease/domain/notifications/notification.ts';
import { saveNotificationSettings } from '@heartsease/domain/notifications/notifications.endpoints.ts';
import {
  getPush,
  getPushHealth,
  registerPush,
  savePushPrefs,
  testPush,
  unregisterPush,
} from '@heartsease/domain/notifications/push.endpoints.ts';
import { saveLanguage } from '@heartsease/domain/session/preferences.endpoints.ts';
import { startJobs } from '../jobs/jobs.ts';
import { allPushed, hoursEnd, pushesLeft } from '../test/pushes-left.ts';
import { openPushWorld } from '../test/push-world.ts';
import type { PushWorld } from '../test/push-world.ts';

const SARAH = 'relative@larch-house.example';
const TOMASZ = 'carer@larch-house.example';
const NADIA = 'coordinator@larch-house.example';

let at: PushWorld;
beforeAll(async () => {
  at = await openPushWorld();
});
afterAll(async () => await at.close());
beforeEach(async () => await at.begin());

test('the keys of the server are made once, and only the half that everybody may know is seen by its role', async () => {
  const [kept] = await at.query<{ public_key: Buffer }>('select public_key from push_keys');
  const again = await startJobs(at.world.app.config, at.world.ownerUrl);
  await again.stop();
  expect(await at.query<{ public_key: Buffer }>('select public_key from push_keys')).toEqual([kept]);
  const tomasz = await at.world.as(TOMASZ);
  const { body } = await tomasz.asks(getPush, {});
  expect(body.public_key).toBe(kept?.public_key.toString('base64url'));
  await expect(at.world.database.selectFrom('push_keys').select('private_key').execute()).rejects.toThrow('permission');
});

test('a message in a thread reaches the device of whoever it is for, and nobody else', async () => {
  const { asker: nadia, device: hers } = await at.withDevice(NADIA);
  const { device: his, account_id } = await at.withDevice(TOMASZ);
  const opened = await nadia.asks(openThread, { ...at.write(), with: { kind: 'direct', person_id: account_id } });
  expect(opened.status).toBe(200);
  const { chat_thread_id } = opened.body;
  await nadia.asks(sendMessage, { ...at.write(), chat_thread_id, text: 'Eileen would love the garden' });
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(his)).toEqual([
    {
      id: expect.any(String),
      title: 'Heartsease',
      body: 'There is a new message in Heartsease',
      path: '/tabs/messages',
    },
  ]);
  expect(at.heardBy(hers)).toEqual([]);
  const [{ headers } = { headers: {} }] = at.service.taken;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' });
});

test('no notification of any kind holds a name, a place or anything that anybody wrote', async () => {
  const { device, account_id } = await at.withDevice(NADIA);
  for (const kind of NOTIFICATION_KINDS) await at.told(kind, [account_id]);
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device)).toHaveLength(NOTIFICATION_KINDS.length);
  const canaries = await at.query<{ name: string }>(
    `select unnest(array[known_as, first_name, last_name]) as name from residents
     union select unnest(array[known_as, first_name, last_name, email]) from accounts
     union select unnest(array[name, town, phone]) from care_homes`,
  );
  const names = canaries.map(({ name }) => name.trim()).filter((name) => name.length > 2);
  expect(names.length).toBeGreaterThan(100);
  const all = [
    ...at.service.taken.map(({ text }) => text),
    JSON.stringify(at.service.taken.map(({ headers }) => headers)),
  ];
  const words = new Set(all.join(' ').split(/[^\p{L}\p{N}]+/u));
  expect(
    names.filter((name) => words.has(name) || all.some((text) => name.includes(' ') && text.includes(name))),
  ).toEqual([]);
  // Nor does its length tell a push service what it is of.
  expect(new Set(at.service.taken.map(({ bytes }) => bytes)).size).toBe(1);
  // What the test sees with: the same search finds a name where there is one.
  expect(new Set('There is news of Eileen'.split(' ')).has(names.find((name) => name === 'Eileen') ?? '')).toBe(true);
});

test('it comes in the language of its reader', async () => {
  const { asker, device, account_id } = await at.withDevice(NADIA);
  await asker.asks(saveLanguage, { ...at.write(), language: 'cy-GB' });
  await at.told('message', [account_id]);
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device).map(({ body }) => body)).toEqual(['Mae neges newydd yn Heartsease']);
  await asker.asks(saveLanguage, { ...at.write(), language: 'en-GB' });
});

test('of a kind that is not wanted on devices nothing comes, and ten within an hour are one', async () => {
  const { asker, device, account_id } = await at.withDevice(NADIA);
  expect((await asker.asks(savePushPrefs, { ...at.write(), not_pushed: ['message'] })).body.not_pushed).toEqual([
    'message',
  ]);
  await at.told('message', [account_id]);
  for (let turn = 0; turn < 10; turn += 1) await at.told('suggestion', [account_id]);
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device).map(({ path }) => path)).toEqual(['/manage-about-me']);
  await asker.asks(savePushPrefs, { ...at.write(), not_pushed: [] });
});

test('in quiet hours it waits until they end, and is asked for again then', async () => {
  const { asker, device, account_id } = await at.withDevice(NADIA);
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const clockIn = (minutes: number) =>
    clock.format(new Date((at.world.clock.now ?? new Date()).getTime() + minutes * 60_000));
  const quiet = { from: clockIn(-30), until: clockIn(90) };
  expect((await asker.asks(saveNotificationSettings, { ...at.write(), in_app_only: [], quiet })).status).toBe(200);
  await at.told('message', [account_id]);
  await at.told('concern', [account_id]);
  await allPushed(at.world.ownerUrl);
  expect(at.service.taken).toEqual([]);
  expect(await pushesLeft(at.world.ownerUrl)).toHaveLength(2);
  expect((await pushesLeft(at.world.ownerUrl)).every(({ later }) => later)).toBe(true);
  await asker.asks(savePushPrefs, { ...at.write(), not_pushed: ['concern'] });
  await hoursEnd(at.world.ownerUrl);
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device).map(({ path }) => path)).toEqual(['/tabs/messages']);
  await asker.asks(savePushPrefs, { ...at.write(), not_pushed: [] });
  await asker.asks(saveNotificationSettings, { ...at.write(), in_app_only: [], quiet: null });
});

test('somebody tries whether it arrives, and is told on which device it did', async () => {
  const { asker, device } = await at.withDevice(TOMASZ);
  const { asker: other } = { asker: await at.world.as(TOMASZ) };
  expect((await other.asks(testPush, at.write())).body).toEqual({ asked_at: null });
  expect((await asker.asks(testPush, at.write())).body.asked_at).toEqual(expect.any(String));
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device)).toMatchObject([{ path: '/account/notifications' }]);
  expect((await asker.asks(getPush, {})).body.device).toMatchObject({
    platform: 'web',
    last_succeeded_at: expect.any(String),
    last_failed_at: null,
  });
  expect((await other.asks(getPush, {})).body.device).toBeNull();
  await asker.asks(unregisterPush, at.write());
  expect((await asker.asks(getPush, {})).body.device).toBeNull();
});

test('a browser that is no more is forgotten, and one that fails holds nobody else up', async () => {
  const gone = await at.withDevice(NADIA);
  const silent = await at.withDevice(NADIA);
  const well = await at.withDevice(NADIA);
  at.service.answers.set(gone.device.endpoint, 410);
  at.service.answers.set(silent.device.endpoint, 'silence');
  await at.told('message', [well.account_id]);
  // Long before the silent one is given up for now.
  await vi.waitFor(() => expect(at.heardBy(well.device)).toHaveLength(1), { timeout: 4_000 });
  await vi.waitFor(async () => expect((await gone.asker.asks(getPush, {})).body.device).toBeNull());
  expect((await silent.asker.asks(getPush, {})).body.device).not.toBeNull();
  at.service.answers.clear();
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(silent.device)).toHaveLength(1);
  expect(at.heardBy(well.device)).toHaveLength(1);
  expect(at.heardBy(gone.device)).toHaveLength(0);
});

test('while a push service is away nothing is lost, and nothing comes twice', async () => {
  const { device, account_id, asker } = await at.withDevice(NADIA);
  await at.service.close();
  await at.told('message', [account_id]);
  await at.told('concern', [account_id]);
  await vi.waitFor(
    async () => {
      const left = await pushesLeft(at.world.ownerUrl);
      expect(left.map(({ attempts }) => attempts)).toEqual([expect.any(Number), expect.any(Number)]);
      expect(left.every(({ attempts }) => attempts > 0)).toBe(true);
    },
    { timeout: 10_000 },
  );
  expect((await asker.asks(getPush, {})).body.device?.last_failure).toBe('unreachable');
  await at.service.open();
  await allPushed(at.world.ownerUrl);
  expect(
    at
      .heardBy(device)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/concerns', '/tabs/messages']);
  expect(new Set(at.heardBy(device).map(({ id }) => id)).size).toBe(2);
});

test('a message is told at once in a thread that was read since, and in another one, while an unread one is told once', async () => {
  const { asker: nadia } = await at.withDevice(NADIA);
  const { asker: tomasz, device: his, account_id } = await at.withDevice(TOMASZ);
  const anita = await at.world.as('manager@larch-house.example');
  const threadOf = async (asker: typeof nadia) =>
    (await asker.asks(openThread, { ...at.write(), with: { kind: 'direct', person_id: account_id } })).body
      .chat_thread_id;
  const [hers, managers] = [await threadOf(nadia), await threadOf(anita)];
  const says = async (asker: typeof nadia, chat_thread_id: string) => {
    const sent = await asker.asks(sendMessage, { ...at.write(), chat_thread_id, text: 'The garden is dry' });
    await allPushed(at.world.ownerUrl);
    return sent.body.position;
  };
  await says(nadia, hers);
  const position = await says(nadia, hers);
  expect(at.heardBy(his)).toHaveLength(1);
  await says(anita, managers);
  expect(at.heardBy(his)).toHaveLength(2);
  await tomasz.asks(markRead, { ...at.write(), chat_thread_id: hers, position });
  await says(nadia, hers);
  expect(at.heardBy(his)).toHaveLength(3);
  // Whoever answers has read what stands above.
  await says(tomasz, hers);
  await says(nadia, hers);
  expect(at.heardBy(his)).toHaveLength(4);
  const mails = await at.query<{ n: number }>(
    `select count(*)::int as n from outgoing_mails where notification = 'message' and account_id = $1 and created_at >= $2`,
    [account_id, at.world.clock.now],
  );
  expect(mails).toEqual([{ n: 1 }]);
});

test('what a push service refuses is counted by its cause, and not tried again', async () => {
  const { asker: anita, device, account_id } = await at.withDevice('manager@larch-house.example');
  await at.query('delete from push_tallies');
  at.service.answers.set(device.endpoint, 403);
  await at.told('message', [account_id]);
  await allPushed(at.world.ownerUrl);
  at.service.answers.clear();
  await at.told('must_read', [account_id]);
  // Reminded is whoever has not answered: how many they are is told to nobody.
  await at.told('survey', [account_id]);
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device)).toHaveLength(2);
  at.world.clock.now = null;
  const { body } = await (await at.world.as('manager@larch-house.example')).asks(getPushHealth, {});
  expect(body).toMatchObject({
    is_set_up: { web: true, android: false, ios: false },
    sent: { count: 1 },
    gone: null,
    failures: [{ cause: 'refused', count: 1 }],
  });
  expect(body.devices.web).toBeGreaterThanOrEqual(1);
  expect(JSON.stringify(body)).not.toContain(account_id);
  expect((await (await at.world.as(TOMASZ)).asks(getPushHealth, {})).status).toBe(403);
  await anita.asks(unregisterPush, at.write());
});

test('an answer to a suggestion reaches the family who made it', async () => {
  const { asker: sarah, device } = await at.withDevice(SARAH);
  const said = {
    resident_id: at.idOf('Eileen'),
    heading: 'most_important' as const,
    text: 'She hums when she is happy',
  };
  const { body } = await sarah.asks(proposeForMyPerson, { ...at.write(), ...said });
  const anita = await at.world.as('manager@larch-house.example');
  await anita.asks(declineSuggestion, { ...at.write(), resident_id: said.resident_id, suggestion_id: body.id });
  await allPushed(at.world.ownerUrl);
  expect(at.heardBy(device).map(({ path }) => path)).toEqual(['/tabs']);
});

test.each([
  ['an address inside the house', { endpoint: 'http://169.254.169.254/latest' }, 'device.endpoint'],
  ['an address of somebody else', { endpoint: 'https://heartsease.example/api' }, 'device.endpoint'],
  ['a key that is none', { p256dh: 'short' }, 'device.p256dh'],
])('%s is refused at its field', async (_what, wrong, field) => {
  const tomasz = await at.world.as(TOMASZ);
  const device = { ...at.service.newBrowser(), ...wrong };
  expect(await tomasz.sends(registerPush.path, { ...at.write(), device })).toMatchObject({
    status: 422,
    body: { errors: { [field]: [expect.any(String)] } },
  });
});
