import { toldResponse } from '@heartsease/domain/family-updates/family-update.ts';
import type { FamilyUpdate } from '@heartsease/domain/family-updates/family-update.ts';
import type { PersonsHome } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import { questionOfWeek } from '@heartsease/domain/family-updates/questions.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { linkThatReads } from '../about-me/share-about-me.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { openLinkOf, peopleOf } from '../relatives/relatives.queries.ts';
import type { CareHome, Session } from '../session/session.ts';
import { agreeingToNews } from './agreeing-to-news.ts';
import { hasAnswered } from './answers.queries.ts';
import { photosOfUpdates } from './photos-of-updates.ts';
import { asFamilyReads, companionsOf, nameableTo, withoutOthers } from './tell-families.ts';
import { countUpdates, flowersOf, keepSeen, readUpdates } from './told.queries.ts';
import type { Reader, UpdateRow, Which } from './told.queries.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** A week, today with it. */
const DAYS = 7;
/** More in one day than any family will read on a phone; the rest is in the feed. */
const AT_MOST = 40;
export const PAGE = 20;

export const readerOf = ({ session, now }: Asked): Reader => ({
  account_id: session.account_id,
  now,
  today: calendarDay(now, session.careHome.timezone),
});

/** @throws 404 without an open link: as for what is not there */
async function linkTo(asked: Asked, resident_id: string) {
  const { db, session } = asked;
  const { account_id, today } = readerOf(asked);
  const link = await openLinkOf(db, session.careHome, { account_id, resident_id, today });
  if (link === undefined) throw notFound();
  return link;
}

/** Did the person agree that their family gets news of them, and is that still so today? */
export async function areUpdatesOpen(
  db: Db,
  careHome: CareHome,
  { resident_id, today }: { resident_id: string; today: string },
): Promise<boolean> {
  return (await agreeingToNews(db, careHome, { residents: [resident_id], today })).has(resident_id);
}

/** Covers, in words under an update, the names that this reader may not be told: as in the update itself. */
export async function covering(asked: Asked, update: UpdateRow): Promise<(text: string) => string> {
  const { db, session } = asked;
  const { account_id, today } = readerOf(asked);
  const own = (await peopleOf(db, session.careHome, account_id, today)).map(({ resident_id }) => resident_id);
  const { names, named } = await nameableTo(db, session.careHome, { own, today });
  const others = names.filter(({ id }) => id !== update.resident_id && !named.has(id));
  return (text) => withoutOthers(text, update, others);
}

/** What somebody may read of these, told; what they were handed is noted as seen. */
async function told(asked: Asked, rows: readonly UpdateRow[]): Promise<FamilyUpdate[]> {
  const { db, session } = asked;
  const { careHome } = session;
  const reader = readerOf(asked);
  if (rows.length === 0) return [];
  const own = (await peopleOf(db, careHome, reader.account_id, reader.today)).map(({ resident_id }) => resident_id);
  const nameable = await nameableTo(db, careHome, { own, today: reader.today });
  const companions = await companionsOf(
    db,
    careHome,
    rows.map(({ report_id }) => report_id),
    nameable,
  );
  const photoOf = await photosOfUpdates(asked, rows);
  const updates = rows.flatMap((row) => {
    const update = asFamilyReads(row, nameable, companions(row));
    if (update === null) return [];
    const { kept_at, is_love_sent, comments } = row;
    const taps = { is_kept: kept_at !== null, is_love_sent: Boolean(is_love_sent), comments: Number(comments) };
    return [{ ...update, ...taps, photo: photoOf(row) }];
  });
  await keepSeen(
    db,
    careHome,
    updates.map(({ id }) => id),
    reader,
  );
  return updates;
}

/** @throws 404 for whoever is not linked to this person */
export async function homeOf(asked: Asked, resident_id: string): Promise<PersonsHome> {
  const { db, session } = asked;
  const { careHome } = session;
  const reader = readerOf(asked);
  const link = await linkTo(asked, resident_id);
  const isInMemory = link.ended_on !== null;
  const isOpen = await areUpdatesOpen(db, careHome, { resident_id, today: reader.today });
  const from = addDays(reader.today, 1 - DAYS);
  const rows = isOpen ? await readUpdates(db, careHome, reader, { resident_id, from, limit: AT_MOST }) : [];
  const updates = await told(asked, rows);
  const flowers = isOpen ? await flowersOf(db, careHome, reader, { resident_id, from }) : [];
  const byDay = Map.groupBy(flowers, ({ day }) => day);
  return {
    resident_id,
    known_as: link.known_as,
    is_in_memory: isInMemory,
    are_updates_open: isOpen,
    today: updates.filter(({ day }) => day === reader.today),
    earlier: updates.filter(({ day }) => day < reader.today),
    is_anything_shared:
      updates.length > 0 || (isOpen && (await countUpdates(db, careHome, reader, { resident_id })) > 0),
    week: Array.from({ length: DAYS }, (_, place) => {
      const day = addDays(from, place);
      const responses = (byDay.get(day) ?? []).flatMap(({ response }) => toldResponse(response) ?? []);
      return { day, responses };
    }),
    kept: isOpen ? await countUpdates(db, careHome, reader, { resident_id, is_kept: true }) : 0,
    question: isInMemory ? null : await questionFor(asked, resident_id),
  };
}

/** The question of this week, as long as this relative has not answered it, and where they may propose for "About me". */
async function questionFor(asked: Asked, resident_id: string): Promise<string | null> {
  const { db, session } = asked;
  const { account_id, today } = readerOf(asked);
  if ((await linkThatReads(db, session.careHome, { account_id, resident_id, today })) === null) return null;
  const question = questionOfWeek(today);
  return (await hasAnswered(db, session.careHome, { account_id, resident_id, question })) ? null : question;
}

/** @throws 404 for whoever is not linked to this person */
export async function feedOf(asked: Asked, which: { resident_id: string; is_kept: boolean; offset: number }) {
  const { db, session } = asked;
  const { resident_id, is_kept, offset } = which;
  const reader = readerOf(asked);
  const { known_as } = await linkTo(asked, resident_id);
  if (!(await areUpdatesOpen(db, session.careHome, { resident_id, today: reader.today })))
    return { known_as, items: [], total: 0, next_cursor: null };
  const of: Which = { resident_id, is_kept };
  const rows = await readUpdates(db, session.careHome, reader, { ...of, offset, limit: PAGE });
  const total = await countUpdates(db, session.careHome, reader, of);
  const end = offset + rows.length;
  return { known_as, items: await told(asked, rows), total, next_cursor: end < total ? `after-${end}` : null };
}

/**
 * One update that whoever asks can read now.
 *
 * @throws 404 for everything else: withdrawn, resting, of another's person, or not there
 */
export async function readable(asked: Asked, family_update_id: string): Promise<UpdateRow> {
  const { db, session } = asked;
  const reader = readerOf(asked);
  const [row] = await readUpdates(db, session.careHome, reader, { family_update_id, limit: 1 });
  if (row === undefined) throw notFound();
  const of = { resident_id: row.resident_id, today: reader.today };
  if (!(await areUpdatesOpen(db, session.careHome, of))) throw notFound();
  return row;
}
