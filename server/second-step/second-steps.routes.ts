import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import {
  confirmAuthenticator,
  getSecondStep,
  removeAuthenticator,
  renewRecoveryCodes,
  resetStaffSecondStep,
  startAuthenticator,
} from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { setTenant } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { endSignIns } from '../session/session.queries.ts';
import { checkBelongsHereOnly } from '../staff/belongs-here.ts';
import { checkPassword, dropCodesIfLast, isRequiredOf, triesOf } from './own-password.ts';
import { newRecoveryCodes } from './second-step.ts';
import {
  authenticatorOf,
  dropAuthenticator,
  hasSecondStep,
  keepAuthenticator,
  passkeysOf,
  recoveryCodesLeft,
} from './second-steps.queries.ts';
import { switchOff } from './switch-off.ts';
import { fromBase32, newSecret, stepOfCode, toBase32 } from './totp.ts';

/** Everybody's own second step, and a manager's help for whoever lost theirs. */
export function registerSecondSteps(app: App): void {
  route(app, getSecondStep, async ({ db, session }) => {
    const { account_id } = session;
    const authenticator = await authenticatorOf(db, account_id);
    const passkeys = await passkeysOf(db, account_id);
    return {
      authenticator: authenticator ? { since: authenticator.since.toISOString() } : null,
      passkeys: passkeys.map(({ id, name, made_at, last_used_at }) => ({
        id,
        name,
        made_at: made_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      recovery_codes_left: await recoveryCodesLeft(db, account_id),
      is_on: await hasSecondStep(db, account_id),
      is_required: await isRequiredOf(db, session),
    };
  });

  // Nothing is kept yet: the key comes back with a code that proves that an app has it.
  route(app, startAuthenticator, async ({ session }) => {
    const secret = toBase32(newSecret());
    const label = encodeURIComponent(`${PRODUCT_NAME}:${session.row.email}`);
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(PRODUCT_NAME)}` };
  });

  route(
    app,
    confirmAuthenticator,
    async ({ db, session, input, now }) => {
      const { account_id, sign_in_id } = session;
      await checkPassword(db, account_id, input.current_password);
      const secret = fromBase32(input.secret);
      const last_step = stepOfCode(secret, input.code, now);
      if (last_step === undefined)
        throw refused({ code: ['That is not the code of now. Is the time of your device right?'] });
      await keepAuthenticator(db, { account_id, secret, since: now, last_step });
      // Nobody who came in before, with the password alone, stays in.
      await endSignIns(db, account_id, 'elsewhere', now, sign_in_id);
      return { recovery_codes: await newRecoveryCodes(db, account_id, now) };
    },
    triesOf,
  );

  route(
    app,
    renewRecoveryCodes,
    async ({ db, session, input, now }) => {
      const { account_id, sign_in_id } = session;
      await checkPassword(db, account_id, input.current_password);
      if (!(await hasSecondStep(db, account_id))) {
        if ((await passkeysOf(db, account_id)).length === 0)
          throw forbidden('Recovery codes come with a second step. Set one up first.');
        // They make a second step of the passkey that the account began with.
        await endSignIns(db, account_id, 'elsewhere', now, sign_in_id);
      }
      return { recovery_codes: await newRecoveryCodes(db, account_id, now) };
    },
    triesOf,
  );

  route(
    app,
    removeAuthenticator,
    async ({ db, session, input }) => {
      const { account_id } = session;
      await checkPassword(db, account_id, input.current_password);
      await dropAuthenticator(db, account_id);
      await dropCodesIfLast(db, session);
      return DONE;
    },
    triesOf,
  );

  route(app, resetStaffSecondStep, async ({ db, session, input, now }) => {
    const account_id = input.staff_member_id;
    if (account_id === session.account_id) throw forbidden('Your own second step is under “Your account”.');
    await checkBelongsHereOnly(db, session, account_id, now);
    const care_home_id = session.careHome.id;
    await setTenant(db, { care_home_id, account_id });
    await switchOff(db, account_id);
    await setTenant(db, { care_home_id, account_id: session.account_id });
    await endSignIns(db, account_id, 'manager', now);
    return DONE;
  });
}
