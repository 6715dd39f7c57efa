import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import {
  getPush,
  getPushHealth,
  registerPush,
  savePushPrefs,
  testPush,
  unregisterPush,
} from '@heartsease/domain/notifications/push.endpoints.ts';
import type { PushDevice, PushState } from '@heartsease/domain/notifications/push.endpoints.ts';
import type { PushFailure } from '@heartsease/domain/notifications/push.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { beginPush, endPush } from '../device/push.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { useProfile } from '../session/use-session.ts';
import { useNewWrite } from '../staff/staff.api.ts';

export function usePush() {
  return useQuery(read(getPush, {}));
}

export function usePushHealth() {
  return useQuery(read(getPushHealth, {}));
}

/** Keeps that this device is told of what waits for this person, until they sign out. */
export async function keepToldHere(
  device: PushDevice,
  of: { account_id: string; care_home_id: string },
): Promise<void> {
  // First: an answer that is lost leaves a server that tells this device, and a sign-out must end that.
  await storage.write(DEVICE_KEYS.toldHere, of.account_id);
  await call(registerPush, { client_id: uuidv7(), care_home_id: of.care_home_id, device });
}

/** @returns of the mutation, whether the owner of the device allowed it */
export function useSwitchOn() {
  const { id: account_id, carehome } = useProfile();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (publicKey: string | null) => {
      const device = await beginPush(publicKey);
      if (device !== null) await keepToldHere(device, { account_id, care_home_id: carehome.id });
      return device !== null;
    },
    onSettled: () => client.invalidateQueries({ queryKey: [getPush.path] }),
  });
}

export function useSwitchOff() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Whether or not the server can be told, nothing arrives here any more, nor begins again by itself.
      await storage.remove(DEVICE_KEYS.toldHere);
      await endPush();
      await call(unregisterPush, newWrite());
    },
    onSettled: () => client.invalidateQueries({ queryKey: [getPush.path] }),
  });
}

/** Saved as soon as they are chosen; what was chosen last arrives last. */
export function useSavePushPrefs() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    scope: { id: savePushPrefs.path },
    mutationFn: (not_pushed: NotificationKind[]) => call(savePushPrefs, { ...newWrite(), not_pushed }),
    onSettled: () => client.invalidateQueries({ queryKey: [getPush.path] }),
  });
}

/** What became of one that somebody sent themselves. `slow`: nothing is known yet, and it is still tried. */
export type Tried = 'sent' | 'gone' | 'slow' | PushFailure;

const LOOKS_EVERY_MS = 700;
const LOOKS = 20;

/** Sends one to this device, and waits until the server knows how it went. */
export function useTestPush() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (before: NonNullable<PushState['device']>): Promise<Tried> => {
      const { asked_at } = await call(testPush, newWrite());
      if (asked_at === null) return 'gone';
      for (let look = 0; look < LOOKS; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
        const { device } = await call(getPush, {}, { isBackground: true });
        if (device === null) return 'gone';
        if (device.last_succeeded_at !== before.last_succeeded_at) return 'sent';
        if (device.last_failed_at !== before.last_failed_at) return device.last_failure ?? 'slow';
      }
      return 'slow';
    },
    onSettled: () => client.invalidateQueries({ queryKey: [getPush.path] }),
  });
}
