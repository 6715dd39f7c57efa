import { unlockTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { call } from '../api/call.ts';
import { outbox } from '../api/device-outbox.ts';
import { handInWhatWaits } from '../api/hand-in.ts';
import { queryClient } from '../api/query-client.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { session } from '../session/session.ts';
import { forgetOffline, keepForOffline, prepareOffline } from './offline.ts';

interface Held {
  account_id: string;
  pin: string;
}

/** Of whoever opened the tablet without a connection, while they are here. In memory alone. */
let held: Held | null = null;
let reopening: Promise<boolean> | undefined;

export function holdPin(opened: Held): void {
  held = opened;
}

export function letPinGo(): void {
  held = null;
}

/**
 * The connection is back: the server is asked for whoever opened the tablet without it, and their session is one that it
 * knows from then on. Whose PIN it takes no more is out at once; what a leaver wrote goes to the manager first.
 *
 * @returns whether they go on
 */
export function reopen(): Promise<boolean> {
  reopening ??= reopenNow().finally(() => {
    reopening = undefined;
  });
  return reopening;
}

async function reopenNow(): Promise<boolean> {
  const mine = held;
  if (mine === null) return false;
  const { account_id, pin } = mine;
  const asked = { staff_member_id: account_id, pin };
  const [answer, prepared] = await Promise.all([
    call(unlockTablet, asked, { isBackground: true, onError: () => undefined }).catch(() => null),
    prepareOffline(account_id, pin),
  ]);
  // Nobody has heard it; or the tablet was passed on meanwhile.
  if (answer === null || held !== mine) return false;
  held = null;
  if (answer.outcome === 'in') {
    await storage.write(DEVICE_KEYS.token, answer.token);
    await session.reload();
    if (prepared !== null) await keepForOffline(prepared, answer.token);
    await Promise.all([queryClient.invalidateQueries(), outbox.flush('now')]);
    return true;
  }
  await forgetOffline(account_id);
  await handInWhatWaits();
  await session.leave('/login');
  return false;
}
