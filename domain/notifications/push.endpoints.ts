import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Done, Write } from '../write.ts';
import { NOTIFICATION_KINDS, NotificationKind } from './notification.ts';
import { PushFailure, PushPlatform } from './push.ts';

/** So many bytes in base64url. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((count * 4) / 3)}}$`, 'u'), 'This is no key of a browser');

/** Where a device is reached: a browser by its push service, the app by the token that Apple or Google gave it. */
export const PushDevice = z.discriminatedUnion('platform', [
  z.object({
    platform: z.literal('web'),
    endpoint: z.url('This is no address').max(1_000, 'This address is too long'),
    p256dh: bytes(65),
    auth: bytes(16),
  }),
  z.object({
    platform: z.enum(['android', 'ios']),
    token: z.string().regex(/^[\w:.-]{16,1000}$/u, 'This is no token of a device'),
  }),
]);
export type PushDevice = z.infer<typeof PushDevice>;

const NotPushed = z
  .array(NotificationKind)
  .max(NOTIFICATION_KINDS.length, 'Name each kind once')
  .refine((kinds) => new Set(kinds).size === kinds.length, 'Name each kind once');

/** How notifications stand on the device that asks. */
export const PushState = z.object({
  /** What a browser needs to subscribe; null where this server can’t send. */
  public_key: z.string().nullable(),
  /** Which of our apps this server can reach. */
  is_set_up: z.object({ android: z.boolean(), ios: z.boolean() }),
  /** Null: nothing is sent to this device. */
  device: z
    .object({
      platform: PushPlatform,
      /** Where it is reached, as it told: it knows by that whether it has moved since. */
      address: z.string(),
      since: z.string(),
      last_succeeded_at: z.string().nullable(),
      last_failed_at: z.string().nullable(),
      last_failure: PushFailure.nullable(),
    })
    .nullable(),
  /** The kinds that are wanted on none of one’s devices. */
  not_pushed: z.array(NotificationKind),
});
export type PushState = z.infer<typeof PushState>;

export const getPush = endpoint({
  path: '/api/v2/user/push',
  summary: 'How notifications stand on the device that asks',
  allow: 'signed-in',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: PushState,
});

export const registerPush = endpoint({
  path: '/api/v2/user/push-register',
  summary: 'Have notifications on this device until it is signed out',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ device: PushDevice }),
  output: Done,
});

export const unregisterPush = endpoint({
  path: '/api/v2/user/push-unregister',
  summary: 'Have no more notifications on this device',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write,
  output: Done,
});

export const testPush = endpoint({
  path: '/api/v2/user/push-test',
  summary: 'Send a notification to this device now',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write,
  output: z.object({
    /** When it was asked for; null where there is no device to send it to. */
    asked_at: z.string().nullable(),
  }),
});

export const savePushPrefs = endpoint({
  path: '/api/v2/user/push-prefs',
  summary: 'Say which notifications you want on none of your devices',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ not_pushed: NotPushed }),
  output: z.object({ not_pushed: NotPushed }),
});

const Tally = z.object({ count: z.number().int(), last_at: z.string() });

export const getPushHealth = endpoint({
  path: '/api/v2/push/health',
  summary: 'Whether notifications reach devices: counts of the last seven days and nobody in particular',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    is_set_up: z.object({ web: z.boolean(), android: z.boolean(), ios: z.boolean() }),
    devices: z.object({ web: z.number().int(), android: z.number().int(), ios: z.number().int() }),
    /** Null: none in the last seven days. */
    sent: Tally.nullable(),
    /** Devices that are no more, and were forgotten. */
    gone: Tally.nullable(),
    failures: z.array(Tally.extend({ cause: PushFailure })),
  }),
});
