import { v7 as uuidv7 } from 'uuid';
import {
  appActivity,
  changePassword,
  completeReset,
  login,
  logout,
  me,
  ping,
  savePreferences,
  startReset,
  switchCareHome,
} from '@heartsease/domain/session/session.endpoints.ts';
import { VERSION } from '@heartsease/domain/constants.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { endedCookies } from '../http/csrf.ts';
import { forbidden, refused } from '../http/errors.ts';
import { countTry, forgiveTry } from '../http/limits.ts';
import { openRoute, route } from '../http/route.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { profileOf } from './profile.ts';
import { sendReset } from './send-reset.ts';
import { accountByEmail, accountById, endSignIn, endSignIns, homesOf, setPassword } from './session.queries.ts';
import { lifetimeOf, tokenHash } from './session.ts';
import { signIn } from './sign-in.ts';

/** One text for a wrong password and for an address that nobody has. */
const WRONG = 'That email or password is not right. Check them and try again, or reset your password';
const RESET_ANSWER =
  'If that address is known here, a link is on its way. No email at work? Your manager can show you a QR code.';

export function registerSession(app: App): void {
  openRoute(app, login, async ({ db, input, now, request, reply }) => {
    await countTry(app.database, 'login_account', input.email, now);
    await countTry(app.database, 'login_address', request.ip, now);
    const account = await accountByEmail(db, input.email);
    if (!(await isPassword(input.password, account?.password_hash ?? null)) || !account) throw refused({ email: [WRONG] });
    await forgiveTry(app.database, 'login_account', input.email, now);
    await forgiveTry(app.database, 'login_address', request.ip, now);
    return { token: await signIn(db, account.id, { request, reply, now }) };
  });

  openRoute(app, startReset, async ({ db, input, now, request }) => {
    await countTry(app.database, 'reset_account', input.email, now);
    await countTry(app.database, 'reset_address', request.ip, now);
    const account = await accountByEmail(db, input.email);
    if (account) await sendReset(db, app.config, account, now);
    return { message: RESET_ANSWER };
  });

  openRoute(app, completeReset, async ({ db, input, now, request, reply }) => {
    await countTry(app.database, 'reset_address', request.ip, now);
    const reset = await db
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash(input.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('account_id')
      .executeTakeFirst();
    if (!reset) throw refused({ token: ['This link has ended. Ask for a new one.'] });
    await setPassword(db, reset.account_id, await hashPassword(input.password));
    await endSignIns(db, reset.account_id, 'reset', now);
    return { token: await signIn(db, reset.account_id, { request, reply, now }) };
  });

  route(app, me, ({ db, session }) => profileOf(db, session));

  route(app, logout, async ({ db, session, now, request, reply }) => {
    await endSignIn(db, session.sign_in_id, 'logout', now);
    if (session.binding_hash) void reply.header('set-cookie', endedCookies(request));
    return DONE;
  });

  route(app, switchCareHome, async ({ db, session, input }) => {
    const home = (await homesOf(db, session.account_id)).find(({ id }) => id === input.carehome_id);
    if (!home) throw forbidden('You do not belong to that home');
    await db
      .updateTable('sign_ins')
      .set({ care_home_id: home.id, idle_seconds: lifetimeOf(home.role).idle })
      .where('id', '=', session.sign_in_id)
      .execute();
    return { ...DONE, carehome_id: home.id };
  });

  route(app, changePassword, async ({ db, session, input, now }) => {
    await countTry(app.database, 'password', session.account_id, now);
    const account = await accountById(db, session.account_id);
    if (!(await isPassword(input.current_password, account.password_hash))) {
      throw refused({ current_password: ['That is not your current password'] });
    }
    await forgiveTry(app.database, 'password', session.account_id, now);
    await setPassword(db, session.account_id, await hashPassword(input.password));
    if (input.sign_out_others) await endSignIns(db, session.account_id, 'password', now, session.sign_in_id);
    return DONE;
  });

  route(app, savePreferences, async ({ db, session, input }) => {
    const { text_size, theme } = input;
    await db.updateTable('accounts').set({ text_size, theme }).where('id', '=', session.account_id).execute();
    return { text_size, theme };
  });

  route(app, appActivity, async ({ db, session, input }) => {
    const { version, platform, build = null } = input;
    await db
      .insertInto('app_activities')
      .values({ id: uuidv7(), account_id: session.account_id, version, platform, build })
      .execute();
    return DONE;
  });

  openRoute(app, ping, async ({ now }) => ({
    ...DONE,
    version: VERSION,
    server_time: now.toISOString(),
    is_demo: app.config.demo,
  }));
}
