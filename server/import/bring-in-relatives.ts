import type { z } from 'zod';
import type { ImportResult, commitImport } from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedRelative } from '@heartsease/domain/import/people.ts';
import { levelFor } from '@heartsease/domain/import/read-words.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { checkLevel, inviteAll } from '../relatives/invite-relative.ts';
import { noteLinkChanges } from '../relatives/link-changes.queries.ts';
import { holdLinks, makeRoomForPrimary } from '../relatives/links.queries.ts';
import type { Session } from '../session/session.ts';
import type { WrittenRow } from './imports.queries.ts';
import { everybodyOf } from './people.queries.ts';
import type { Somebody } from './people.queries.ts';
import { changesOfLink, relativesKnownTo } from './relatives-standing.ts';
import type { LinkFieldChange } from './relatives-standing.ts';
import { changeLinks } from './relatives.queries.ts';
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
type Placed = Row & { resident: Somebody };
type Known = Placed & { link: KnownLink };

/** Invites who is new to their resident and changes who is not; after the residents, who may be of the same file. */
export async function bringInRelatives(
  asked: Asked,
  rows: readonly Row[],
): Promise<{ written: WrittenRow[]; letters: Letters }> {
  if (rows.length === 0) return { written: [], letters: [] };
  const { db, session } = asked;
  const find = await relativesKnownTo(db, session.careHome, await everybodyOf(db, session.careHome));
  const newcomers: Placed[] = [];
  const known: Known[] = [];
  const written: WrittenRow[] = [];
  for (const row of rows) {
    const found = find(row.person);
    if (found.kind === 'nobody') {
      const { field, message } = found.standing;
      throw refused({ [`rows.${row.place}.${field}`]: [message] });
    }
    const { kind, resident, link } = found;
    const isAnother = row.is_new && kind !== 'linked';
    if (kind === 'new' || isAnother) newcomers.push({ ...row, resident });
    else if (link === null || kind === 'had_access') written.push({ place: row.place, outcome: 'unchanged' });
    else known.push({ ...row, resident, link });
  }
  checkNobodyTwice(newcomers, known);
  // Whoever gives up the first place changes too: before it is looked at what else a row changes of them.
  const before = await makeRoom(asked, [...newcomers, ...known]);
  written.push(...(await change(asked, known, before)));
  const invited = await inviteAll(
    asked,
    newcomers.map((row) => asInvited(asked, row)),
  );
  const letters: Letters = [];
  for (const { person, shown } of invited) {
    const { place, is_primary, resident } = person;
    const instead_of = is_primary ? (before.get(resident.id) ?? null) : null;
    const { relative_link_id } = shown;
    written.push({ place, outcome: 'invited', relative_link_id, before: { instead_of }, version_after: 1 });
    if (shown.sent_by === 'letter') letters.push({ invitation: shown, of: resident.known_as });
  }
  return { written, letters };
}

/** Different words may tell the same resident: twice the same person, or two who are both the first to call. */
function checkNobodyTwice(newcomers: readonly Placed[], known: readonly Known[]): void {
  const seen = new Set<string>();
  const once = (key: string, field: string, message: string) => {
    if (seen.has(key)) throw refused({ [field]: [message] });
    seen.add(key);
  };
  for (const { place, person, resident } of [...newcomers, ...known].toSorted(
    (one, other) => one.place - other.place,
  )) {
    const { is_primary, email } = person;
    const first = 'Another row is the first to call for this resident';
    if (is_primary === true) once(`first ${resident.id}`, `rows.${place}.is_primary`, first);
    const twice = 'Another row has this address for the same resident';
    if (email !== null) once(`${email} ${resident.id}`, `rows.${place}.email`, twice);
  }
  for (const { place, link } of known)
    once(link.id, `rows.${place}.last_name`, 'Another row is about the same person. Leave one of them out.');
}

/** @returns by resident who was the first to call until now, where somebody else becomes it */
async function makeRoom({ db, session }: Asked, rows: readonly (Placed | Known)[]): Promise<Map<string, string>> {
  const firsts = rows.filter(({ person }) => person.is_primary === true);
  const resident_ids = firsts.map(({ resident }) => resident.id);
  const except = firsts.flatMap((row) => ('link' in row ? [row.link.id] : []));
  const before = await makeRoomForPrimary(db, session.careHome, { resident_ids, except });
  return new Map(before.map(({ id, resident_id }) => [resident_id, id]));
}

function asInvited({ session, input }: Asked, { place, person, resident }: Placed) {
  const { first_name, last_name, email, relationship } = person;
  const access_level = person.access_level ?? levelFor(relationship);
  checkLevel(session, access_level, `rows.${place}.access_level`);
  return {
    place,
    resident,
    resident_id: resident.id,
    first_name,
    last_name,
    email,
    relationship,
    access_level,
    is_primary: person.is_primary ?? false,
    sent_by: email === null || input.relatives_by === 'letter' ? ('letter' as const) : ('email' as const),
  };
}

/** What a row tells differently from what stands now, which was looked at before they were held. */
async function change(
  { db, session, now }: Asked,
  rows: readonly Known[],
  before: Map<string, string>,
): Promise<WrittenRow[]> {
  const { careHome } = session;
  const ids = rows.map(({ link }) => link.id);
  const held = new Map((await holdLinks(db, careHome, ids)).map((link) => [link.id, link]));
  const changed: { id: string; changes: LinkFieldChange[] }[] = [];
  const written = rows.map(({ place, person, resident, link: { id } }): WrittenRow => {
    const stands = held.get(id);
    const changes = stands === undefined || stands.status === 'ended' ? [] : changesOfLink(person, stands);
    if (stands === undefined || changes.length === 0) return { place, outcome: 'unchanged' };
    changed.push({ id, changes });
    const stood = Object.fromEntries(changes.map((one) => [one.field, one.before]));
    const instead_of = person.is_primary === true ? (before.get(resident.id) ?? null) : null;
    const version_after = stands.version + 1;
    return { place, outcome: 'changed', relative_link_id: id, before: { ...stood, instead_of }, version_after };
  });
  const after = changed.map(({ id, changes }) => ({
    id,
    fields: Object.fromEntries(changes.map((one) => [one.field, one.after])),
  }));
  await changeLinks(db, careHome, after);
  const noted = changed.map(({ id, changes }) => ({ relative_link_id: id, kind: 'changed' as const, changes, now }));
  await noteLinkChanges(db, session, noted);
  return written;
}
