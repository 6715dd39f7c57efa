import { askForMailLink, signInWithMailLink } from '@heartsease/domain/session/mail-links.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { openRoute } from '../http/route.ts';
import { join } from '../invitations/join.ts';
import { makeAccount } from '../invitations/make-account.ts';
import { openInvitation } from '../invitations/open-invitation.ts';
import { passSecondStep } from '../second-step/second-step.ts';
import { takeMailLink } from './mail-links.queries.ts';
import type { Newcomer } from './mail-links.queries.ts';
import { sendSignInLink } from './send-mail-link.ts';
import { sendReset } from './send-reset.ts';
import { accountByEmail } from './session.queries.ts';
import { LINK_ANSWER, codeTries } from './session.routes.ts';
import { tokenHash } from './session.ts';
import { signIn } from './sign-in.ts';

/** The link of a mail instead of a password: asked for at the sign-in or with an invitation, opened here. */
export function registerMailLinks(app: App): void {
  openRoute(
    app,
    askForMailLink,
    async ({ db, input, now }) => {
      const account = await accountByEmail(db, input.email);
      // Without a mail server a manager hands links on. Theirs must not open an account unseen, as a reset never does.
      const send = app.config.smtp_url === null ? sendReset : sendSignInLink;
      if (account) await send(db, app.config, account, now);
      return { message: LINK_ANSWER };
    },
    // As for a reset, and counted with it: both fill the same mailbox.
    ({ input, request }) => ({
      of: [
        ['reset_account', input.email],
        ['reset_address', request.ip],
      ],
      are_forgiven: false,
      least_ms: 100,
    }),
  );

  openRoute(
    app,
    signInWithMailLink,
    async ({ db, input, now, request, reply }) => {
      const link = await takeMailLink(db, tokenHash(input.token), now);
      if (link === undefined) throw refused({ token: ['This link has ended. Ask for a new one.'] });
      const account_id =
        'account_id' in link
          ? await pastSecondStep(db, link.account_id, input.otp, now)
          : await joined(app, db, { newcomer: link, otp: input.otp }, now);
      return { token: await signIn(db, account_id, { request, reply, now }) };
    },
    ({ input, request }) => ({
      of: [['login_address', request.ip], ...codeTries(input.otp, input.token)],
      are_forgiven: true,
    }),
  );
}

async function pastSecondStep(db: Db, account_id: string, otp: string | undefined, now: Date): Promise<string> {
  await passSecondStep(db, account_id, otp, now);
  return account_id;
}

/** Whoever opened the link has the address. An account that has it already is theirs, and joins as it is. */
async function joined(
  app: App,
  db: Db,
  { newcomer, otp }: { newcomer: Newcomer; otp: string | undefined },
  now: Date,
): Promise<string> {
  const invitation = await openInvitation(db, newcomer.invitation_code_hash, now);
  const known = await accountByEmail(db, newcomer.email);
  const account_id = known
    ? await pastSecondStep(db, known.id, otp, now)
    : await makeAccount(db, invitation, { ...newcomer, password_hash: null });
  await join(db, app.config, invitation, { account_id, email: newcomer.email, now });
  return account_id;
}
