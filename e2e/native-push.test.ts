import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHomeServer } from './home-server.ts';
import { expect, test as base } from './journey.ts';
import { insidePhone } from './phone.ts';

const CARER = 'carer@larch-house.example';
const TOKEN = 'dQw4w9WgXcQ:APA91b-the-token-of-this-phone';
const TOKEN_AFTER = 'dQw4w9WgXcQ:APA91b-the-next-token-of-this-phone';

const test = base.extend<object>({
  server: async ({ browserName: _of }, give) => {
    const server = await openHomeServer({ FCM_KEY_FILE: accountFile(), FCM_URL: 'http://127.0.0.1:9' });
    await give(server);
    await server.close();
  },
});

test('on a phone the device’s own token is kept, a tap opens its screen, and all ends with the sign-out', async ({
  page,
  signIn,
  server,
}) => {
  const phone = await insidePhone(page);
  await signIn(CARER);
  await expect(page).toHaveTitle('Today Heartsease');
  expect(phone.calls.filter(({ what }) => /^PushNotifications\.(request|register)/.test(what))).toEqual([]);
  await page.goto('/account/notifications');
  await page.getByRole('switch', { name: 'Tell me on this device' }).click();
  await expect.poll(() => phone.asked('PushNotifications.register')).toHaveLength(1);
  await phone.happens('PushNotifications', 'registration', { value: TOKEN });
  await expect(page.getByText('This device tells you now.')).toBeVisible();
  expect(await server.sql('select platform, endpoint, p256dh from push_subscriptions')).toEqual([
    { platform: 'android', endpoint: TOKEN, p256dh: null },
  ]);
  // Google gives the app another one, at whatever time it likes.
  await phone.happens('PushNotifications', 'registration', { value: TOKEN_AFTER });
  await expect.poll(() => server.sql('select endpoint from push_subscriptions')).toEqual([{ endpoint: TOKEN_AFTER }]);
  const notification = { id: '1', data: { path: '/tabs/messages' } };
  await phone.happens('PushNotifications', 'pushNotificationActionPerformed', { actionId: 'tap', notification });
  await expect(page).toHaveTitle('Messages Heartsease');

  await page.goto('/tabs/more');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => phone.asked('PushNotifications.unregister')).toHaveLength(1);
  expect(await server.sql('select id from push_subscriptions')).toEqual([]);
});

/** As Google gives it out; nobody is at its far end. */
function accountFile(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const path = join(mkdtempSync(join(tmpdir(), 'heartsease-')), 'account.json');
  const account = {
    project_id: 'larch-house',
    client_email: 'push@larch-house.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'http://127.0.0.1:9/token',
  };
  writeFileSync(path, JSON.stringify(account));
  return path;
}
