import { isRelative } from '@heartsease/domain/access/viewer.ts';
import { memoryUntil } from '@heartsease/domain/photo-book/photo-book.ts';
import type { BookKind } from '@heartsease/domain/photo-book/photo-book.ts';
import type { AccessLevel } from '@heartsease/domain/relatives/relative.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { openLinkOf } from '../relatives/relatives.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { personOfBook } from './photo-books.queries.ts';
import type { PersonOfBook, StoredBook } from './photo-books.queries.ts';

/** What a call of this feature stands on. */
export interface AskedForBook {
  db: Db;
  session: Session;
  now: Date;
}

/** Whoever opens the book of somebody. */
export interface BookReader {
  person: PersonOfBook;
  kind: BookKind;
  /** The last day of a memory book. */
  until: string | null;
  /** How a relative stands to the person; null for staff. */
  level: AccessLevel | null;
  today: string;
}

/**
 * Who reads, and of whom.
 *
 * @throws 404 for a relative without an open link, and for a memory book whose year is over: as for what is not there
 */
export async function bookReader({ db, session, now }: AskedForBook, resident_id: string): Promise<BookReader> {
  const { careHome, account_id } = session;
  const today = calendarDay(now, careHome.timezone);
  const person = await personOfBook(db, careHome, resident_id);
  if (person === undefined) throw notFound();
  const level = isRelative(session.viewer) ? await levelOf() : null;
  const hasDied = person.status === 'died' && person.ended_on !== null;
  const until = hasDied ? memoryUntil(person.ended_on ?? today) : null;
  if (until !== null && until < today) throw notFound();
  return { person, kind: hasDied ? 'memory' : 'life', until, level, today };

  async function levelOf(): Promise<AccessLevel> {
    const link = await openLinkOf(db, careHome, { account_id, resident_id, today });
    if (link === undefined) throw notFound();
    return link.access_level;
  }
}

/** Staff change every book; family and representatives where the home leaves it to them too; friends read. */
export function mayEdit(
  session: Session,
  { level }: Pick<BookReader, 'level'>,
  book: Pick<StoredBook, 'family_may_edit'> | null,
): boolean {
  if (!sessionMay(session, 'photo_book.edit')) return false;
  return level === null || (level !== 'friend' && (book?.family_may_edit ?? true));
}
