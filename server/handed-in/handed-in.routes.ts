import {
  handIn,
  handInAfterLeaving,
  leaveOut,
  listHandedIn,
  putIn,
} from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { FastifyRequest } from 'fastify';
import { auditFormer } from '../audit/audit.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { checkPair } from '../http/csrf.ts';
import type { Asked } from '../http/route.ts';
import { bearerToken, openRoute, route } from '../http/route.ts';
import { tokenHash } from '../session/session.ts';
import { tabletShown } from '../tablets/tablet-shown.ts';
import { lacksRight, takeHandedIn } from './hand-in.ts';
import { decide, leaverOf, standIn } from './handed-in.queries.ts';
import type { Leaver } from './handed-in.queries.ts';
import { hasArrived, holdWaiting, putIntoRecord } from './put-in.ts';
import { tellHandedIn } from './tell-handed-in.ts';

export function registerHandedIn(app: App): void {
  openRoute(
    app,
    handInAfterLeaving,
    async ({ db, input, now, request }) => {
      const token = bearerToken(request);
      const leaver = token === null ? undefined : await leaverOf(db, tokenHash(token), now);
      // To everybody else the same answer, also on another machine: it tells nothing of who was where.
      if (leaver === undefined || !(await isOfThisDevice(db, request, leaver))) return { taken: [] };
      const { careHome, account_id, sign_in_id, left_at } = leaver;
      await standIn(db, careHome, account_id);
      const taken = await takeHandedIn(db, input.entries, { careHome, account_id, why: 'left', left_at, now });
      const who = { care_home_id: careHome.id, account_id, sign_in_id };
      if (taken.length > 0) await auditFormer(db, handInAfterLeaving, who);
      return { taken };
    },
    ({ request }) => ({
      of: [['hand_in_address', request.ip]],
      // Only strangers count: a leaver may have much to hand in, and behind one address there is a whole home.
      are_forgiven: ({ taken }) => taken.length > 0,
    }),
  );

  route(app, handIn, async ({ db, session, input, now }) => {
    const { careHome, account_id } = session;
    const theirs = input.entries.filter(({ path }) => lacksRight(session, path));
    const by = { careHome, account_id, why: 'right_removed', left_at: null, now } as const;
    return { taken: await takeHandedIn(db, theirs, by) };
  });

  route(app, listHandedIn, async ({ db, session }) => ({ items: await tellHandedIn(db, session.careHome) }));

  route(app, putIn, async (asked) => {
    const held = await holdWaiting(asked);
    if (await hasArrived(asked, held)) return await answered(asked, { decision: 'arrived' });
    const report_id = await putIntoRecord(asked, held);
    return await answered(asked, { decision: 'put_in', reason: asked.input.reason || null, report_id });
  });

  route(app, leaveOut, async (asked) => {
    if (await hasArrived(asked, await holdWaiting(asked))) return await answered(asked, { decision: 'arrived' });
    return await answered(asked, { decision: 'left_out', reason: asked.input.reason });
  });
}

async function answered(
  { db, session, input }: Asked<typeof leaveOut | typeof putIn>,
  said: { decision: 'put_in' | 'left_out' | 'arrived'; reason?: string | null; report_id?: string | null },
) {
  const by = { decided_by: session.account_id, reason: null, report_id: null };
  await decide(db, session.careHome, input.handed_in_id, { ...by, ...said });
  return { ...DONE, had_arrived: said.decision === 'arrived' };
}

/** The cookies of a session that was passed on are by then those of whoever had the tablet next: it has a secret of its own. */
async function isOfThisDevice(db: Db, request: FastifyRequest, leaver: Leaver): Promise<boolean> {
  if (leaver.passed_on_tablet_id === null) return isOfThisBrowser(request, leaver);
  return (await tabletShown(db, request))?.id === leaver.passed_on_tablet_id;
}

function isOfThisBrowser(request: FastifyRequest, leaver: Leaver): boolean {
  try {
    checkPair(request, leaver, tokenHash);
    return true;
  } catch {
    return false;
  }
}
