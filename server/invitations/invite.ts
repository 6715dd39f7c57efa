import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { MembershipRole } from '@heartsease/domain/access/roles.ts';
import { INVITE_ALPHABET } from '@heartsease/domain/session/credentials.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';
import type { ShownLink } from '@heartsease/domain/staff/staff.endpoints.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { writeMails } from '../mail/write-mail.ts';
import type { MailToWrite } from '../mail/write-mail.ts';
import { staffInvitationMail } from './invitation-words.ts';
import { keepInvitations, languageOfHome } from './invitations.queries.ts';
import type { KeptInvitation } from './invitations.queries.ts';
import { tokenHash } from '../session/session.ts';
import type { Session } from '../session/session.ts';

/** A printed slip is used on the next shift or two (look.md: 72 h, single use). */
const INVITATION_HOURS = 72;
/** The post takes days, and a letter lies on the hall table for a few more (docs/decisions/0011). */
export const LETTER_HOURS = 14 * 24;

export interface Invited {
  first_name: string;
  last_name: string;
  email: string | null;
  role: MembershipRole;
  /** Of staff: where they work, and their first and last day. */
  wings?: string[];
  starts_on?: string | null;
  ends_on?: string | null;
}

interface By {
  db: Db;
  config: Config;
  session: Session;
  now: Date;
}

/** Makes an invitation to the session's home: mailed when there is an address, and always a link and a code to show. */
export async function invite(by: By, invited: Invited): Promise<ShownLink> {
  const invitation = invitationFor(by, await languageOfHome(by.db, by.session.careHome.id), invited);
  await keepAll(by, [invitation]);
  return invitation.shown;
}

/** The same for many at once: each of them with the id of their invitation. */
export async function inviteAll<Person extends Invited>(
  by: By,
  people: readonly Person[],
): Promise<{ person: Person; invitation_id: string; shown: ShownLink }[]> {
  const language = await languageOfHome(by.db, by.session.careHome.id);
  const invitations = people.map((person) => ({ person, ...invitationFor(by, language, person) }));
  await keepAll(by, invitations);
  return invitations.map(({ person, kept, shown }) => ({ person, invitation_id: kept.id, shown }));
}

interface Invitation {
  kept: KeptInvitation;
  mail: MailToWrite | null;
  shown: ShownLink;
}

async function keepAll({ db, config }: By, invitations: readonly Invitation[]): Promise<void> {
  await keepInvitations(
    db,
    invitations.map(({ kept }) => kept),
  );
  await writeMails(
    db,
    config,
    invitations.flatMap(({ mail }) => mail ?? []),
  );
}

function invitationFor({ config, session, now }: By, language: Language, invited: Invited): Invitation {
  const { code, code_hash, link, expires_at } = newCode(config, now);
  const care_home_id = session.careHome.id;
  const { first_name, last_name, email, role, wings, starts_on, ends_on } = invited;
  const by = { invited_by: session.account_id, created_at: now, expires_at };
  const terms = { role, wings, starts_on, ends_on };
  return {
    kept: { id: uuidv7(), care_home_id, code_hash, first_name, last_name, email, ...terms, ...by },
    mail:
      email === null
        ? null
        : {
            care_home_id,
            to_address: email,
            ...staffInvitationMail(language, session.row.home_name, { first_name, link, code }),
            link,
          },
    shown: { link, code, expires_at: expires_at.toISOString() },
  };
}

/** A code that works once, the link that carries it, and how long both live. Only the hash is kept. */
export function newCode(config: Pick<Config, 'public_url'>, now: Date, hours = INVITATION_HOURS) {
  const code = Array.from({ length: 8 }, () => INVITE_ALPHABET[randomInt(INVITE_ALPHABET.length)]).join('');
  return {
    code,
    code_hash: tokenHash(code),
    link: `${config.public_url}/register?code=${code}`,
    expires_at: new Date(now.getTime() + hours * 3_600_000),
  };
}
