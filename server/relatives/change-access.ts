import type { z } from 'zod';
import { LinkFields, authorityProblems } from '@heartsease/domain/relatives/relative.ts';
import type { Authority, Digest } from '@heartsease/domain/relatives/relative.ts';
import type { endAccess, pauseAccess, saveAccess } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { refused, stale } from '../http/errors.ts';
import { differencesOf } from '../residents/resident-changes.queries.ts';
import type { CareHome, Session } from '../session/session.ts';
import { endMembership } from '../staff/staff.queries.ts';
import { withdrawAllOf } from './family-invitations.ts';
import { asTold } from './invite-relative.ts';
import { noteLinkChange } from './link-changes.queries.ts';
import { hasAnotherLink, holdLink, makeRoomForPrimary, relativeOf, updateLink } from './links.queries.ts';
import type { HeldLink } from './links.queries.ts';

interface Asked<Input> {
  db: Db;
  session: Session;
  input: Input;
  now: Date;
}

/** @throws 409 with the link as it stands when it changed since it was opened */
export async function save({ db, session, input, now }: Asked<z.output<typeof saveAccess.input>>): Promise<void> {
  const { careHome } = session;
  const link = await holdLink(db, careHome, input.relative_link_id);
  if (link.version !== input.base_version) throw stale(await relativeOf(db, careHome, link.id, asTold(session, now)));
  if (link.status === 'ended') throw refused({ form: [IT_IS_OVER] });
  const fields = LinkFields.parse(input);
  const problems = authorityProblems(fields.authorities, calendarDay(now, careHome.timezone));
  if (Object.keys(problems).length > 0) throw refused(problems);
  const changes = differencesOf(inWords(link), inWords(fields));
  const isSame = changes.length === 0 && JSON.stringify(link.authorities) === JSON.stringify(fields.authorities);
  if (isSame) return;
  if (fields.is_primary && !link.is_primary)
    await makeRoomForPrimary(db, careHome, { resident_ids: [link.resident_id], except: [link.id] });
  await updateLink(db, careHome, link, { ...fields, authorities: JSON.stringify(fields.authorities) });
  await noteLinkChange(db, session, { relative_link_id: link.id, kind: 'changed', changes, now });
  if (link.can_invite && !fields.can_invite) await withdrawAllOf({ db, session, now }, link);
}

/** Their own word on the digest; it stands in the history like the home's. */
export async function saveOwnDigest({
  db,
  session,
  input,
  now,
}: Asked<{ relative_link_id: string } & Digest>): Promise<void> {
  const link = await holdLink(db, session.careHome, input.relative_link_id);
  const { digest, digest_by } = input;
  const changes = differencesOf({ digest: link.digest, digest_by: link.digest_by }, { digest, digest_by });
  if (changes.length === 0) return;
  await updateLink(db, session.careHome, link, { digest, digest_by });
  await noteLinkChange(db, session, { relative_link_id: link.id, kind: 'changed', changes, now });
}

/** The same by the link in a letter: whoever holds the letter ends the letters, and who that was nobody knows. */
export async function stopDigest(
  db: Db,
  careHome: CareHome,
  { relative_link_id, now }: { relative_link_id: string; now: Date },
): Promise<void> {
  const link = await holdLink(db, careHome, relative_link_id);
  if (link.digest === 'off') return;
  await updateLink(db, careHome, link, { digest: 'off' });
  const changes = differencesOf({ digest: link.digest }, { digest: 'off' });
  await noteLinkChange(db, { careHome, account_id: null }, { relative_link_id, kind: 'changed', changes, now });
}

/** From this transaction on they see nothing of this person; their account and their other links stay. */
export async function pause({ db, session, input, now }: Asked<z.output<typeof pauseAccess.input>>): Promise<void> {
  const link = await holdLink(db, session.careHome, input.relative_link_id);
  if (link.status === 'paused') return;
  if (link.status !== 'active') throw refused({ form: ['Only access that is open can be paused'] });
  await become(db, session, link, { status: 'paused', reason: input.reason, now });
}

export async function resume({ db, session, input, now }: Asked<{ relative_link_id: string }>): Promise<void> {
  const link = await holdLink(db, session.careHome, input.relative_link_id);
  if (link.status === 'active') return;
  if (link.status !== 'paused') throw refused({ form: [IT_IS_OVER] });
  await become(db, session, link, { status: 'active', reason: '', now });
}

/** Whoever has nobody else in this home, and does not work in it, is no member any more, and signed out on every device. */
export async function end({ db, session, input, now }: Asked<z.output<typeof endAccess.input>>): Promise<void> {
  const { careHome } = session;
  const link = await holdLink(db, careHome, input.relative_link_id);
  if (link.status === 'ended') return;
  if (link.status === 'invited' || link.account_id === null)
    throw refused({ form: ['Nobody has accepted this invitation. Take it back instead.'] });
  await become(db, session, link, { status: 'ended', reason: input.reason, now });
  if (await hasAnotherLink(db, careHome, link.account_id, link.id)) return;
  const yesterday = addDays(calendarDay(now, careHome.timezone), -1);
  await endMembership(db, careHome, link.account_id, { yesterday, now, as: ['relative'] });
}

const IT_IS_OVER = 'This access has ended. Invite them anew.';

const KIND = { paused: 'paused', active: 'resumed', ended: 'ended' } as const;

async function become(
  db: Db,
  session: Session,
  link: HeldLink,
  { status, reason, now }: { status: keyof typeof KIND; reason: string; now: Date },
): Promise<void> {
  const isOver = status === 'ended' && { is_primary: false };
  await updateLink(db, session.careHome, link, { status, status_since: now, status_reason: reason, ...isOver });
  await noteLinkChange(db, session, { relative_link_id: link.id, kind: KIND[status], reason, now });
  if (status !== 'active') await withdrawAllOf({ db, session, now }, link);
}

/** As the history tells it: of documents their kinds, without the numbers. */
function inWords({ authorities, ...link }: LinkFields | HeldLink) {
  const { relationship, access_level, is_primary, can_invite, digest, digest_by } = link;
  const documents = authorities.map(({ kind }: Authority) => kind);
  return { relationship, access_level, is_primary, can_invite, authorities: documents, digest, digest_by };
}
