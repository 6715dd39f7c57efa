import { PushNotifications } from '@capacitor/push-notifications';
import type { PushDevice } from '@heartsease/domain/notifications/push.endpoints.ts';
import { platforms } from '../platform.ts';

/** Whoever asks for a token hears it themselves. */
let isAskedFor = false;

export async function isRefused(): Promise<boolean> {
  return (await PushNotifications.checkPermissions()).receive === 'denied';
}

export async function isAllowed(): Promise<boolean> {
  return (await PushNotifications.checkPermissions()).receive === 'granted';
}

/** Asks the owner where they were not asked yet, then Apple or Google for a token. Null: the answer was no. */
export async function begin(): Promise<PushDevice | null> {
  const { receive } = await PushNotifications.requestPermissions();
  if (receive !== 'granted') return null;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listening = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
  ]);
  try {
    isAskedFor = true;
    await PushNotifications.register();
    return { platform: platform(), token: await promise };
  } finally {
    isAskedFor = false;
    await Promise.all(listening.map(async (one) => await one.remove()));
  }
}

/** The token is worth nothing any more. */
export async function end(): Promise<void> {
  await PushNotifications.unregister();
  await PushNotifications.removeAllDeliveredNotifications();
}

/** One that was tapped before the app ran is told as soon as somebody listens. */
export async function onTap(open: (path: string) => void): Promise<() => void> {
  let isStopped = false;
  // The device takes a moment to stop telling.
  const listening = await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    if (isStopped) return;
    const path: unknown = notification.data?.path;
    if (typeof path === 'string' && /^\/(?!\/)/u.test(path)) open(path);
  });
  return () => {
    isStopped = true;
    void listening.remove();
  };
}

/** Google may give the app another token at any time; then the one before is worth nothing. */
export async function onMoved(tell: (here: PushDevice) => void): Promise<() => void> {
  let isStopped = false;
  const listening = await PushNotifications.addListener('registration', ({ value }) => {
    if (!isStopped && !isAskedFor) tell({ platform: platform(), token: value });
  });
  return () => {
    isStopped = true;
    void listening.remove();
  };
}

/** By the shell's own word: an iPad's browser says that it is a Mac. */
function platform(): 'android' | 'ios' {
  return platforms(window).includes('ios') ? 'ios' : 'android';
}
