import {
  askForPasskey,
  finishPasskey,
  removePasskey,
  signInWithPasskey,
  startPasskey,
} from '@heartsease/domain/second-step/passkeys.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { setTenant } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { openRoute, route } from '../http/route.ts';
import { endSignIns } from '../session/session.queries.ts';
import { signIn } from '../session/sign-in.ts';
import { checkPassword, dropCodesIfLast, triesOf } from './own-password.ts';
import { askForAny, askToMake, keepMade, readMade, readShown } from './passkeys.ts';
import { dropPasskey, notePasskeyUse } from './passkeys.queries.ts';
import { newRecoveryCodes } from './second-step.ts';
import { hasSecondStep } from './second-steps.queries.ts';

/** Passkeys: made by everybody for their own account, shown instead of password and code. */
export function registerPasskeys(app: App): void {
  route(app, startPasskey, async ({ db, session, now }) => {
    // What unlocks a shared tablet is known to many, and would open this account.
    if (session.row.tablet_id !== null) throw forbidden();
    return { options: await askToMake(db, app.config, session, now) };
  });

  route(
    app,
    finishPasskey,
    async ({ db, session, input, now }) => {
      const { account_id, sign_in_id } = session;
      if (session.row.tablet_id !== null) throw forbidden();
      await checkPassword(db, account_id, input.current_password);
      const made = await readMade(db, app.config, input.passkey, { account_id, now });
      const isFirst = !(await hasSecondStep(db, account_id));
      const { transports } = input.passkey.response;
      await keepMade(db, made, { account_id, transports, name: input.name, made_at: now });
      if (!isFirst) return { recovery_codes: [] };
      // Nobody who came in before, with the password alone, stays in.
      await endSignIns(db, account_id, 'elsewhere', now, sign_in_id);
      return { recovery_codes: await newRecoveryCodes(db, account_id, now) };
    },
    triesOf,
  );

  route(
    app,
    removePasskey,
    async ({ db, session, input }) => {
      await checkPassword(db, session.account_id, input.current_password);
      if (!(await dropPasskey(db, session.account_id, input.passkey_id))) throw notFound();
      await dropCodesIfLast(db, session);
      return DONE;
    },
    triesOf,
  );

  openRoute(
    app,
    askForPasskey,
    async ({ db, now }) => ({ options: await askForAny(db, app.config, now) }),
    ({ request }) => ({ of: [['passkey_address', request.ip]], are_forgiven: false }),
  );

  openRoute(
    app,
    signInWithPasskey,
    async ({ db, input, now, request, reply }) => {
      const { id, account_id, counter } = await readShown(db, app.config, input.passkey, now);
      await setTenant(db, { care_home_id: null, account_id });
      await notePasskeyUse(db, { id, account_id }, { counter, now });
      return { token: await signIn(db, account_id, { request, reply, now }) };
    },
    ({ request }) => ({ of: [['login_address', request.ip]], are_forgiven: true }),
  );
}
