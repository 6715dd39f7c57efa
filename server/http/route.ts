import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { auditCall, auditRead, auditWrite } from '../audit/audit.ts';
import { sessionMayCall, sessionOf, tokenHash } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { touchSignIn } from '../session/session.queries.ts';
import type { App } from './app-context.ts';
import { checkPair } from './csrf.ts';
import { restOf } from './demo-rest.ts';
import { forbidden, refused, signedOut, underMaintenance } from './errors.ts';
import { withinLimits } from './limits.ts';
import type { Tries } from './limits.ts';
import { findScope } from './scope.ts';
import { beginWrite, firstWrite } from './writes.queries.ts';

/** What a call says to somebody who is signed in and not in yet. */
const WAITS = {
  approval: 'Your manager has not let you in yet',
  start: 'Your first day here has not come yet',
  second_step: 'Your organisation asks managers for a second step. Set it up under “Your account” first.',
};

/** What the work of a call receives. */
export interface Asked<E extends Endpoint> {
  app: App;
  db: Db;
  session: Session;
  input: ParsedInputOf<E>;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  /** What the line of a write in the audit keeps besides what the contract names: the work adds what only it knows. */
  audit_detail: Record<string, unknown>;
}

/** A write that is routed, done again without a request of its own (server/handed-in). */
export interface RoutedWrite {
  endpoint: Endpoint;
  write: (asked: Omit<Asked<Endpoint>, 'input'> & { input: object }) => Promise<unknown>;
}

/** What the work of a call that needs no session receives. */
export type AskedByAnyone<E extends Endpoint> = Omit<Asked<E>, 'session' | 'audit_detail'>;

/** What the work hands back: the output before zod has filled its defaults. */
type Answer<E extends Endpoint> = Promise<z.input<E['output']>>;

/**
 * Puts a call of the contract on the server. Every call goes the same way: token → session → care home
 * → permission → input → idempotency → scope → work, in one transaction with the tenant set → output
 * check → audit.
 */
export function route<E extends Endpoint>(
  app: App,
  endpoint: E,
  work: (asked: Asked<E>) => Answer<E>,
  limits?: (asked: { session: Session }) => Tries,
): void {
  const { allow } = endpoint;
  if (allow === 'anyone') throw new Error(`${endpoint.path} needs no session: use openRoute`);
  if (endpoint.kind === 'write')
    // What is done by its path is judged by the endpoint of that path.
    app.writes.set(endpoint.path, { endpoint, write: (asked) => writeOnce(endpoint, asked as Asked<E>, work) });
  register(app, endpoint, async (request, reply, now) => {
    const session = await sessionFor(app, endpoint, request, now);
    const input = parseInput(endpoint, request.body);
    await touchSignIn(app.database, session, now);
    const tenant = { care_home_id: session.careHome.id, account_id: session.account_id };
    return await withinLimits(app.database, limits?.({ session }), now, () =>
      inTransaction(app.database, tenant, async (db) => {
        const asked = { app, db, session, input, now, request, reply, audit_detail: {} };
        return endpoint.kind === 'write' ? await writeOnce(endpoint, asked, work) : await workOn(endpoint, asked, work);
      }),
    );
  });
}

/**
 * Token → session → care home → permission: the beginning of every call, also of one whose body is no JSON.
 *
 * @throws 401 for a token that is not alive, 403 for whoever may not
 */
export async function sessionFor(
  app: App,
  endpoint: Pick<Endpoint, 'allow' | 'scope'>,
  request: FastifyRequest,
  now: Date,
): Promise<Session> {
  const session = await sessionOf(app.database, bearerToken(request), now);
  if (!session) throw signedOut();
  checkPair(request, session, tokenHash);
  if (!sessionMayCall(session, endpoint)) throw forbidden(session.waits_for ? WAITS[session.waits_for] : undefined);
  return session;
}

/** A call that anyone may make. No home is set in its transaction, so it sees the rows of none. */
export function openRoute<E extends Endpoint>(
  app: App,
  endpoint: E,
  work: (asked: AskedByAnyone<E>) => Answer<E>,
  limits?: (asked: { input: ParsedInputOf<E>; request: FastifyRequest }) => Tries<z.input<E['output']>>,
): void {
  if (endpoint.allow !== 'anyone') throw new Error(`${endpoint.path} needs a session: use route`);
  register(app, endpoint, async (request, reply, now) => {
    if (endpoint.kind === 'session') checkPair(request, null, tokenHash);
    const input = parseInput(endpoint, request.body);
    const answer = await withinLimits(app.database, limits?.({ input, request }), now, () =>
      inTransaction(app.database, { care_home_id: null, account_id: null }, (db) =>
        work({ app, db, input, now, request, reply }),
      ),
    );
    return checkOutput(endpoint, answer);
  });
}

function register(
  app: App,
  endpoint: Endpoint,
  respond: (request: FastifyRequest, reply: FastifyReply, now: Date) => Promise<unknown>,
): void {
  app.endpoints.push(endpoint);
  app.fastify.post(endpoint.path, async (request, reply) => {
    await refuseWhileResting(app, request);
    return await respond(request, reply, app.now());
  });
}

/**
 * @param request left out for pages that are no part of the app
 * @throws 503 while the operator's rest is on, and on a demo server while this device is shown one
 */
export async function refuseWhileResting(app: App, request?: FastifyRequest): Promise<void> {
  const resting = await app.maintenance.state();
  if (resting.is_on) throw underMaintenance(resting.until, resting.message);
  const shown_until = app.config.demo && request ? restOf(request, app.now()) : null;
  if (shown_until !== null) throw underMaintenance(shown_until, null);
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** @throws 422 with the messages by field; a field inside a list is named `moments.0.response` */
function parseInput<E extends Endpoint>(endpoint: E, body: unknown): ParsedInputOf<E> {
  const parsed = endpoint.input.safeParse(body ?? {});
  // The one assertion of the wire: zod's own types lose which endpoint this is.
  if (parsed.success) return parsed.data as ParsedInputOf<E>;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) (errors[issue.path.join('.') || 'form'] ??= []).push(issue.message);
  throw refused(errors);
}

async function workOn<E extends Endpoint>(
  endpoint: E,
  asked: Asked<E>,
  work: (asked: Asked<E>) => Answer<E>,
): Promise<unknown> {
  await findScope(endpoint, asked);
  const answer = checkOutput(endpoint, await work(asked));
  if (endpoint.is_always_audited) await auditCall(endpoint, asked);
  else if (endpoint.kind === 'read') await auditRead(endpoint, asked);
  return answer;
}

/**
 * The same write again gives the first answer; the same id for another write is refused. The answer is
 * kept in the transaction of the write itself, so that neither stands without the other (quality.md,
 * rule 5: check-then-insert made 3,208 rows for 200 keys).
 */
async function writeOnce<E extends Endpoint>(
  endpoint: E,
  asked: Asked<E>,
  work: (asked: Asked<E>) => Answer<E>,
): Promise<unknown> {
  const { db, session, reply } = asked;
  const { client_id, care_home_id } = asked.input as { client_id: string; care_home_id: string };
  if (care_home_id !== session.careHome.id) {
    throw refused({ care_home_id: ['This was made for another home. Go back there to send it.'] });
  }
  const input_hash = hashOfWrite(endpoint, asked.input as object);
  const write = { account_id: session.account_id, client_id, path: endpoint.path, input_hash };
  if (!(await beginWrite(db, write))) {
    const first = await firstWrite(db, write);
    if (!first.input_hash.equals(input_hash))
      throw refused({ client_id: ['This id was used for something else already'] });
    void reply.header('x-replayed', 'true');
    return first.answer;
  }
  const answer = await workOn(endpoint, asked, work);
  await auditWrite(endpoint, asked, client_id, answer);
  return answer;
}

/** By which a write is known again, whatever may differ of it. */
export function hashOfWrite({ path, may_differ }: Endpoint, input: object): Buffer {
  const said = Object.entries(input).filter(([field]) => !may_differ?.includes(field));
  return createHash('sha256')
    .update(path)
    .update(JSON.stringify(Object.fromEntries(said)))
    .digest();
}

/** What leaves the server is what the contract says, no field more. A mismatch is our own mistake: 500. */
function checkOutput(endpoint: Endpoint, answer: unknown): unknown {
  return endpoint.output.parse(answer);
}
