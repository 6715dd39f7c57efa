import { sql } from 'kysely';
import type { AboutMeCard, CardVersion, CardWords } from '@heartsease/domain/about-me/about-me.ts';
import { HEADINGS } from '@heartsease/domain/about-me/heading.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import type { Db } from '../db/database.ts';
import { readPortrait, RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

export async function faceOf(db: Db, careHome: CareHome, resident_id: string): Promise<ResidentFace> {
  const row = await db
    .selectFrom('residents as r')
    .select(RESIDENT_FACE)
    .where('r.care_home_id', '=', careHome.id)
    .where('r.id', '=', resident_id)
    .executeTakeFirstOrThrow();
  return residentFace(row);
}

/** Holds a person's row for the rest of the transaction, so that what is written about them comes one after the other. */
export async function holdResident(db: Db, careHome: CareHome, resident_id: string): Promise<void> {
  await db
    .selectFrom('residents')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', resident_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** All seven cards in their order; one that nobody has written has the version 0. */
export async function cardsOf(db: Db, careHome: CareHome, resident_id: string): Promise<AboutMeCard[]> {
  const rows = await db
    .selectFrom('about_me_cards as c')
    .leftJoin('accounts as u', 'u.id', 'c.updated_by')
    .leftJoin('accounts as k', 'k.id', 'c.confirmed_by')
    .select(['c.heading', 'c.version', 'c.text', 'c.is_own_words', 'c.helped_by', 'c.visibility', 'c.confirmed_on'])
    .select(['c.updated_at', 'u.id as u_id', 'u.known_as as u_known_as', 'u.last_name as u_last_name'])
    .select(['u.portrait as u_portrait', 'k.id as k_id', 'k.known_as as k_known_as', 'k.last_name as k_last_name'])
    .select('k.portrait as k_portrait')
    .where('c.care_home_id', '=', careHome.id)
    .where('c.resident_id', '=', resident_id)
    .execute();
  const written = new Map(rows.map((row) => [row.heading, row]));
  return HEADINGS.map((heading) => {
    const row = written.get(heading);
    if (!row) return unwritten(heading);
    const { version, text, is_own_words, helped_by, visibility, confirmed_on, updated_at } = row;
    return {
      heading,
      version,
      text,
      is_own_words,
      helped_by,
      visibility,
      confirmed_on,
      confirmed_by: personOf(row.k_id, row.k_known_as, row.k_last_name, row.k_portrait),
      updated_at: updated_at.toISOString(),
      updated_by: personOf(row.u_id, row.u_known_as, row.u_last_name, row.u_portrait),
    };
  });
}

function unwritten(heading: Heading): AboutMeCard {
  return {
    heading,
    version: 0,
    text: '',
    is_own_words: false,
    helped_by: '',
    visibility: 'staff',
    confirmed_on: null,
    confirmed_by: null,
    updated_at: null,
    updated_by: null,
  };
}

function personOf(id: string | null, known_as: string | null, last_name: string | null, portrait: object | null) {
  if (id === null || known_as === null || last_name === null) return null;
  return { id, known_as, last_name, portrait: readPortrait(portrait) };
}

export async function cardOf(db: Db, careHome: CareHome, resident_id: string, heading: Heading): Promise<AboutMeCard> {
  const cards = await cardsOf(db, careHome, resident_id);
  return cards.find((card) => card.heading === heading) ?? unwritten(heading);
}

/** Who did what to a card, and from which suggestion it came. */
export interface CardChange {
  kind: CardVersion['kind'];
  by: string;
  /** The day in the home's calendar. */
  today: string;
  now: Date;
  suggestion_id?: string;
}

/** Puts words on a card as its next version, and keeps that version for ever. */
export async function writeCard(
  db: Db,
  careHome: CareHome,
  { resident_id, heading }: { resident_id: string; heading: Heading },
  words: CardWords,
  { kind, by, today, now, suggestion_id }: CardChange,
): Promise<void> {
  const { text, is_own_words, helped_by, visibility } = words;
  const key = { care_home_id: careHome.id, resident_id, heading };
  const stands = { text, is_own_words, helped_by, visibility };
  const confirmed = { confirmed_on: today, confirmed_by: by };
  // Whoever only says that it is still true has not written it.
  const written = kind === 'confirmed' ? {} : { updated_at: now, updated_by: by };
  const { version } = await db
    .insertInto('about_me_cards')
    .values({ ...key, ...stands, ...confirmed, ...written })
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'resident_id', 'heading']).doUpdateSet({
        ...stands,
        ...confirmed,
        ...written,
        version: sql<number>`about_me_cards.version + 1`,
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('about_me_versions')
    .values({ ...key, ...stands, version, kind, at: now, by_id: by, suggestion_id: suggestion_id ?? null })
    .execute();
}

/** Every version of a card, the newest first. */
export async function versionsOf(
  db: Db,
  careHome: CareHome,
  { resident_id, heading }: { resident_id: string; heading: Heading },
): Promise<CardVersion[]> {
  const rows = await db
    .selectFrom('about_me_versions as v')
    .leftJoin('accounts as a', 'a.id', 'v.by_id')
    .leftJoin('about_me_suggestions as s', (join) =>
      join.onRef('s.care_home_id', '=', 'v.care_home_id').onRef('s.id', '=', 'v.suggestion_id'),
    )
    .leftJoin('accounts as p', 'p.id', 's.suggested_by')
    .select(['v.version', 'v.kind', 'v.text', 'v.is_own_words', 'v.helped_by', 'v.visibility', 'v.at'])
    .select(['a.id', 'a.known_as', 'a.last_name', 'a.portrait'])
    .select([
      's.origin',
      's.relationship',
      's.text as suggested_text',
      'p.known_as as suggested_by_known_as',
      'p.last_name as suggested_by_last_name',
    ])
    .where('v.care_home_id', '=', careHome.id)
    .where('v.resident_id', '=', resident_id)
    .where('v.heading', '=', heading)
    .orderBy('v.version', 'desc')
    .execute();
  return rows.map(({ id, known_as, last_name, portrait, origin, relationship, suggested_text, ...row }) => ({
    version: row.version,
    kind: row.kind,
    text: row.text,
    is_own_words: row.is_own_words,
    helped_by: row.helped_by,
    visibility: row.visibility,
    at: row.at.toISOString(),
    by:
      id === null || known_as === null || last_name === null ? null : staffFace({ id, known_as, last_name, portrait }),
    suggestion:
      origin === null
        ? null
        : {
            origin,
            relationship: relationship ?? '',
            text: suggested_text ?? '',
            suggested_by_name: `${row.suggested_by_known_as ?? ''} ${row.suggested_by_last_name ?? ''}`.trim(),
          },
  }));
}
