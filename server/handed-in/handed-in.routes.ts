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
import type { App } from '../http/app-context.ts';
import { checkPair } from '../http/csrf.ts';
import { refused } from '../http/errors.ts';
import { bearerToken, openRoute, route } from '../http/route.ts';
import { tokenHash } from '../session/session.ts';
import { lacksRight, takeHandedIn } from './hand-in.ts';
import { decide, holdHandedIn, leaverOf, standIn } from './handed-in.queries.ts';
import type { Leaver } from './handed-in.queries.ts';
import { putIntoRecord } from './put-in.ts';
import { tellHandedIn } from './tell-handed-in.ts';

export function registerHandedIn(app: App): void {
  openRoute(
    app,
    handInAfterLeaving,
    async ({ db, input, now, request }) => {
      const token = bearerToken(request);
      const leaver = token === null ? undefined : await leaverOf(db, tokenHash(token), now);
      // To everybody else the same answer, also on another machine: it tells nothing of who was where.
      if (leaver === undefined || !isOfThisBrowser(request, leaver)) return { taken: [] };
      const { careHome, account_id, sign_in_id } = leaver;
      await standIn(db, careHome, account_id);
      const taken = await takeHandedIn(db, input.entries, { careHome, account_id, why: 'left', now });
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
    return { taken: await takeHandedIn(db, theirs, { careHome, account_id, why: 'right_removed', now }) };
  });

  route(app, listHandedIn, async ({ db, session }) => ({ items: await tellHandedIn(db, session.careHome) }));

  route(app, putIn, async (asked) => {
    const { db, session, input } = asked;
    const report_id = await putIntoRecord(asked);
    const said = {
      decision: 'put_in',
      decided_by: session.account_id,
      reason: input.reason || null,
      report_id,
    } as const;
    await decide(db, session.careHome, input.handed_in_id, said);
    return DONE;
  });

  route(app, leaveOut, async ({ db, session, input }) => {
    const { careHome, account_id } = session;
    const held = await holdHandedIn(db, careHome, input.handed_in_id);
    if (held.decision !== null) throw refused({ record: ['Somebody has answered this already'] });
    const said = { decision: 'left_out', decided_by: account_id, reason: input.reason, report_id: null } as const;
    await decide(db, careHome, input.handed_in_id, said);
    return DONE;
  });
}

function isOfThisBrowser(request: FastifyRequest, leaver: Leaver): boolean {
  try {
    checkPair(request, leaver, tokenHash);
    return true;
  } catch {
    return false;
  }
}
