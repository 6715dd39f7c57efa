import { timezoneOf } from '@heartsease/domain/care-homes/region.ts';
import { QUIET_AT_FIRST } from '@heartsease/domain/notifications/notification.ts';
import { setUpHome } from '@heartsease/domain/care-homes/set-up.endpoints.ts';
import { acceptInvitation, checkInvitation, register } from '@heartsease/domain/session/session.endpoints.ts';
import type { Invitation } from '@heartsease/domain/session/session.endpoints.ts';
import { MembershipRole } from '@heartsease/domain/access/roles.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { openRoute, route } from '../http/route.ts';
import { passSecondStep } from '../second-step/second-step.ts';
import { hashPassword, isPassword } from '../session/passwords.ts';
import { codeTries } from '../session/session.routes.ts';
import { accountByEmail } from '../session/session.queries.ts';
import { createAccount, invitationOf, setUpHomeOf } from './invitations.queries.ts';
import { isOver, join } from './join.ts';
import { tellOfJoiner } from './tell-of-joiner.ts';
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
      const account_id = await accountFor(db, { ...input, language: invitation.language, role: invitation.role }, now);
      if (await join(db, invitation, { account_id, email: input.email }, now)) {
        await tellOfJoiner(db, app.config, invitation, now);
      }
      return { token: await signIn(db, account_id, { request, reply, now }) };
    },
    // It compares a password too, where the address has an account already.
    ({ input, request }) => ({
      of: [['login_account', input.email], ['register_address', request.ip], ...codeTries(input.otp, input.email)],
      are_forgiven: true,
    }),
  );

  route(
    app,
    acceptInvitation,
    async ({ db, session, input, now }) => {
      const invitation = await openInvitation(db, input.invite_code, now);
      if (await join(db, invitation, { account_id: session.account_id, email: session.row.email }, now))
        await tellOfJoiner(db, app.config, invitation, now);
      // Back to where the session stands: the write is kept there.
      await setTenant(db, { care_home_id: session.careHome.id, account_id: session.account_id });
      return { carehome_id: invitation.care_home_id };
    },
    ({ session }) => ({ of: [['register_address', session.account_id]], are_forgiven: true }),
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
  if (await isOver(db, invitation, now)) {
    throw refused({
      invite_code: [`This invitation has ended. Ask ${invitation.home_name} for a new one on ${invitation.phone}`],
    });
  }
  return invitation;
}

/** A new account, in the language of the home until its owner chooses; or, when the address has one already, that account once its password proves whose it is. */
async function accountFor(
  db: Db,
  input: {
    email: string;
    first_name: string;
    last_name: string;
    language: string;
    role: string;
    password: string;
    otp?: string | undefined;
  },
  now: Date,
): Promise<string> {
  const known = await accountByEmail(db, input.email);
  if (known) {
    if (!(await isPassword(input.password, known.password_hash)))
      throw refused({ email: ['There is an account with this address already. Enter its password to join with it.'] });
    await passSecondStep(db, known.id, input.otp, now);
    return known.id;
  }
  const { email, first_name, last_name, language } = input;
  const password_hash = await hashPassword(input.password);
  const quiet = input.role === 'relative' ? QUIET_AT_FIRST : null;
  return await createAccount(db, { email, first_name, last_name, language, password_hash, quiet });
}
