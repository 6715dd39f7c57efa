import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { getPush } from '@heartsease/domain/notifications/push.endpoints.ts';
import type { PushDevice } from '@heartsease/domain/notifications/push.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { beginPush, isPushAllowed, onPushMoved, onPushTap } from '../device/push.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { useProfile } from '../session/use-session.ts';
import { keepToldHere } from './push.api.ts';

/**
 * Shows nothing. A notification that is tapped opens its screen; and whoever switched them on here goes on having them,
 * without being asked anything: when their session had run out and they are back, and when the device is reached
 * somewhere else than before.
 */
export function ToldHereCard() {
  const navigate = useNavigate();
  const { id, carehome } = useProfile();
  const [account_id, care_home_id, isPretend] = [id, carehome.id, carehome.is_practice === true];
  useEffect(() => onPushTap((path) => void navigate(path)), [navigate]);
  useEffect(() => {
    if (isPretend) return;
    const of = { account_id, care_home_id };
    goOn(of).catch(tellFailure);
    return onPushMoved((here) => void (here === null ? goOn(of) : moveTo(here, of)).catch(tellFailure));
  }, [account_id, care_home_id, isPretend]);
  return null;
}

async function goOn(of: Owner): Promise<void> {
  if (!(await isToldHere(of)) || !(await isPushAllowed())) return;
  const { device, public_key } = await call(getPush, {}, { isBackground: true });
  const here = await beginPush(public_key);
  // It may have moved while nobody looked.
  if (here !== null && addressOf(here) !== device?.address) await keepToldHere(here, of);
}

async function moveTo(here: PushDevice, of: Owner): Promise<void> {
  if (await isToldHere(of)) await keepToldHere(here, of);
}

interface Owner {
  account_id: string;
  care_home_id: string;
}

async function isToldHere({ account_id }: Owner): Promise<boolean> {
  return (await storage.read(DEVICE_KEYS.toldHere)) === account_id;
}

function addressOf(device: PushDevice): string {
  return device.platform === 'web' ? device.endpoint : device.token;
}

function tellFailure(caught: unknown): void {
  // What was answered has been reacted to, and nobody waits for it.
  if (failureOf(caught) === undefined) console.warn('Notifications did not go on here');
}
