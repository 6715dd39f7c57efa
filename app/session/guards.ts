import { replace } from 'react-router';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { session } from './session.ts';
import { whenKnown } from './session-state.ts';

/** Row RT-2: whoever has not seen the intro sees nothing before it. */
export async function afterIntro(): Promise<null> {
  if ((await storage.read(DEVICE_KEYS.introSeen)) !== 'true') throw replace('/intro');
  return null;
}

/** Rows RT-6, AU-4: signed-in people only; waits until it is known who is here. */
export async function signedInOnly(): Promise<null> {
  await afterIntro();
  const { state } = await whenKnown(session);
  if (state === 'out') throw replace('/login');
  return null;
}

/** Rows RT-3, AU-4: closed to whoever has a token. */
export async function signedOutOnly(): Promise<null> {
  await afterIntro();
  const { state } = await whenKnown(session);
  if (state === 'in') throw replace('/tabs');
  return null;
}

/** A shared tablet shows its faces, and the form among them. */
export async function facesFirst(): Promise<null> {
  await signedOutOnly();
  if ((await storage.read(DEVICE_KEYS.tablet)) !== null) throw replace('/locked');
  return null;
}
