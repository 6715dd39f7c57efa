import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { DeviceKind } from './device.ts';

/** One device that an account is, or was, signed in on. */
export const SignIn = z.object({
  id: Id,
  /** `Chrome on Android phone` */
  device: z.string(),
  kind: DeviceKind,
  /** Where it stands, or stood last. */
  care_home_name: z.string(),
  began_at: z.string(),
  last_seen_at: z.string(),
  /** The device that asks. */
  is_this: z.boolean(),
  /** Null while it is alive. */
  ended: z
    .object({
      at: z.string(),
      /** `ran_out`: nobody used it for too long, or its time was up. */
      why: z.enum([
        'logout',
        'password',
        'manager',
        'reset',
        'replaced',
        'elsewhere',
        'passed_on',
        'tablet',
        'ran_out',
      ]),
    })
    .nullable(),
});
export type SignIn = z.infer<typeof SignIn>;

const SignIns = z.object({ items: z.array(SignIn), next_cursor: z.null(), total: z.number().int() });

export const listOwnSignIns = endpoint({
  path: '/api/v2/user/sessions',
  summary: 'The devices that you are signed in on',
  allow: 'signed-in',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: SignIns,
});

export const endOwnSignIn = endpoint({
  path: '/api/v2/user/revoke-session',
  summary: 'Sign one of your devices out at once',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ sign_in_id: Id }),
  output: Done,
});

export const endOtherSignIns = endpoint({
  path: '/api/v2/user/revoke-other-sessions',
  summary: 'Sign out all of your devices but this one',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write,
  output: Done,
});

export const listStaffSignIns = endpoint({
  path: '/api/v2/staff/sessions',
  summary: 'Where a staff member is signed in, and was in the last 30 days',
  allow: 'staff.manage',
  scope: 'staff_member',
  kind: 'read',
  input: z.object({ staff_member_id: Id }),
  output: SignIns,
});

export const endStaffSignIn = endpoint({
  path: '/api/v2/staff/revoke-session',
  summary: 'Sign one device of a staff member out at once',
  allow: 'staff.manage',
  scope: 'staff_member',
  kind: 'write',
  input: Write.extend({ staff_member_id: Id, sign_in_id: Id }),
  output: Done,
});
