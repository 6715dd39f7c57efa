import { isStaff, rightsOf } from '@heartsease/domain/access/viewer.ts';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { canKeepUnlocks, dropSecret, holdSecret, offlineUnlocks } from '../api/device-unlocks.ts';
import type { Prepared } from '../api/offline-unlocks.ts';
import { keyringOf } from '../api/sealed.ts';
import { session } from '../session/session.ts';

/** What is made of a PIN beside asking the server; null where the device keeps nothing. */
export async function prepareOffline(account_id: string, pin: string): Promise<Prepared | null> {
  if (!canKeepUnlocks()) return null;
  return await offlineUnlocks.prepare(account_id, pin).catch((caught: unknown) => {
    console.error(caught);
    return null;
  });
}

/** To be said when their session has begun, and not before: what was held before is forgotten with that. */
export function isHere({ account_id, secret }: { account_id: string; secret: string }): void {
  holdSecret(account_id, secret);
}

/** The server has taken this PIN: for a day it opens the tablet without a connection too. */
export async function keepForOffline(prepared: Prepared, token: string): Promise<void> {
  const profile = profileOf(prepared.account_id);
  if (profile === null || !isKeptFor(profile)) return;
  const { account_id, secret } = prepared;
  const rights = rightsOf(profile);
  const keyring = await keyringOf({ token: secret, account_id, care_home_id: profile.carehome.id, rights });
  if (keyring !== null) await offlineUnlocks.keep(prepared, { token, profile, rights, owner: keyring.owner });
}

/** Where a right was taken from somebody, nothing opens any more what was kept under it. */
export async function keepUnderRightsOf(profile: Profile): Promise<void> {
  if (!canKeepUnlocks() || profile.carehome.is_practice === true) return;
  if (isKeptFor(profile)) await offlineUnlocks.forgetOtherRights(profile.id, rightsOf(profile));
  else await offlineUnlocks.forget(profile.id);
}

/** The PIN is another, or none. */
export async function forgetOffline(account_id: string): Promise<void> {
  if (canKeepUnlocks()) await offlineUnlocks.forget(account_id);
}

export function hasLeft(): void {
  dropSecret();
}

function profileOf(account_id: string): Profile | null {
  const current = session.now();
  return current.state === 'in' && current.profile?.id === account_id ? current.profile : null;
}

/** Pretend people are kept for nobody, and nothing for whoever was told to wait. */
function isKeptFor(profile: Profile): boolean {
  return (
    isStaff(profile) && profile.waits_for === null && profile.tablet != null && profile.carehome.is_practice !== true
  );
}
