import type { z } from 'zod';
import type { ImportResult, commitImport } from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedRelative } from '@heartsease/domain/import/people.ts';
import { levelFor } from '@heartsease/domain/import/read-words.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { invite } from '../relatives/invite-relative.ts';
import { noteLinkChange } from '../relatives/link-changes.queries.ts';
import { makeRoomForPrimary, updateLink } from '../relatives/links.queries.ts';
import type { Session } from '../session/session.ts';
import type { WrittenRow } from './imports.queries.ts';
import { everybodyOf } from './people.queries.ts';
import type { Somebody } from './people.queries.ts';
import { relativesKnownTo } from './relatives-standing.ts';
import type { FoundRelative } from './relatives-standing.ts';
import type { KnownLink } from './relatives.queries.ts';

interface Asked {
  db: Db;
  config: Config;
  session: Session;
  input: z.output<typeof commitImport.input>;
  now: Date;
}

interface Row {
  place: number;
  is_new: boolean;
  person: ImportedRelative;
}

type Letters = z.input<typeof ImportResult>['letters'];
type Known = Exclude<FoundRelative, { kind: 'nobody' }>;

/** Invites who is new to their resident and changes who is not; after the residents, who may be of the same file. */
export async function bringInRelatives(
  asked: Asked,
  rows: readonly Row[],
): Promise<{ written: WrittenRow[]; letters: Letters }> {
  const written: WrittenRow[] = [];
  const letters: Letters = [];
  if (rows.length === 0) return { written, letters };
  const { db, session } = asked;
  const find = await relativesKnownTo(db, session.careHome, await everybodyOf(db, session.careHome));
  const firstToCall = new Set<string>();
  for (const { place, is_new, person } of rows) {
    const found = find(person);
    if (found.kind === 'nobody') {
      const { field, message } = found.standing;
      throw refused({ [`rows.${place}.${field}`]: [message] });
    }
    if (person.is_primary === true && firstToCall.has(found.resident.id))
      throw refused({ [`rows.${place}.is_primary`]: ['Another row is the first to call for this resident'] });
    if (person.is_primary === true) firstToCall.add(found.resident.id);
    const instead_of = found.instead_of?.id ?? null;
    const isAnother = is_new && found.kind !== 'linked';
    if (found.kind === 'new' || isAnother) {
      const invitation = await inviteTo(asked, person, found.resident);
      if (invitation.sent_by === 'letter') letters.push({ invitation, of: found.resident.known_as });
      const { relative_link_id } = invitation;
      written.push({ place, outcome: 'invited', relative_link_id, before: { instead_of }, version_after: 1 });
    } else if (found.link === null || found.kind === 'had_access' || found.changes.length === 0) {
      written.push({ place, outcome: 'unchanged' });
    } else {
      written.push({ place, ...(await change(asked, found, found.link)) });
    }
  }
  return { written, letters };
}

async function inviteTo({ db, config, session, input, now }: Asked, person: ImportedRelative, resident: Somebody) {
  const { first_name, last_name, email, relationship } = person;
  const { client_id, care_home_id, relatives_by } = input;
  const invited = {
    client_id,
    care_home_id,
    resident_id: resident.id,
    first_name,
    last_name,
    email,
    relationship,
    access_level: person.access_level ?? levelFor(relationship),
    is_primary: person.is_primary ?? false,
    sent_by: email === null || relatives_by === 'letter' ? ('letter' as const) : ('email' as const),
  };
  return await invite({ db, session, input: invited, now }, config);
}

async function change(
  { db, session, now }: Asked,
  { resident, changes, instead_of }: Known,
  link: KnownLink,
): Promise<Omit<WrittenRow, 'place'>> {
  const { careHome } = session;
  const after = Object.fromEntries(changes.map((one) => [one.field, one.after]));
  if (after['is_primary'] === true) await makeRoomForPrimary(db, careHome, resident.id, link.id);
  await updateLink(db, careHome, link, after);
  await noteLinkChange(db, session, { relative_link_id: link.id, kind: 'changed', changes, now });
  const before = {
    ...Object.fromEntries(changes.map((one) => [one.field, one.before])),
    instead_of: instead_of?.id ?? null,
  };
  return { outcome: 'changed', relative_link_id: link.id, before, version_after: link.version + 1 };
}
