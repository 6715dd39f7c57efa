import { v7 as uuidv7 } from 'uuid';
import { deviceOf } from '@heartsease/domain/session/device.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { isOwnBrowser, newBinding, sessionCookies } from '../http/csrf.ts';
import { refused } from '../http/errors.ts';
import { lifetimeOf, newToken, tokenHash } from './session.ts';
import { homeToStandIn, keepSignIn } from './session.queries.ts';

/**
 * Opens a session and answers its token. A browser of our own origin gets the session bound to it: two
 * cookies go out with the answer (quality.md, session design).
 *
 * @throws 422 when the account belongs to no home today
 */
export async function signIn(
  db: Db,
  account_id: string,
  { request, reply, now }: { request: FastifyRequest; reply: FastifyReply; now: Date },
): Promise<string> {
  await setTenant(db, { care_home_id: null, account_id });
  const home = await homeToStandIn(db, account_id, now);
  if (!home)
    throw refused({ email: ['This account does not belong to a home any more. Ask the manager of your home.'] });
  const token = newToken();
  const id = uuidv7();
  const binding = isOwnBrowser(request) ? newBinding() : null;
  const { idle, whole } = lifetimeOf(home.role);
  await keepSignIn(db, id, {
    account_id,
    care_home_id: home.id,
    token_hash: tokenHash(token),
    binding_hash: binding === null ? null : tokenHash(binding),
    device: deviceOf(request.headers['user-agent'] ?? ''),
    created_at: now,
    idle_seconds: idle,
    ends_at: new Date(now.getTime() + whole * 1_000),
  });
  if (binding !== null) {
    void reply.header('set-cookie', sessionCookies(request, { binding, sign_in_id: id, seconds: whole }));
  }
  return token;
}
