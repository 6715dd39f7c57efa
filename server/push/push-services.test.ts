import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilnotify.windows.com/abc', false],
  ['https://somebody@fcm.googleapis.com/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:5432/', false],
  ['no address', false],
])('the server speaks to push services alone: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint, [])).toBe(isOne);
});

test('an operator may name a push service of their own', () => {
  expect(isPushService('https://push.example.org/abc', ['https://push.example.org'])).toBe(true);
  expect(isPushService('https://push.example.org:81/abc', ['https://push.example.org'])).toBe(false);
});
