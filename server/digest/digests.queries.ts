import { sql } from 'kysely';
import type pg from 'pg';
import type { Cadence, DigestReader } from '@heartsease/domain/digest/digest.ts';
import { Language } from '@heartsease/domain/session/profile.ts';
import type { Db } from '../db/database.ts';
import { inPieces } from '../db/in-pieces.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

/** Who asked for a letter about whom: an open link of the family, to somebody who lives here. */
export async function wantedLetters(db: Db, careHome: CareHome) {
  const rows = await db
    .selectFrom('relative_links as l')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id as relative_link_id', 'l.account_id', 'l.resident_id', 'l.relationship', 'l.digest', 'l.digest_by'])
    .select(['a.language', 'a.email', 'a.known_as', 'a.last_name', 'a.quiet_from', 'a.quiet_until'])
    .select(['r.known_as as about', 'r.pronouns'])
    .where('l.care_home_id', '=', careHome.id)
    .where('l.status', '=', 'active')
    // Friends see what is shared with everybody, and get no letters about somebody's days.
    .where('l.access_level', 'in', ['family', 'representative'])
    .where('l.digest', '<>', 'off')
    .where('r.ended_on', 'is', null)
    .where('r.deleted_at', 'is', null)
    .orderBy('l.id')
    .execute();
  return rows.map(({ language, ...row }) => ({ ...row, language: Language.catch('en-GB').parse(language) }));
}
export type WantedLetter = Awaited<ReturnType<typeof wantedLetters>>[number];

interface NewDigest {
  id: string;
  resident_id: string;
  cadence: Cadence;
  language: Language;
  from_day: string;
  to_day: string;
  sentences: string[];
  made_at: Date;
}

/** Keeps letters that nobody has made yet. @returns how many were new */
export async function keepDigests(db: Db, careHome: CareHome, digests: readonly NewDigest[]): Promise<number> {
  let kept = 0;
  for (const some of inPieces(digests)) {
    const rows = await db
      .insertInto('digests')
      .values(some.map((digest) => ({ ...digest, care_home_id: careHome.id })))
      .onConflict((at) => at.columns(['care_home_id', 'to_day', 'resident_id', 'cadence', 'language']).doNothing())
      .returning('id')
      .execute();
    kept += rows.length;
  }
  return kept;
}

/**
 * Of the digest `d`: something that the letter told of is gone since it was made. Taken back from the family, set aside
 * with its report, taken out of it, or said otherwise, by the server's clock: a device may bring tonight what it was
 * told at noon. Each moment is fetched by its key (offset 0): of a home that is new to the planner it would else go
 * through all moments for each update. And it is asked of one letter after the other (case), never of all at once.
 */
export const OUTDATED = `case when exists (
  select from family_updates u
    cross join lateral (select x.day, x.removed_at, x.response, x.quote from moments x
                         where x.care_home_id = u.care_home_id and x.id = u.moment_id offset 0) m
   where u.care_home_id = d.care_home_id and u.resident_id = d.resident_id and u.opens_at <= d.made_at
     and m.day between d.from_day and d.to_day
     and (u.withdrawn_at > d.made_at or m.removed_at > d.made_at
          or exists (select from report_changes c
                      where c.care_home_id = u.care_home_id and c.report_id = u.report_id and c.at > d.made_at
                        and (c.kind in ('voided', 'undone')
                             or coalesce(m.response, '') not in ('loved', 'enjoyed', 'quiet')
                             or (u.quote is not null and u.quote is distinct from m.quote))))) then true else false end`;
const isOutdated = sql.raw<boolean>(OUTDATED);

/** Drafts that tell of something that is gone are made anew. */
export async function dropOutdated(db: Db, careHome: CareHome, friday: string): Promise<void> {
  await db
    .deleteFrom('digests as d')
    .where('d.care_home_id', '=', careHome.id)
    .where('d.to_day', '=', friday)
    .where('d.state', '=', 'draft')
    .where(isOutdated)
    .execute();
}

/** The letters of a Friday, by the names of those they are about. */
export async function digestsOf(db: Db, careHome: CareHome, friday: string) {
  const rows = await db
    .selectFrom('digests as d')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'd.care_home_id').onRef('r.id', '=', 'd.resident_id'),
    )
    .leftJoin('accounts as a', 'a.id', 'd.changed_by')
    .select([...RESIDENT_FACE])
    .select(['d.id as digest_id', 'd.cadence', 'd.language', 'd.from_day', 'd.to_day', 'd.sentences'])
    .select(['d.state', 'd.version', 'a.known_as as by'])
    .where('d.care_home_id', '=', careHome.id)
    .where('d.to_day', '=', friday)
    // Nothing goes to the family of somebody who died or moved away, and nobody is asked to look at it.
    .where((where) => where.or([where('r.ended_on', 'is', null), where('d.state', '=', 'sent')]))
    .where((where) => where.or([where('d.state', '<>', 'draft'), where.not(isOutdated)]))
    .where('r.deleted_at', 'is', null)
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .orderBy('d.cadence')
    .orderBy('d.language')
    .execute();
  return rows.map(({ digest_id, cadence, language, from_day, to_day, sentences, state, version, by, ...face }) => ({
    id: digest_id,
    cadence,
    language: Language.catch('en-GB').parse(language),
    from: from_day,
    to: to_day,
    sentences,
    state,
    version,
    by,
    resident: residentFace(face),
  }));
}

/** To whom some letters went. */
export async function readersOf(db: Db, careHome: CareHome, digest_ids: readonly string[]) {
  if (digest_ids.length === 0) return [];
  const rows = await db
    .selectFrom('digest_readers as t')
    .innerJoin('relative_links as l', (join) =>
      join.onRef('l.care_home_id', '=', 't.care_home_id').onRef('l.id', '=', 't.relative_link_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['t.digest_id', 't.relative_link_id', 't.by', 'l.relationship', 'a.known_as', 'a.last_name'])
    .where('t.care_home_id', '=', careHome.id)
    .where('t.digest_id', 'in', [...digest_ids])
    .orderBy('a.known_as')
    .execute();
  return rows.map(({ digest_id, relative_link_id, by, relationship, known_as, last_name }) => {
    const name = `${known_as} ${last_name}`;
    return {
      digest_id,
      reader: { relative_link_id, by, relationship, name } satisfies DigestReader,
    };
  });
}

/** One letter, held until the transaction ends: of two who look at it, the second waits for the first. */
export async function holdDigest(db: Db, careHome: CareHome, id: string) {
  return await db
    .selectFrom('digests as d')
    .select(['d.id', 'd.resident_id', 'd.cadence', 'd.language', 'd.to_day', 'd.sentences', 'd.state', 'd.version'])
    .select(isOutdated.as('is_outdated'))
    .where('d.care_home_id', '=', careHome.id)
    .where('d.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

interface Change {
  id: string;
  by: string;
  sentences?: string[];
  state?: 'draft' | 'left_out';
}

export async function changeDigest(db: Db, careHome: CareHome, { id, by, ...changed }: Change): Promise<void> {
  await db
    .updateTable('digests')
    .set((set) => ({ ...changed, changed_by: by, version: set('version', '+', 1) }))
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

interface Sent {
  id: string;
  by: string;
  /** As they go out. */
  sentences: string[];
  now: Date;
}

export async function markSent(db: Db, careHome: CareHome, { id, by, sentences, now }: Sent): Promise<void> {
  await db
    .updateTable('digests')
    .set((set) => ({ state: 'sent', sentences, sent_at: now, changed_by: by, version: set('version', '+', 1) }))
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

interface NewReader {
  id: string;
  digest_id: string;
  relative_link_id: string;
  by: 'email' | 'print' | 'post';
  mail_id: string | null;
  token_hash: Buffer | null;
}

export async function keepReaders(db: Db, careHome: CareHome, readers: readonly NewReader[]): Promise<void> {
  for (const some of inPieces(readers)) {
    await db
      .insertInto('digest_readers')
      .values(some.map((reader) => ({ ...reader, care_home_id: careHome.id })))
      .execute();
  }
}

/** Letters of a Friday that go out on paper, with whoever reads them. */
export async function paperLetters(db: Db, careHome: CareHome, friday: string) {
  const rows = await db
    .selectFrom('digest_readers as t')
    .innerJoin('digests as d', (join) =>
      join.onRef('d.care_home_id', '=', 't.care_home_id').onRef('d.id', '=', 't.digest_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'd.care_home_id').onRef('r.id', '=', 'd.resident_id'),
    )
    .innerJoin('relative_links as l', (join) =>
      join.onRef('l.care_home_id', '=', 't.care_home_id').onRef('l.id', '=', 't.relative_link_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['d.cadence', 'd.language', 'd.from_day', 'd.to_day', 'd.sentences'])
    .select(['d.resident_id', 'r.known_as as about', 'a.known_as as reader'])
    .where('t.care_home_id', '=', careHome.id)
    .where('d.to_day', '=', friday)
    .where('t.by', '<>', 'email')
    .where('l.status', '=', 'active')
    .where('l.access_level', '<>', 'friend')
    .where('l.digest', '<>', 'off')
    .where('r.ended_on', 'is', null)
    .where('r.deleted_at', 'is', null)
    .where(sql<boolean>`not (${isOutdated})`)
    .orderBy(sql`r.known_as collate "en-x-icu"`)
    .orderBy('a.known_as')
    .execute();
  return rows.map(({ language, ...row }) => ({ ...row, language: Language.catch('en-GB').parse(language) }));
}

const MOST_KEPT = 104;

/** What a relative was sent about people to whom their link is open, newest first. */
export async function digestsSentTo(
  db: Db,
  careHome: CareHome,
  { account_id, resident_ids }: { account_id: string; resident_ids: readonly string[] },
) {
  if (resident_ids.length === 0) return [];
  const theirs = await db
    .selectFrom('relative_links as l')
    .innerJoin('digest_readers as t', (join) =>
      join.onRef('t.care_home_id', '=', 'l.care_home_id').onRef('t.relative_link_id', '=', 'l.id'),
    )
    .select('t.digest_id')
    .where('l.care_home_id', '=', careHome.id)
    .where('l.account_id', '=', account_id)
    .where('l.access_level', '<>', 'friend')
    .execute();
  if (theirs.length === 0) return [];
  const rows = await db
    .selectFrom('digests as d')
    .select(['d.id', 'd.resident_id', 'd.language', 'd.from_day', 'd.to_day', 'd.sentences'])
    .where('d.care_home_id', '=', careHome.id)
    .where('d.id', 'in', [...new Set(theirs.map(({ digest_id }) => digest_id))])
    .where('d.resident_id', 'in', [...resident_ids])
    .where(sql<boolean>`not (${isOutdated})`)
    .orderBy('d.to_day', 'desc')
    .orderBy('d.id')
    .limit(MOST_KEPT)
    .execute();
  return rows.map(({ language, from_day: from, to_day: to, ...row }) => ({
    ...row,
    from,
    to,
    language: Language.catch('en-GB').parse(language),
  }));
}

/** The link whose letters this secret ends, and the clock of its home; undefined for none. */
export async function linkOfToken(db: Db, care_home_id: string, token_hash: Buffer) {
  return await db
    .selectFrom('digest_readers as t')
    .innerJoin('care_homes as h', 'h.id', 't.care_home_id')
    .select(['t.relative_link_id', 'h.timezone'])
    .where('t.care_home_id', '=', care_home_id)
    .where('t.token_hash', '=', token_hash)
    .executeTakeFirst();
}

/**
 * The homes of which somebody wants letters.
 *
 * @param pool the owner's: it goes through all homes
 */
export async function homesWithReaders(pool: pg.Pool): Promise<{ care_home_id: string; timezone: string }[]> {
  const { rows } = await pool.query<{ care_home_id: string; timezone: string }>(
    `select distinct l.care_home_id, h.timezone
       from relative_links l join care_homes h on h.id = l.care_home_id
      where l.status = 'active' and l.digest <> 'off'`,
  );
  return rows;
}
