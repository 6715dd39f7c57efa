import { HAND_IN_LIMITS, HANDED_IN_CALLS } from '@heartsease/domain/handed-in/handed-in.ts';
import type { HandedIn, WaitingWrite } from '@heartsease/domain/handed-in/handed-in.ts';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import type { Db } from '../db/database.ts';
import { hashOfWrite } from '../http/route.ts';
import { Write } from '@heartsease/domain/write.ts';
import { sessionMay, sessionMayCall } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { arrivedAs, countWaiting, keepHandedIn } from './handed-in.queries.ts';

interface By {
  careHome: CareHome;
  account_id: string;
  why: HandedIn['why'];
  /** Null of whoever is still there. */
  left_at: Date | null;
  now: Date;
}

/**
 * Keeps what a device hands in for the manager's word.
 *
 * @returns the ids of what the device need not keep any more: what is kept now, or had arrived unheard
 */
export async function takeHandedIn(db: Db, entries: readonly WaitingWrite[], by: By): Promise<string[]> {
  const { careHome, account_id } = by;
  const taken: string[] = [];
  let waiting = await countWaiting(db, careHome, account_id);
  for (const entry of entries) {
    const endpoint = callOf(entry.path);
    const input = endpoint && inputOf(endpoint, entry, careHome);
    if (!endpoint || !input) continue;
    const arrived = await arrivedAs(db, account_id, entry.client_id);
    if (!arrived?.equals(hashOfWrite(endpoint, input))) {
      if (waiting >= HAND_IN_LIMITS.of_one) continue;
      // What its call does not know was judged by nobody.
      if (!(await keepHandedIn(db, careHome, { ...entry, input }, by))) continue;
      waiting += 1;
    }
    taken.push(entry.client_id);
  }
  return taken;
}

export function callOf(path: string): Endpoint | undefined {
  return Object.values(HANDED_IN_CALLS).find((call) => call.path === path);
}

/** As the call itself would read it; null for what that would refuse, and for what was made for another home. */
function inputOf(
  endpoint: Endpoint,
  { client_id, input }: WaitingWrite,
  careHome: CareHome,
): Record<string, unknown> | null {
  const judged = endpoint.input.safeParse(input);
  if (!judged.success) return null;
  const made = Write.safeParse(judged.data).data;
  const isOurs = made?.client_id === client_id && made.care_home_id === careHome.id;
  return isOurs ? Object(judged.data) : null;
}

/** These are about reports of others too, for which it takes more than the right to add one. */
const OF_OTHERS = new Set<string>(
  [HANDED_IN_CALLS.change, HANDED_IN_CALLS.set_aside, HANDED_IN_CALLS.taken_back].map(({ path }) => path),
);

/** Staff who may not make this write: what they may is for themselves to send. */
export function lacksRight(session: Session, path: string): boolean {
  const endpoint = callOf(path);
  if (endpoint === undefined || !isStaff(session.viewer)) return false;
  return !sessionMayCall(session, endpoint) || (OF_OTHERS.has(path) && !sessionMay(session, 'reports.review'));
}
