import type { z } from 'zod';
import { LEVELS_TO_GIVE, MOST_WAITING } from '@heartsease/domain/relatives/relative.ts';
import type { AccessLevel } from '@heartsease/domain/relatives/relative.ts';
import type {
  ShownInvitation,
  WaitingGuest,
  inviteAsRelative,
  withdrawAsRelative,
} from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused } from '../http/errors.ts';
import { membersInRoles } from '../notifications/notifications.queries.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import type { Session } from '../session/session.ts';
import { invitedBy } from './family-invitations.queries.ts';
import { ask, withdraw, withdrawIfWaiting } from './invite-relative.ts';
import { holdLink } from './links.queries.ts';
import { openLinkOf } from './relatives.queries.ts';

interface Asked<Input> {
  db: Db;
  session: Session;
  input: Input;
  now: Date;
}

/** Whom a relative may ask in, by how their own link stands; none unless the home allowed it. */
export function levelsToGive(link: {
  can_invite: boolean;
  access_level: AccessLevel;
  ended_on: string | null;
}): readonly AccessLevel[] {
  return link.can_invite && link.ended_on === null ? LEVELS_TO_GIVE[link.access_level] : [];
}

/**
 * A relative asks somebody in to their own person; the managers hear of it.
 * @throws 404 for whom the home has not allowed it
 */
export async function inviteByFamily(
  asked: Asked<z.output<typeof inviteAsRelative.input>>,
  config: Config,
): Promise<ShownInvitation> {
  const { db, session, input, now } = asked;
  const { account_id, careHome, row } = session;
  const { resident_id, access_level } = input;
  const today = calendarDay(now, careHome.timezone);
  const open = await openLinkOf(db, careHome, { account_id, resident_id, today });
  if (!open) throw notFound();
  // Held, so that of two that arrive at once the second counts the first.
  const link = await holdLink(db, careHome, open.id);
  const levels = levelsToGive(link);
  if (link.status !== 'active' || levels.length === 0) throw notFound();
  if (!levels.includes(access_level)) throw refused({ access_level: ['Choose a level that you can give'] });
  const waiting = (await invitedBy(db, careHome, account_id)).filter((one) => one.resident_id === resident_id);
  if (waiting.length >= MOST_WAITING) throw refused({ form: [TOO_MANY_WAIT] });
  const shown = await ask(asked, config, {
    inviter: row.known_as,
    knownAlready: () => `${row.home_name} knows this address already. Ask them how it stands.`,
  });
  const to = await membersInRoles(db, { care_home_id: careHome.id, today }, ['manager']);
  await tell(db, config, homeOf(session), { kind: 'family_invitation', to, now });
  return shown;
}

const TOO_MANY_WAIT = `${MOST_WAITING} of your invitations wait for an answer. Take one back first.`;

/** @throws 404 for an invitation that somebody else made */
export async function withdrawByFamily(asked: Asked<z.output<typeof withdrawAsRelative.input>>): Promise<void> {
  const { db, session, input } = asked;
  const own = await invitedBy(db, session.careHome, session.account_id);
  if (!own.some(({ relative_link_id }) => relative_link_id === input.relative_link_id)) throw notFound();
  await withdraw(asked);
}

export function waitingGuest(
  { relative_link_id, first_name, last_name, relationship, expires_at }: Invited,
  now: Date,
): WaitingGuest {
  const at = { expires_at: expires_at.toISOString(), is_over: expires_at <= now };
  return { relative_link_id, first_name, last_name, relationship, ...at };
}

type Invited = Awaited<ReturnType<typeof invitedBy>>[number];

/** Of a relative who may not invite any more nothing goes on waiting. */
export async function withdrawAllOf(
  { db, session, now }: Omit<Asked<unknown>, 'input'>,
  { account_id, resident_id }: { account_id: string | null; resident_id: string },
): Promise<void> {
  if (account_id === null) return;
  for (const guest of await invitedBy(db, session.careHome, account_id)) {
    if (guest.resident_id !== resident_id) continue;
    // What was answered meanwhile is theirs; it stops nobody from ending the access of whoever asked.
    await withdrawIfWaiting({ db, session, input: { relative_link_id: guest.relative_link_id }, now });
  }
}
