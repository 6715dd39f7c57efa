import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { invitationOf } from './invitations.queries.ts';
import { isOver } from './join.ts';

/**
 * The open invitation behind a code's hash. Row-level security lets just this row through, by the code itself.
 *
 * @throws 422 when nobody has it, or it was used or has ended
 */
export async function openInvitation(db: Db, code_hash: Buffer, now: Date) {
  const invitation = await invitationOf(db, code_hash);
  if (!invitation)
    throw refused({ invite_code: ['No invitation has this code. Check it, or ask the home for a new one.'] });
  if (await isOver(db, invitation, now)) {
    throw refused({
      invite_code: [`This invitation has ended. Ask ${invitation.home_name} for a new one on ${invitation.phone}`],
    });
  }
  return invitation;
}
