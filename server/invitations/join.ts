import { MembershipRole, StaffRole } from '@heartsease/domain/access/roles.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { accept, isLinked, linkOfInvitation, membershipOn, openLink } from './invitations.queries.ts';
import type { Accepted, invitationOf } from './invitations.queries.ts';
import { tellOfJoiner } from './tell-of-joiner.ts';

type Open = NonNullable<Awaited<ReturnType<typeof invitationOf>>>;

/**
 * Was it used, has its time run out, or is there nobody any more to whom it leads? Whoever died or moved away
 * is not asked about again: their invitations have ended with the stay.
 */
export async function isOver(db: Db, invitation: Open, now: Date): Promise<boolean> {
  if (invitation.accepted_at !== null || invitation.expires_at <= now) return true;
  if (invitation.role !== 'relative') return false;
  await setTenant(db, { care_home_id: invitation.care_home_id, account_id: null });
  const link = await linkOfInvitation(db, invitation);
  return link !== undefined && (link.status !== 'invited' || link.ended_on !== null || link.deleted_at !== null);
}

/**
 * Makes the account a member of the home that invited it; a relative is linked to their person with that.
 * The managers hear of whoever now waits until one of them lets them in.
 */
export async function join(
  db: Db,
  config: Config,
  invitation: Open,
  { account_id, email, now }: { account_id: string; email: string; now: Date },
): Promise<void> {
  const { care_home_id } = invitation;
  await setTenant(db, { care_home_id, account_id });
  const isOfRelative = invitation.role === 'relative';
  const link = isOfRelative ? await linkOfInvitation(db, invitation) : undefined;
  if (isOfRelative) await checkMayLink(db, invitation, { account_id, resident_id: link?.resident_id }, now);
  const accepted = await acceptedBy(db, invitation, { account_id, email }, now);
  await accept(db, accepted, account_id, now);
  if (link) await openLink(db, { care_home_id, id: link.id, version: link.version, account_id }, now);
  if (accepted.waits_since !== null) await tellOfJoiner(db, config, invitation, now);
}

/** @throws 422 for whoever works in this home, and for whoever is linked to this person already */
async function checkMayLink(
  db: Db,
  { care_home_id, home_name, timezone }: Open,
  { account_id, resident_id }: { account_id: string; resident_id: string | undefined },
  now: Date,
): Promise<void> {
  const member = await membershipOn(db, care_home_id, account_id, calendarDay(now, timezone));
  // One account is one thing in a home: as a relative, staff would lose what they work with.
  if (member && member.role !== 'relative') {
    throw refused({
      invite_code: [`You work at ${home_name} with this account. Use another email address as a relative.`],
    });
  }
  if (resident_id !== undefined && (await isLinked(db, { care_home_id, account_id, resident_id })))
    throw refused({ invite_code: [`This account is linked to that person already. Ask ${home_name}.`] });
}

/**
 * What an invitation makes of this account. The address that a manager wrote proves who has it; a printed slip,
 * which anybody may pick up, lets nobody in before a manager has seen them. The operator's own link does.
 *
 * @throws 422 for a slip in the hand of somebody who belongs to the home already
 */
async function acceptedBy(
  db: Db,
  invitation: Open,
  { account_id, email }: { account_id: string; email: string },
  now: Date,
): Promise<Accepted> {
  const { id, care_home_id, wings, ends_on, timezone } = invitation;
  const role = MembershipRole.parse(invitation.role);
  const today = calendarDay(now, timezone);
  const isSlip = StaffRole.safeParse(role).success && invitation.invited_by !== null && invitation.email !== email;
  const member = await membershipOn(db, care_home_id, account_id, today);
  if (isSlip && member && member.waits_since === null)
    throw refused({ invite_code: [`You belong to ${invitation.home_name} already. Sign in with your password.`] });
  const isLater = invitation.starts_on !== null && invitation.starts_on > today;
  const starts_on = (isLater ? invitation.starts_on : member?.starts_on) ?? today;
  return { id, care_home_id, role, wings, starts_on, ends_on, waits_since: isSlip ? now : null };
}
