import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Line } from '../text.ts';
import { Write } from '../write.ts';
import { HAND_IN_LIMITS, HandedIn, WaitingWrite } from './handed-in.ts';

const entries = z.array(WaitingWrite).max(HAND_IN_LIMITS.at_once);
/** By the device's own ids, which are all that the answer tells: the others stay where they are. */
/** `had_arrived`: its author could send it after all. It is in the record as theirs, and nothing was done here. */
const Answered = z.object({ ok: z.literal(true), had_arrived: z.boolean() });
const Taken = z.object({ taken: z.array(Id) });

/**
 * What waits on the device of somebody who has left. Nothing is done with it but that the manager sees it. The token in
 * the header is a dead one: for every other than a leaver's the answer is that nothing was taken.
 */
export const handInAfterLeaving = endpoint({
  path: '/api/v2/handed-in/after-leaving',
  summary: 'Hand in what somebody wrote before they left',
  allow: 'anyone',
  scope: 'none',
  // Each entry carries its own id: sent twice, it is there once.
  kind: 'read',
  input: z.object({ entries }),
  output: Taken,
});

/** The same of somebody who is still there, for what they may not write any more. What they may is not taken. */
export const handIn = endpoint({
  path: '/api/v2/handed-in/add',
  summary: 'Hand in what one may not write any more',
  allow: 'signed-in',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ entries }),
  output: Taken,
});

export const listHandedIn = endpoint({
  path: '/api/v2/handed-in/list',
  summary: 'What was handed in: first what waits, then what was answered',
  allow: 'staff.manage',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(HandedIn) }),
});

/** As its author's: their name stands at it. @throws 422 at `record` when it does not fit what stands by now */
export const putIn = endpoint({
  path: '/api/v2/handed-in/put-in',
  summary: 'Put into the record what was handed in',
  // It may be long ago by now.
  allow: 'reports.add_long_ago',
  scope: 'handed_in',
  kind: 'write',
  input: Write.extend({
    handed_in_id: Id,
    /** Where the record asks for one, as of what was long ago. It stands in the history under the name of whoever puts it in. */
    reason: Line.optional(),
  }),
  output: Answered,
});

export const leaveOut = endpoint({
  path: '/api/v2/handed-in/leave-out',
  summary: 'Leave out of the record what was handed in; it stays readable, with the reason',
  allow: 'staff.manage',
  scope: 'handed_in',
  kind: 'write',
  input: Write.extend({ handed_in_id: Id, reason: Line.pipe(z.string().min(1, 'Say why')) }),
  output: Answered,
});
