import { logout } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { CallFailed } from '../api/failure.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { session } from './session.ts';
import { forgetOpenedLink } from './opened-link.ts';

/** Ends the session on the server, as far as it can be reached, and on this device in any case. */
export async function signOut(): Promise<void> {
  const atMost = AbortSignal.timeout(3_000);
  await call(logout, {}, { isBackground: true, signal: atMost }).catch((caught: unknown) => {
    // A server that is slow or away keeps nobody in; what it refused was logged with its call.
    if (!atMost.aborted && !(caught instanceof CallFailed)) console.error(caught);
  });
  forgetOpenedLink();
  await session.leave('/login');
  // Afterwards: it takes as long as the browser's push service does, and whoever has gone is asked nothing meanwhile.
  await endPush().catch((caught: unknown) => console.error(caught));
}

/** The server forgets the device with its session; where it can't be reached, nothing arrives here all the same. */
async function endPush(): Promise<void> {
  if ((await storage.read(DEVICE_KEYS.toldHere)) === null) return;
  await storage.remove(DEVICE_KEYS.toldHere);
  await (await import('../device/push.ts')).endPush();
}
