import {
  getPush,
  getPushHealth,
  registerPush as register,
  savePushPrefs,
  testPush,
  unregisterPush,
} from '@heartsease/domain/notifications/push.endpoints.ts';
import type { PushDevice } from '@heartsease/domain/notifications/push.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Config } from '../config.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { askForJobs } from '../jobs/jobs.queries.ts';
import { isPushService } from './push-services.ts';
import {
  forgetPushDevice,
  keepNotPushed,
  keepPush,
  keepPushDevice,
  notPushedOf,
  publicPushKey,
  pushDeviceOf,
  pushDevicesOfHome,
  pushTallies,
} from './pushes.queries.ts';
import { reachableApps } from './senders.ts';

/** A week, today among it. */
const LOOKS_BACK_DAYS = 6;

/** Notifications on somebody's own devices, and for a manager whether they arrive. */
export function registerPush(app: App): void {
  const { config } = app;
  route(app, getPush, async ({ db, session }) => {
    const device = await pushDeviceOf(db, session.sign_in_id);
    return {
      public_key: (await publicPushKey(db))?.toString('base64url') ?? null,
      is_set_up: reachableApps(config),
      device: device
        ? {
            platform: device.platform,
            address: device.endpoint,
            since: device.created_at.toISOString(),
            last_succeeded_at: device.last_succeeded_at?.toISOString() ?? null,
            last_failed_at: device.last_failed_at?.toISOString() ?? null,
            last_failure: device.last_failure,
          }
        : null,
      not_pushed: await notPushedOf(db, session.account_id),
    };
  });

  route(app, register, async ({ db, session, input, now }) => {
    // What waits for one person is nothing for whoever holds a shared tablet next.
    if (session.row.tablet_id !== null) throw forbidden();
    const device = addressOf(input.device, config);
    await keepPushDevice(db, { ...device, sign_in_id: session.sign_in_id, now });
    return DONE;
  });

  route(app, unregisterPush, async ({ db, session }) => {
    await forgetPushDevice(db, session.sign_in_id);
    return DONE;
  });

  route(
    app,
    testPush,
    async ({ db, session, now }) => {
      const device = await pushDeviceOf(db, session.sign_in_id);
      if (device === undefined) return { asked_at: null };
      const { account_id, careHome } = session;
      const about = { care_home_id: careHome.id, account_id, notification: 'test' as const, resident_id: null };
      // To this device alone, at once, whatever the hour: nobody else hears it.
      const id = await keepPush(db, { ...about, created_at: now, due_at: null, sent_at: now });
      const job = { id, care_home_id: careHome.id, push_subscription_id: device.id };
      await askForJobs(db, 'deliver_push', [job], null);
      return { asked_at: now.toISOString() };
    },
    ({ session }) => ({ of: [['push_test', session.account_id]], are_forgiven: false }),
  );

  route(app, savePushPrefs, async ({ db, session, input: { not_pushed } }) => {
    await keepNotPushed(db, session.account_id, not_pushed);
    return { not_pushed };
  });

  route(app, getPushHealth, async ({ db, session, now }) => {
    const { careHome } = session;
    const since = addDays(calendarDay(now, careHome.timezone), -LOOKS_BACK_DAYS);
    const devices = await pushDevicesOfHome(db, now);
    const tallies = await pushTallies(db, careHome, since);
    const tallyOf = (outcome: string) => {
      const found = tallies.find((one) => one.outcome === outcome);
      return found ? { count: found.count, last_at: found.last_at } : null;
    };
    return {
      is_set_up: { web: (await publicPushKey(db)) !== null, ...reachableApps(config) },
      devices: { web: devices.get('web') ?? 0, android: devices.get('android') ?? 0, ios: devices.get('ios') ?? 0 },
      sent: tallyOf('sent'),
      gone: tallyOf('gone'),
      failures: tallies.flatMap(({ cause, count, last_at }) => (cause === null ? [] : [{ cause, count, last_at }])),
    };
  });
}

/** @throws 422 for an address that is none of a push service: the server speaks to no other that a client names */
function addressOf(device: PushDevice, config: Config) {
  if (device.platform !== 'web') {
    return { platform: device.platform, endpoint: device.token, p256dh: null, auth: null };
  }
  const { endpoint } = device;
  if (!isPushService(endpoint, config.push_services)) {
    throw refused({ 'device.endpoint': ['Notifications can’t be sent to this browser'] });
  }
  const p256dh = Buffer.from(device.p256dh, 'base64url');
  // 4: a point in full, as every browser gives it.
  if (p256dh[0] !== 4) throw refused({ 'device.p256dh': ['This is no key of a browser'] });
  return { platform: device.platform, endpoint, p256dh, auth: Buffer.from(device.auth, 'base64url') };
}
