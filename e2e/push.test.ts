import type { Page } from '@playwright/test';
import { pushService } from '../server/test/push-service.ts';
import type { PushService } from '../server/test/push-service.ts';
import { openHomeServer } from './home-server.ts';
import { expect, test as base } from './journey.ts';

const MANAGER = 'manager@larch-house.example';
const CARER = 'carer@larch-house.example';

/** A push service of ours at the far end: a browser’s own can’t be reached from here. */
const test = base.extend<{ service: PushService }>({
  service: async ({ browserName: _of }, give) => {
    const service = await pushService();
    await service.open();
    await give(service);
    await service.close();
  },
  server: async ({ service }, give) => {
    const server = await openHomeServer({ PUSH_SERVICES: service.url });
    await give(server);
    await server.close();
  },
});
test.use({ serviceWorkers: 'allow' });

test('somebody switches notifications on, tries them, and hears nothing more once signed out', async ({
  page,
  signIn,
  server,
  service,
  isAccessible,
}) => {
  await allowed(page, service);
  await signIn(MANAGER);
  await page.goto('/account/notifications');
  const part = page.getByRole('region', { name: 'On this device' });
  const onOff = part.getByRole('switch', { name: 'Tell me on this device' });
  await expect(onOff).not.toBeChecked();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(0);
  // The worker keeps the whole app on the device before it can be told anything.
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await onOff.click();
  await expect(page.getByText('This device tells you now.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
  await part.getByRole('button', { name: 'Send me one now' }).click();
  await expect(part.getByRole('status')).toContainText('It is on its way.', { timeout: 30_000 });
  expect(service.taken.map(({ text }) => JSON.parse(text))).toMatchObject([
    { title: 'Heartsease', body: 'This is what a notification from Heartsease looks like' },
  ]);
  await part.getByRole('switch', { name: 'A survey that asks you' }).click();
  await expect(part.getByRole('switch', { name: 'A survey that asks you' })).not.toBeChecked();
  await page.reload();
  await expect(part.getByRole('switch', { name: 'A survey that asks you' })).not.toBeChecked();
  await expect(onOff).toBeChecked();
  await isAccessible();

  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Notifications on devices/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Browsers' })).toContainText('1 device');
  await expect(page.getByRole('listitem').filter({ hasText: 'Handed over' })).toContainText('1');
  await isAccessible();

  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await server.sql('select id from push_subscriptions')).toEqual([]);
});

test('a browser that moves to another address is told there, at once or when it opens the app again', async ({
  page,
  context,
  signIn,
  server,
  service,
}) => {
  await allowed(page, service);
  await signIn(MANAGER);
  await page.goto('/account/notifications');
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await page.getByRole('switch', { name: 'Tell me on this device' }).click();
  await expect(page.getByText('This device tells you now.')).toBeVisible();
  const kept = async () => await server.sql('select endpoint from push_subscriptions');
  const moves = async () => {
    const { endpoint, p256dh, auth } = service.newBrowser();
    await page.evaluate((here) => sessionStorage.setItem('here', JSON.stringify(here)), {
      endpoint,
      keys: { p256dh, auth },
    });
    return [{ endpoint }];
  };
  const there = await moves();
  expect(await kept()).not.toEqual(there);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`
    const waitUntil = (work) => work.catch(() => {});
    dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { oldSubscription: null, newSubscription: {}, waitUntil }))`);
  await expect.poll(kept).toEqual(there);
  // While the app was closed nobody could say so.
  const next = await moves();
  await page.reload();
  await expect.poll(kept).toEqual(next);
});

test('a notification shows its line alone, and a tap on it opens its screen', async ({ page, context, signIn }) => {
  await signIn(CARER);
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const devtools = await context.newCDPSession(page);
  const registrations: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', (told) =>
    registrations.push(...told.registrations.map(({ registrationId }) => registrationId)),
  );
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const message = {
    id: '019a2f60-0000-7000-8000-00000000c0de',
    title: 'Heartsease',
    body: 'There is a new message in Heartsease',
    path: '/tabs/messages',
  };
  // A browser without a screen shows nobody anything, so the worker's word is taken. In words that a page has no types for.
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`
    self.shown = [];
    registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })`);
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: registrations.at(-1) ?? '',
    data: JSON.stringify(message),
  });
  const { title, body, id: tag, path } = message;
  await expect.poll(() => worker?.evaluate('self.shown')).toMatchObject([{ title, body, tag, data: { path } }]);
  // A page that has only just opened may not listen yet.
  await expect(async () => {
    await worker?.evaluate(`
      const notification = { data: self.shown[0].data, close() {} };
      const waitUntil = (work) => work.catch(() => {});
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))`);
    await expect(page).toHaveTitle('Messages Heartsease', { timeout: 3_000 });
  }).toPass();
});

test('whoever has said no is told where to say yes, and nobody is asked twice', async ({ page, signIn }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'denied' }),
  );
  await signIn(CARER);
  await page.goto('/account/notifications');
  const part = page.getByRole('region', { name: 'On this device' });
  await expect(part).toContainText('This browser does not let Heartsease show notifications.');
  await expect(part.getByRole('switch')).toHaveCount(0);
});

/** A browser whose owner says yes when asked, and that subscribes at our push service. */
async function allowed(page: Page, service: PushService): Promise<void> {
  const { endpoint, p256dh, auth } = service.newBrowser();
  await page.addInitScript(
    ({ endpoint, keys }) => {
      Object.assign(window, { asked: 0 });
      // A browser without a screen says no by itself.
      let permission: NotificationPermission = sessionStorage.getItem('said yes') === null ? 'default' : 'granted';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 });
        sessionStorage.setItem('said yes', '');
        permission = 'granted';
        return permission;
      };
      const subscribed = async () => {
        const subscription: PushSubscription = Object.create(PushSubscription.prototype);
        // Where a test lets it move to.
        const moved = sessionStorage.getItem('here');
        subscription.toJSON = () => (moved === null ? { endpoint, keys } : JSON.parse(moved));
        Object.defineProperty(subscription, 'options', { value: { applicationServerKey: null } });
        subscription.unsubscribe = async () => true;
        return subscription;
      };
      PushManager.prototype.getSubscription = subscribed;
      PushManager.prototype.subscribe = subscribed;
    },
    { endpoint, keys: { p256dh, auth } },
  );
}
