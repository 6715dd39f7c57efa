import { v7 as uuidv7 } from 'uuid';
import { StaffRole } from '@heartsease/domain/access/roles.ts';
import { deviceOf } from '@heartsease/domain/session/device.ts';
import {
  mailInvitationLink,
  registerWithPasskey,
  startInvitationPasskey,
} from '@heartsease/domain/session/joining.endpoints.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { openRoute } from '../http/route.ts';
import { askNewcomerToMake, keepMade, readMadeByNewcomer } from '../second-step/passkeys.ts';
import { newRecoveryCodes } from '../second-step/second-step.ts';
import { sendJoiningLink } from '../session/send-mail-link.ts';
import { accountByEmail } from '../session/session.queries.ts';
import { LINK_ANSWER } from '../session/session.routes.ts';
import { tokenHash } from '../session/session.ts';
import { signIn } from '../session/sign-in.ts';
import { join } from './join.ts';
import { makeAccount } from './make-account.ts';
import { openInvitation } from './open-invitation.ts';

/** An invitation is accepted without a password: with a passkey, or by a link that goes to the address. */
export function registerJoining(app: App): void {
  openRoute(
    app,
    mailInvitationLink,
    async ({ db, input, now }) => {
      const { invite_code, ...person } = input;
      const invitation_code_hash = tokenHash(invite_code);
      const invitation = await openInvitation(db, invitation_code_hash, now);
      // The account is made when the link is opened. Whether there is one with this address makes no difference here.
      await sendJoiningLink(db, app.config, { ...invitation, newcomer: { ...person, invitation_code_hash } }, now);
      return { message: LINK_ANSWER };
    },
    ({ input, request }) => ({
      of: [
        ['reset_account', input.email],
        ['reset_address', request.ip],
        ['register_address', request.ip],
      ],
      are_forgiven: false,
    }),
  );

  openRoute(
    app,
    startInvitationPasskey,
    async ({ db, input, now }) => {
      const { invite_code, ...person } = input;
      const invitation_code_hash = tokenHash(invite_code);
      await openInvitation(db, invitation_code_hash, now);
      await checkIsNew(db, input.email);
      const newcomer = { ...person, account_id: uuidv7(), invitation_code_hash };
      return { options: await askNewcomerToMake(db, app.config, newcomer, now) };
    },
    ({ request }) => ({ of: [['register_address', request.ip]], are_forgiven: true }),
  );

  openRoute(
    app,
    registerWithPasskey,
    async ({ db, input, now, request, reply }) => {
      const { invite_code, passkey, ...person } = input;
      const invitation_code_hash = tokenHash(invite_code);
      const invitation = await openInvitation(db, invitation_code_hash, now);
      await checkIsNew(db, input.email);
      const { account_id, made } = await readMadeByNewcomer(db, app.config, passkey, { invitation_code_hash, now });
      await makeAccount(db, invitation, { ...person, id: account_id, password_hash: null });
      await join(db, app.config, invitation, { account_id, email: input.email, now });
      await setTenant(db, { care_home_id: null, account_id });
      const name = deviceOf(request.headers['user-agent'] ?? '');
      await keepMade(db, made, { account_id, transports: passkey.response.transports, name, made_at: now });
      const recovery_codes = StaffRole.safeParse(invitation.role).success
        ? await newRecoveryCodes(db, account_id, now)
        : [];
      return { token: await signIn(db, account_id, { request, reply, now }), recovery_codes };
    },
    ({ request }) => ({ of: [['register_address', request.ip]], are_forgiven: true }),
  );
}

/** @throws 422 for an address that somebody has: that a passkey was made proves nothing about whose it is */
async function checkIsNew(db: Db, email: string): Promise<void> {
  if (await accountByEmail(db, email))
    throw refused({
      email: ['There is an account with this address already. Sign in to it first, then join with it.'],
    });
}
