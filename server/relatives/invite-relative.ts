import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { AccessLevel, WayToInvite } from '@heartsease/domain/relatives/relative.ts';
import type {
  ShownInvitation,
  inviteAsRelative,
  inviteRelative,
  resendInvitation,
} from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { LETTER_HOURS, newCode } from '../invitations/invite.ts';
import { relativeInvitationMail } from '../invitations/invitation-words.ts';
import {
  endInvitations,
  keepInvitations,
  languageOfHome,
  renewInvitation,
} from '../invitations/invitations.queries.ts';
import type { KeptInvitation } from '../invitations/invitations.queries.ts';
import { writeMail, writeMails } from '../mail/write-mail.ts';
import type { MailToWrite } from '../mail/write-mail.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { noteLinkChange, noteLinkChanges } from './link-changes.queries.ts';
import {
  holdInvitationOf,
  holdLink,
  keepLinks,
  linkByEmail,
  makeRoomForPrimary,
  relativeOf,
  updateLink,
} from './links.queries.ts';
import type { KeptLink } from './links.queries.ts';
import { endOfStayOf } from './relatives.queries.ts';

interface Asked<Input> {
  db: Db;
  session: Session;
  input: Input;
  now: Date;
}

/** Staff ask somebody to be linked to a resident. */
export async function invite(
  asked: Asked<z.output<typeof inviteRelative.input>>,
  config: Config,
): Promise<ShownInvitation> {
  const { session, input } = asked;
  checkLevel(session, input.access_level);
  return await ask(asked, config, { inviter: null, knownAlready: howItStands });
}

/** Who asks besides the home, and what is told to whoever asks when the address is linked already. */
interface Manner {
  inviter: string | null;
  knownAlready: (known: KnownLink, now: Date) => string;
}

/** Keeps an invitation and sends it. Nothing is shown to whoever is asked before they accept. */
export async function ask(
  { db, session, input, now }: Asked<z.output<typeof inviteAsRelative.input> & { is_primary?: boolean }>,
  config: Config,
  { inviter, knownAlready }: Manner,
): Promise<ShownInvitation> {
  const { careHome } = session;
  const { resident_id, email, is_primary = false, sent_by } = input;
  checkAddress(sent_by, email);
  if ((await endOfStayOf(db, careHome, resident_id)) !== null) throw refused({ form: [NOBODY_TO_INVITE_TO] });
  const known = email === null ? undefined : await linkByEmail(db, careHome, { resident_id, email });
  if (known) throw refused({ email: [knownAlready(known, now)] });
  if (is_primary) await makeRoomForPrimary(db, careHome, { resident_ids: [resident_id], except: [] });
  const by = { db, config, session, now, inviter };
  const language = await languageOfHome(db, careHome.id);
  const invitation = invitationFor(by, language, { ...input, is_primary });
  await keepAll(by, [invitation]);
  return invitation.shown;
}

/**
 * The same for many at once. That they may be asked has been made sure of, and that there is room for those who are to
 * be called first.
 */
export async function inviteAll<Person extends Invited>(
  by: By,
  people: readonly Person[],
): Promise<{ person: Person; shown: ShownInvitation }[]> {
  const language = await languageOfHome(by.db, by.session.careHome.id);
  const invitations = people.map((person) => ({ person, ...invitationFor(by, language, person) }));
  await keepAll(by, invitations);
  return invitations.map(({ person, shown }) => ({ person, shown }));
}

/** @throws 422 for a level that is not theirs to give */
export function checkLevel(session: Session, access_level: AccessLevel, field = 'access_level'): void {
  if (access_level === 'representative' && !sessionMay(session, 'relatives.manage'))
    throw refused({ [field]: ['A manager makes somebody a representative. Choose another level for now.'] });
}

interface By {
  db: Db;
  config: Config;
  session: Session;
  now: Date;
  /** The relative who asks; the home itself where nobody is named. */
  inviter?: string | null;
}

export type Invited = Omit<z.output<typeof inviteRelative.input>, 'client_id' | 'care_home_id'>;

interface Invitation {
  kept: KeptInvitation;
  link: KeptLink;
  mail: MailToWrite | null;
  shown: ShownInvitation;
}

function invitationFor({ config, session, now, inviter = null }: By, language: Language, invited: Invited): Invitation {
  const { resident_id, first_name, last_name, email, relationship, access_level, is_primary, sent_by } = invited;
  const [invitation_id, relative_link_id] = [uuidv7(), uuidv7()];
  const { code, code_hash, link, expires_at } = newCode(config, now, hoursOf(sent_by));
  const shown = { relative_link_id, first_name, last_name, sent_by, email, link, code };
  return {
    kept: {
      id: invitation_id,
      care_home_id: session.careHome.id,
      code_hash,
      role: 'relative',
      first_name,
      last_name,
      email,
      invited_by: session.account_id,
      created_at: now,
      expires_at,
      sent_by,
    },
    link: { id: relative_link_id, resident_id, invitation_id, relationship, access_level, is_primary },
    mail: sent_by === 'email' ? mailOf(session, language, { ...shown, resident_id, by: inviter }) : null,
    shown: { ...shown, expires_at: expires_at.toISOString() },
  };
}

async function keepAll({ db, config, session, now }: By, invitations: readonly Invitation[]): Promise<void> {
  await keepInvitations(
    db,
    invitations.map(({ kept }) => kept),
  );
  const links = invitations.map(({ link }) => link);
  await keepLinks(db, session.careHome, links, now);
  const noted = links.map(({ id }) => ({ relative_link_id: id, kind: 'invited' as const, now }));
  await noteLinkChanges(db, session, noted);
  await writeMails(
    db,
    config,
    invitations.flatMap(({ mail }) => mail ?? []),
  );
}

/** A new code for the same invitation; the one before opens nothing any more. */
export async function resend(
  { db, session, input, now }: Asked<z.output<typeof resendInvitation.input>>,
  config: Config,
): Promise<ShownInvitation> {
  const { relative_link_id, sent_by } = input;
  const held = await holdWaiting({ db, session, relative_link_id });
  if (held === null) throw refused({ form: [NOTHING_WAITS] });
  const { link: asked, invitation_id } = held;
  if (asked.ended_on !== null) throw refused({ form: [NOBODY_TO_INVITE_TO] });
  const { first_name, last_name, email } = await relativeOf(
    db,
    session.careHome,
    relative_link_id,
    asTold(session, now),
  );
  checkAddress(sent_by, email);
  const { code, code_hash, link, expires_at } = newCode(config, now, hoursOf(sent_by));
  const invitation = { care_home_id: session.careHome.id, id: invitation_id };
  await renewInvitation(db, invitation, { code_hash, expires_at, sent_by });
  await noteLinkChange(db, session, { relative_link_id, kind: 'resent', now });
  const shown = { relative_link_id, first_name, last_name, sent_by, email, link, code };
  const language = await languageOfHome(db, session.careHome.id);
  const told = { ...shown, resident_id: asked.resident_id, by: null };
  const mail = sent_by === 'email' ? mailOf(session, language, told) : null;
  if (mail !== null) await writeMail(db, config, mail);
  return { ...shown, expires_at: expires_at.toISOString() };
}

/** @throws 422 where there is nothing to take back any more */
export async function withdraw(asked: Asked<{ relative_link_id: string }>): Promise<void> {
  if (!(await withdrawIfWaiting(asked))) throw refused({ form: [NOTHING_WAITS] });
}

/** Takes an invitation back, also of somebody who died since; false where it is answered or over. */
export async function withdrawIfWaiting({
  db,
  session,
  input,
  now,
}: Asked<{ relative_link_id: string }>): Promise<boolean> {
  const { relative_link_id } = input;
  const held = await holdWaiting({ db, session, relative_link_id });
  if (held === null) return false;
  const { link, invitation_id } = held;
  await endInvitations(db, { care_home_id: session.careHome.id, ids: [invitation_id] }, now);
  const ended = { status: 'ended', status_since: now, status_reason: '', is_primary: false } as const;
  await updateLink(db, session.careHome, link, ended);
  await noteLinkChange(db, session, { relative_link_id, kind: 'withdrawn', now });
  return true;
}

const NOTHING_WAITS = 'This invitation is answered or over. Look at the list again.';

const NOBODY_TO_INVITE_TO = 'Nobody is invited any more to somebody who died or moved away';

/** The invitation before its link, in the order in which whoever accepts it holds the two; null when nothing waits. */
async function holdWaiting({ db, session, relative_link_id }: { db: Db; session: Session; relative_link_id: string }) {
  await holdInvitationOf(db, session.careHome, relative_link_id);
  const link = await holdLink(db, session.careHome, relative_link_id);
  if (link.status !== 'invited' || link.invitation_id === null) return null;
  return { link, invitation_id: link.invitation_id };
}

function hoursOf(sent_by: WayToInvite): number | undefined {
  return sent_by === 'letter' ? LETTER_HOURS : undefined;
}

export function asTold(session: Session, now: Date) {
  return { now, are_reasons_told: sessionMay(session, 'relatives.invite') };
}

function checkAddress(sent_by: WayToInvite, email: string | null): void {
  if (sent_by === 'email' && email === null)
    throw refused({ email: ['Enter an email address, or choose another way to invite'] });
}

type KnownLink = NonNullable<Awaited<ReturnType<typeof linkByEmail>>>;

/** What staff are told of an address that is linked to this person already. */
function howItStands(known: KnownLink, now: Date): string {
  const name = `${known.known_as ?? known.invited_first_name ?? ''} ${known.last_name ?? known.invited_last_name ?? ''}`;
  const isOver = known.status === 'invited' && known.expires_at !== null && known.expires_at <= now;
  const what = {
    invited: isOver ? 'was invited before. Send that invitation again.' : 'is invited already.',
    active: 'has access already.',
    paused: 'has access that is paused. A manager can resume it.',
    ended: '',
  };
  return `${name.trim()} ${what[known.status]}`;
}

/** No name of a resident in a mail: it is read over shoulders, and on its way. */
function mailOf(
  { careHome, row }: Session,
  language: Language,
  shown: {
    first_name: string;
    email: string | null;
    link: string;
    code: string;
    resident_id: string;
    by: string | null;
  },
): MailToWrite | null {
  if (shown.email === null) return null;
  return {
    care_home_id: careHome.id,
    to_address: shown.email,
    ...relativeInvitationMail(language, { name: row.home_name, phone: row.phone }, shown),
    link: shown.link,
    resident_id: shown.resident_id,
  };
}
