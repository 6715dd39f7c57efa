import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Portrait } from '../portraits/portrait.ts';
import { OwnPassword } from '../second-step/second-step.ts';
import { Id, words } from '../text.ts';
import { Done, Write } from '../write.ts';
import { NewPin, Pin } from './pin.ts';

/** How a tablet is called, and where it usually lies. */
const TabletWords = z.object({
  name: words(40).pipe(z.string().min(1, 'Give the tablet a name')),
  place: words(80),
});

/** A device that the staff of a home share. */
export const SharedTablet = z.object({
  id: Id,
  name: z.string(),
  place: z.string(),
  /** `Chrome on Android tablet` */
  device: z.string(),
  enrolled_at: z.string(),
  /** Null: their account is gone. */
  enrolled_by: z.string().nullable(),
  last_used_at: z.string().nullable(),
  /** How many open it with their PIN. */
  faces_count: z.number().int(),
  /** The device that asks. */
  is_this: z.boolean(),
});
export type SharedTablet = z.infer<typeof SharedTablet>;

export const listTablets = endpoint({
  path: '/api/v2/tablet/list',
  summary: 'The shared tablets of the home',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(SharedTablet), next_cursor: z.null(), total: z.number().int() }),
});

/** The answer brings the device a cookie that no script can read: that is what makes it the home's. */
export const enrolTablet = endpoint({
  path: '/api/v2/tablet/enrol',
  summary: 'Make the device that asks a shared tablet of the home',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend(TabletWords.shape),
  output: z.object({ id: Id }),
});

export const renameTablet = endpoint({
  path: '/api/v2/tablet/rename',
  summary: 'Give a shared tablet another name or place',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ tablet_id: Id, ...TabletWords.shape }),
  output: Done,
});

export const revokeTablet = endpoint({
  path: '/api/v2/tablet/revoke',
  summary: 'Take a shared tablet from the home, and sign out whoever is at it',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ tablet_id: Id }),
  output: Done,
});

/** Somebody who opens this tablet with a PIN: as little of a name as tells them apart. */
export const TabletFace = z.object({
  staff_member_id: Id,
  known_as: z.string(),
  /** Of the last name. */
  initial: z.string(),
  portrait: Portrait.nullable(),
  /** Too many wrong PINs, or a new password since. */
  needs_password: z.boolean(),
});
export type TabletFace = z.infer<typeof TabletFace>;

export const lookAtTablet = endpoint({
  path: '/api/v2/tablet/look',
  summary: 'What a locked tablet shows: whose faces open it',
  allow: 'anyone',
  scope: 'none',
  kind: 'read',
  input: z.object({}),
  /** Null: the device that asks is no shared tablet, or no longer. */
  output: z.object({
    tablet: z.object({ name: z.string(), care_home_name: z.string(), faces: z.array(TabletFace) }).nullable(),
  }),
});

export const Unlocked = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('in'), token: z.string() }),
  z.object({ outcome: z.literal('wrong'), tries_left: z.number().int() }),
  /** No try is left, or this tablet does not know them. */
  z.object({ outcome: z.literal('needs_password') }),
  z.object({ outcome: z.literal('no_tablet') }),
]);
export type Unlocked = z.infer<typeof Unlocked>;

export const unlockTablet = endpoint({
  path: '/api/v2/tablet/unlock',
  summary: 'Sign in on a shared tablet with a PIN; whoever was at it before is signed out',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: z.object({ staff_member_id: Id, pin: Pin }),
  output: Unlocked,
});

/** On a device of one's own it changes nothing. */
export const passOnTablet = endpoint({
  path: '/api/v2/tablet/pass-on',
  summary: 'Lock a shared tablet: this session ends',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  input: z.object({}),
  output: Done,
});

export const getOwnPin = endpoint({
  path: '/api/v2/user/pin',
  summary: 'Whether you have a PIN for shared tablets',
  allow: 'signed-in',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: z.object({ set_at: z.string().nullable() }),
});

export const setOwnPin = endpoint({
  path: '/api/v2/user/pin-set',
  summary: 'Set your PIN for shared tablets',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({ pin: NewPin, current_password: OwnPassword }),
  output: Done,
});

export const removeOwnPin = endpoint({
  path: '/api/v2/user/pin-remove',
  summary: 'Give your PIN up: shared tablets forget you',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({}),
  output: Done,
});
