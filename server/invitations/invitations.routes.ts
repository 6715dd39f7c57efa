import { timezoneOf } from '@heartsease/domain/care-homes/region.ts';
import { setUpHome } from '@heartsease/domain/care-homes/set-up.endpoints.ts';
import { checkInvitation, register } from '@heartsease/domain/session/session.endpoints.ts';
import type { Invitation } from '@heartsease/domain/session/session.endpoints.ts';
import { MembershipRole, StaffRole } from '@heartsease/domain/access/roles.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { openRoute } from '../http/route.ts';
import { passSecondStep } from '../second-step/second-step.ts';
import { hashPassword, isPassword } from '../session/passwords.ts';
import { codeTries } from '../session/session.routes.ts';
import { accountByEmail } from '../session/session.queries.ts';
import { accept, createAccount, invitationOf, membershipOn, setUpHomeOf } from './invitations.queries.ts';
import type { Accepted } from './invitations.queries.ts';
import { tokenHash } from '../session/session.ts';
import { signIn } from '../session/sign-in.ts';

export function registerInvitations(app: App): void {
  openRoute(
    app,
    checkInvitation,
    async ({ db, input, now }) => told(await openInvitation(db, input.invite_code, now)),
    ({ request }) => ({ of: [['register_address', request.ip]], are_forgiven: true }),
  );

  openRoute(
    app,
    setUpHome,
    async ({ db, input, now }) => {
      const { invite_code, ...home } = input;
      await openInvitation(db, invite_code, now);
      const timezone = timezoneOf(home.region);
      if (!(await setUpHomeOf(db, tokenHash(invite_code), now, { ...home, timezone })))
        throw refused({ invite_code: ['This home is set up already. Ask its manager for an invitation.'] });
      return told(await openInvitation(db, invite_code, now));
    },
    ({ request }) => ({ of: [['register_address', request.ip]], are_forgiven: true }),
  );

  openRoute(
    app,
    register,
    async ({ db, input, now, request, reply }) => {
      const invitation = await openInvitation(db, input.invite_code, now);
      const account_id = await accountFor(db, input, now);
      await setTenant(db, { care_home_id: invitation.care_home_id, account_id });
      await accept(db, await acceptedBy(db, invitation, { account_id, email: input.email }, now), account_id, now);
      return { token: await signIn(db, account_id, { request, reply, now }) };
    },
    // It compares a password too, where the address has an account already.
    ({ input, request }) => ({
      of: [['login_account', input.email], ['register_address', request.ip], ...codeTries(input.otp, input.email)],
      are_forgiven: true,
    }),
  );
}

function told(invitation: Awaited<ReturnType<typeof openInvitation>>): Invitation {
  const { home_name, phone, role, first_name, last_name, email, is_set_up } = invitation;
  return {
    care_home_name: home_name,
    care_home_phone: phone,
    sets_up: !is_set_up,
    role: MembershipRole.parse(role),
    first_name,
    last_name,
    email: email ?? '',
  };
}

/**
 * The open invitation behind a code. Row-level security lets just this row through, by the code itself.
 *
 * @throws 422 when nobody has it, or it was used or has ended
 */
async function openInvitation(db: Db, code: string, now: Date) {
  const invitation = await invitationOf(db, tokenHash(code));
  if (!invitation)
    throw refused({ invite_code: ['No invitation has this code. Check it, or ask the home for a new one.'] });
  if (invitation.accepted_at !== null || invitation.expires_at <= now) {
    throw refused({
      invite_code: [`This invitation has ended. Ask ${invitation.home_name} for a new one on ${invitation.phone}`],
    });
  }
  return invitation;
}

/**
 * What an invitation makes of this account. The address that a manager wrote proves who has it; a printed slip,
 * which anybody may pick up, lets nobody in before a manager has seen them. The operator's own link does.
 *
 * @throws 422 for a slip in the hand of somebody who belongs to the home already
 */
async function acceptedBy(
  db: Db,
  invitation: Awaited<ReturnType<typeof openInvitation>>,
  { account_id, email }: { account_id: string; email: string },
  now: Date,
): Promise<Accepted> {
  const { id, care_home_id, wings, ends_on, timezone } = invitation;
  const role = MembershipRole.parse(invitation.role);
  const today = calendarDay(now, timezone);
  const isSlip = StaffRole.safeParse(role).success && invitation.invited_by !== null && invitation.email !== email;
  const member = await membershipOn(db, care_home_id, account_id, today);
  if (isSlip && member && member.waits_since === null)
    throw refused({ invite_code: [`You belong to ${invitation.home_name} already. Sign in with your password.`] });
  const isLater = invitation.starts_on !== null && invitation.starts_on > today;
  const starts_on = (isLater ? invitation.starts_on : member?.starts_on) ?? today;
  return { id, care_home_id, role, wings, starts_on, ends_on, waits_since: isSlip ? now : null };
}

/** A new account, or, when the address has one already, that account once its password proves whose it is. */
async function accountFor(
  db: Db,
  input: { email: string; first_name: string; last_name: string; password: string; otp?: string | undefined },
  now: Date,
): Promise<string> {
  const known = await accountByEmail(db, input.email);
  if (known) {
    if (!(await isPassword(input.password, known.password_hash)))
      throw refused({ email: ['There is an account with this address already. Enter its password to join with it.'] });
    await passSecondStep(db, known.id, input.otp, now);
    return known.id;
  }
  const { email, first_name, last_name } = input;
  return await createAccount(db, { email, first_name, last_name, password_hash: await hashPassword(input.password) });
}
