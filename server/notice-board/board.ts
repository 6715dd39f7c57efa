import { isRelative } from '@heartsease/domain/access/viewer.ts';
import { noticeState } from '@heartsease/domain/notice-board/notice.ts';
import type { BoardNotice, NoticePhoto, NoticeWords } from '@heartsease/domain/notice-board/notice.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { peopleOf } from '../relatives/relatives.queries.ts';
import type { CareHome, Session } from '../session/session.ts';
import { photosFor } from './notice-photos.ts';
import { noticesOf, readsOf } from './notices.queries.ts';
import type { StoredNotice } from './notices.queries.ts';
import { familiesMeant } from './readers.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** What hangs now, for whomever. */
export async function hangingNow(db: Db, careHome: CareHome, now: Date): Promise<StoredNotice[]> {
  const today = calendarDay(now, careHome.timezone);
  const standing = await noticesOf(db, careHome, { standingOn: today });
  return standing.filter((notice) => noticeState(notice, now, today) === 'now');
}

/**
 * What hangs now for whoever asks. Staff see what is for staff; a relative what is for the families of somebody to
 * whom they have an open link today, and nothing through a link that is paused or over.
 */
export async function seenOnBoard({ db, session, now }: Asked): Promise<StoredNotice[]> {
  const { careHome, account_id, viewer } = session;
  const notices = await hangingNow(db, careHome, now);
  if (!isRelative(viewer)) return notices.filter(({ words }) => words.audience !== 'families');
  const today = calendarDay(now, careHome.timezone);
  const people = await peopleOf(db, careHome, account_id, today);
  const isForFamilyOf = await familiesMeant({ db, careHome, today }, notices);
  return notices.filter((notice) => people.some(({ resident_id }) => isForFamilyOf(notice, resident_id)));
}

/** The board of whoever asks, pinned ones first. */
export async function boardOf(asked: Asked): Promise<BoardNotice[]> {
  const { db, session } = asked;
  const notices = await seenOnBoard(asked);
  const reads = await readsOf(
    db,
    session.careHome,
    notices.filter(({ words }) => words.must_read).map(({ id }) => id),
  );
  const photos = await photosFor(asked, notices);
  return notices.map(({ id, words, publish_at }) => ({
    ...words,
    id,
    ...photoSeen(words, photos.get(id)),
    published_at: publish_at.toISOString(),
    read_at: reads.get(id)?.get(session.account_id)?.toISOString() ?? null,
  }));
}

/** Whoever may not see a photo is not told what it shows. */
export function photoSeen(
  { photo_alt }: Pick<NoticeWords, 'photo_alt'>,
  photo: NoticePhoto | undefined,
): Pick<BoardNotice, 'photo' | 'photo_alt'> {
  return photo === undefined ? { photo: null, photo_alt: '' } : { photo, photo_alt };
}
