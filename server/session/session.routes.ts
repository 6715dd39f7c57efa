import { changePassword, completeReset, startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { saveLanguage, savePreferences } from '@heartsease/domain/session/preferences.endpoints.ts';
import { appActivity, login, logout, me, ping, switchCareHome } from '@heartsease/domain/session/session.endpoints.ts';
import { VERSION } from '@heartsease/domain/constants.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { endedCookies } from '../http/csrf.ts';
import { forbidden, refused } from '../http/errors.ts';
import type { Tries } from '../http/limits.ts';
import { openRoute, route } from '../http/route.ts';
import { checkPassword } from '../second-step/own-password.ts';
import { passSecondStep } from '../second-step/second-step.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { profileOf } from './profile.ts';
import { sendReset } from './send-reset.ts';
import {
  accountByEmail,
  endSignIn,
  endSignIns,
  homesOf,
  keepAppActivity,
  keepPreferences,
  knowIpad,
  moveSignIn,
  setPassword,
  useReset,
} from './session.queries.ts';
import { lifetimeOf, tokenHash } from './session.ts';
import { signIn } from './sign-in.ts';

/** One text for a wrong password and for an address that nobody has. */
const WRONG = 'That email or password is not right. Check them and try again, or reset your password';
export const LINK_ANSWER =
  'If that address is known here, a link is on its way. No email at work? Your manager can show you a QR code.';

/** Codes are tried five times for one account, or with one link. */
export function codeTries(otp: string | undefined, who: string): Tries['of'] {
  return otp === undefined ? [] : [['second_step', who]];
}

export function registerSession(app: App): void {
  openRoute(
    app,
    login,
    async ({ db, input, now, request, reply }) => {
      const account = await accountByEmail(db, input.email);
      if (!(await isPassword(input.password, account?.password_hash ?? null)) || !account)
        throw refused({ email: [WRONG] });
      await passSecondStep(db, account.id, input.otp, now);
      return { token: await signIn(db, account.id, { request, reply, now }) };
    },
    ({ input, request }) => ({
      of: [['login_account', input.email], ['login_address', request.ip], ...codeTries(input.otp, input.email)],
      are_forgiven: true,
    }),
  );

  openRoute(
    app,
    startReset,
    async ({ db, input, now }) => {
      const account = await accountByEmail(db, input.email);
      if (account) await sendReset(db, app.config, account, now);
      return { message: LINK_ANSWER };
    },
    ({ input, request }) => ({
      of: [
        ['reset_account', input.email],
        ['reset_address', request.ip],
      ],
      are_forgiven: false,
      // To write a mail takes longer than to write none; the time would tell who is known here.
      least_ms: 100,
    }),
  );

  openRoute(
    app,
    completeReset,
    async ({ db, input, now, request, reply }) => {
      const account_id = await useReset(db, tokenHash(input.token), now);
      if (account_id === undefined) throw refused({ token: ['This link has ended. Ask for a new one.'] });
      await passSecondStep(db, account_id, input.otp, now);
      await setPassword(db, account_id, await hashPassword(input.password));
      await endSignIns(db, account_id, 'reset', now);
      return { token: await signIn(db, account_id, { request, reply, now }) };
    },
    ({ input, request }) => ({
      of: [['reset_address', request.ip], ...codeTries(input.otp, input.token)],
      are_forgiven: false,
    }),
  );

  route(app, me, ({ db, session, now }) => profileOf(db, session, { config: app.config, now }));

  route(app, logout, async ({ db, session, now, request, reply }) => {
    await endSignIn(db, session.sign_in_id, 'logout', now);
    if (session.binding_hash) void reply.header('set-cookie', endedCookies(request));
    return DONE;
  });

  route(app, switchCareHome, async ({ db, session, input, now }) => {
    const home = (await homesOf(db, session.account_id, now)).find(({ id }) => id === input.carehome_id);
    if (!home) throw forbidden('You do not belong to that home');
    if (session.row.tablet_id !== null && home.id !== session.row.tablet_home_id)
      throw forbidden('A shared tablet stays in its home. Use a device of your own for another one.');
    const { idle, whole } = lifetimeOf(home.role);
    await moveSignIn(db, session.sign_in_id, {
      care_home_id: home.id,
      idle_seconds: idle,
      ends_at: new Date(now.getTime() + whole * 1_000),
    });
    return { ...DONE, carehome_id: home.id };
  });

  route(
    app,
    changePassword,
    async ({ db, session, input, now }) => {
      await checkPassword(db, session.account_id, input.current_password, 'That is not your current password');
      await setPassword(db, session.account_id, await hashPassword(input.password));
      if (input.sign_out_others) await endSignIns(db, session.account_id, 'password', now, session.sign_in_id);
      return DONE;
    },
    ({ session }) => ({ of: [['password', session.account_id]], are_forgiven: true }),
  );

  route(app, savePreferences, async ({ db, session, input }) => {
    const { text_size, theme, motion } = input;
    // An app of before knows nothing of motion, and what it sends leaves that as it is.
    const kept = { text_size, theme, ...(motion !== undefined && { motion }) };
    await keepPreferences(db, session.account_id, kept);
    return kept;
  });

  route(app, saveLanguage, async ({ db, session, input: { language } }) => {
    await keepPreferences(db, session.account_id, { language });
    return { language };
  });

  route(app, appActivity, async ({ db, session, input }) => {
    const { version, platform, build = null } = input;
    await keepAppActivity(db, { account_id: session.account_id, version, platform, build });
    // An iPad's browser says that it is a Mac; the app in it knows better (app/device/platform.ts).
    if (platform.split(',').includes('ios')) await knowIpad(db, session.sign_in_id);
    return DONE;
  });

  openRoute(app, ping, async ({ now }) => ({
    ...DONE,
    version: VERSION,
    server_time: now.toISOString(),
    is_demo: app.config.demo,
  }));
}
