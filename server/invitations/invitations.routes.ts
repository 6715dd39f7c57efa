import { timezoneOf } from '@heartsease/domain/care-homes/region.ts';
import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import { setUpHome } from '@heartsease/domain/care-homes/set-up.endpoints.ts';
import { acceptInvitation, checkInvitation, register } from '@heartsease/domain/session/invitations.endpoints.ts';
import type { Invitation } from '@heartsease/domain/session/invitations.endpoints.ts';
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
import { setUpHomeOf } from './invitations.queries.ts';
import { join } from './join.ts';
import { makeAccount } from './make-account.ts';
import { openInvitation } from './open-invitation.ts';
import { tokenHash } from '../session/session.ts';
import { signIn } from '../session/sign-in.ts';

export function registerInvitations(app: App): void {
  openRoute(
    app,
    checkInvitation,
    async ({ db, input, now }) => told(await openInvitation(db, tokenHash(input.invite_code), now)),
    ({ request }) => ({ of: [['register_address', request.ip]], are_forgiven: true }),
  );

  openRoute(
    app,
    setUpHome,
    async ({ db, input, now }) => {
      const { invite_code, ...home } = input;
      await openInvitation(db, tokenHash(invite_code), now);
      const timezone = timezoneOf(home.region);
      if (!(await setUpHomeOf(db, tokenHash(invite_code), now, { ...home, timezone })))
        throw refused({ invite_code: ['This home is set up already. Ask its manager for an invitation.'] });
      return told(await openInvitation(db, tokenHash(invite_code), now));
    },
    ({ request }) => ({ of: [['register_address', request.ip]], are_forgiven: true }),
  );

  openRoute(
    app,
    register,
    async ({ db, input, now, request, reply }) => {
      const invitation = await openInvitation(db, tokenHash(input.invite_code), now);
      const account_id = await accountFor(db, invitation, input, now);
      await join(db, app.config, invitation, { account_id, email: input.email, now });
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
      const invitation = await openInvitation(db, tokenHash(input.invite_code), now);
      await join(db, app.config, invitation, { account_id: session.account_id, email: session.row.email, now });
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

/** A new account; or, when the address has one already, that account once its password proves whose it is. */
async function accountFor(
  db: Db,
  invitation: { language: string; role: string },
  input: ParsedInputOf<typeof register>,
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
  const password_hash = await hashPassword(input.password);
  return await makeAccount(db, invitation, { email, first_name, last_name, password_hash });
}
