import { z } from 'zod';
import { Profile } from '@heartsease/domain/session/profile.ts';
import { keyringOf } from '../api/sealed.ts';

/** What the specification says of a profile (row ME-1); of all else only its owner can read the copy. */
const Specified = Profile.pick({
  id: true,
  email: true,
  type: true,
  organisation_type: true,
  expired: true,
  package: true,
  carehome: true,
  carehomes: true,
  carehomes_count: true,
});
const Kept = z.looseObject({ ...Specified.shape, sealed: z.string().optional() });
const ABOUT = 'me';

/** The copy of a profile for the device. Without cryptography, as at an address without TLS, it is a plain one. */
export async function profileToKeep(profile: Profile, secret: string): Promise<string> {
  const keyring = await keyringFor(profile, secret);
  if (keyring === null) return JSON.stringify(profile);
  const ours = Object.fromEntries(Object.entries(profile).filter(([field]) => !(field in Specified.shape)));
  const sealed = inHex(await keyring.seal(JSON.stringify(ours), ABOUT));
  return JSON.stringify({ ...Specified.parse(profile), sealed });
}

/** Null where there is none, where an older version of the app wrote it, and for every other session. */
export async function profileFromKept(kept: string | null, secret: string): Promise<Profile | null> {
  try {
    const { sealed, ...rest } = Kept.parse(JSON.parse(kept ?? 'null'));
    if (sealed === undefined) return Profile.parse(rest);
    const keyring = await keyringFor(rest, secret);
    if (keyring === null) return null;
    return Profile.parse({ ...rest, ...JSON.parse(await keyring.open(fromHex(sealed), ABOUT)) });
  } catch {
    return null;
  }
}

async function keyringFor({ id, carehome }: Pick<Profile, 'id' | 'carehome'>, secret: string) {
  return await keyringOf({ token: secret, account_id: id, care_home_id: carehome.id, rights: ABOUT });
}

function inHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((two) => Number.parseInt(two, 16)));
}
