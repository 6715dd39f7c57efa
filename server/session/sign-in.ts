import { v7 as uuidv7 } from 'uuid';
import type { MembershipRole } from '@heartsease/domain/access/roles.ts';
import { StaffRole } from '@heartsease/domain/access/roles.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { deviceOf } from '@heartsease/domain/session/device.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { isOwnBrowser, newBinding, sessionCookies } from '../http/csrf.ts';
import { refused } from '../http/errors.ts';
import { keepFace } from '../tablets/faces.queries.ts';
import { endSignInsOnTablet } from '../tablets/tablets.queries.ts';
import { tabletShown } from '../tablets/tablet-shown.ts';
import type { TabletShown } from '../tablets/tablet-shown.ts';
import { lifetimeOf, lifetimeOnTablet, newToken, tokenHash } from './session.ts';
import { homeToStandIn, homesOf, keepSignIn } from './session.queries.ts';

/** So long after its session a browser is known that hands in what a leaver wrote (docs/decisions/0024). */
const HANDS_IN_FOR = REPORT_LIMITS.waiting_days * 86_400;

interface Seen {
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

/**
 * Opens a session and answers its token: on a shared tablet one of the tablet, which knows its person's face from
 * then on.
 *
 * @throws 422 when the account belongs to no home today, or not to the staff whose tablet it is
 */
export async function signIn(db: Db, account_id: string, seen: Seen): Promise<string> {
  await setTenant(db, { care_home_id: null, account_id });
  const tablet = await tabletShown(db, seen.request);
  if (tablet !== null) return await signInOnTablet(db, { account_id, tablet }, seen);
  const home = await homeToStandIn(db, account_id, seen.now);
  if (!home)
    throw refused({ email: ['This account does not belong to a home any more. Ask the manager of your home.'] });
  return await openSession(db, { account_id, home, tablet }, seen);
}

async function signInOnTablet(
  db: Db,
  { account_id, tablet }: { account_id: string; tablet: TabletShown },
  seen: Seen,
): Promise<string> {
  const homes = await homesOf(db, account_id, seen.now);
  const home = homes.find(({ id, role }) => id === tablet.careHome.id && StaffRole.safeParse(role).success);
  if (!home) {
    const told = `This tablet is shared by the staff of ${tablet.care_home_name}. Sign in on a device of your own.`;
    throw refused({ email: [told] });
  }
  await setTenant(db, { care_home_id: tablet.careHome.id, account_id });
  await keepFace(db, tablet.careHome, { tablet_id: tablet.id, account_id, now: seen.now });
  await setTenant(db, { care_home_id: null, account_id });
  return await openSession(db, { account_id, home, tablet }, seen);
}

/**
 * The session itself. A browser of our own origin gets it bound to it: two cookies go out with the answer (quality.md,
 * session design). A tablet has one session at a time.
 */
export async function openSession(
  db: Db,
  of: { account_id: string; home: { id: string; role: MembershipRole }; tablet: TabletShown | null },
  { request, reply, now }: Seen,
): Promise<string> {
  const { account_id, home, tablet } = of;
  if (tablet !== null) await endSignInsOnTablet(db, tablet, { why: 'passed_on', now });
  const token = newToken();
  const id = uuidv7();
  const binding = isOwnBrowser(request) ? newBinding() : null;
  const { idle, whole } = tablet === null ? lifetimeOf(home.role) : lifetimeOnTablet(home.role);
  await keepSignIn(db, id, {
    account_id,
    care_home_id: home.id,
    token_hash: tokenHash(token),
    binding_hash: binding === null ? null : tokenHash(binding),
    device: deviceOf(request.headers['user-agent'] ?? ''),
    created_at: now,
    idle_seconds: idle,
    ends_at: new Date(now.getTime() + whole * 1_000),
    tablet_home_id: tablet?.careHome.id ?? null,
    tablet_id: tablet?.id ?? null,
  });
  if (binding !== null) {
    void reply.header(
      'set-cookie',
      sessionCookies(request, { binding, sign_in_id: id, seconds: whole + HANDS_IN_FOR }),
    );
  }
  return token;
}
