import { isRelative } from '@heartsease/domain/access/viewer.ts';
import type { ManagedNotice, NoticePhoto } from '@heartsease/domain/notice-board/notice.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { signedOut } from '../http/errors.ts';
import { noticePhotoLinks } from '../photos/photo-links.ts';
import type { NoticePhotoLinks } from '../photos/photo-links.ts';
import { photosAfter, subjectsOf } from '../photos/photos.queries.ts';
import type { PhotoRow, SubjectRow } from '../photos/photos.queries.ts';
import { answersOf, noticeSight, ownPeopleOf, shownOnNotice, stateOf } from '../photos/sight.ts';
import type { Answers, BoardReader } from '../photos/sight.ts';
import { lookOf } from '../photos/tell-photos.ts';
import { hashOfSignIn } from '../session/session-row.queries.ts';
import type { CareHome, Session } from '../session/session.ts';
import type { StoredNotice } from './notices.queries.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

interface Reading {
  db: Db;
  careHome: CareHome;
  now: Date;
  reader: BoardReader;
}

/** A photo that stands on a notice, with who is in it and whose faces are covered for whoever reads it. */
export interface HungPhoto {
  notice_id: string;
  row: PhotoRow;
  people: SubjectRow[];
  covers: string[];
  /** Of everybody who is in it. */
  answers: Answers;
}

/** The photos of these notices that this reader may see, by the one rule that pictures and lists go by. */
export async function hungPhotos(
  { db, careHome, now, reader }: Reading,
  notices: readonly StoredNotice[],
): Promise<HungPhoto[]> {
  const photo_ids = [...new Set(notices.flatMap(({ words }) => words.photo_id ?? []))];
  if (photo_ids.length === 0) return [];
  const rows = await photosAfter(db, careHome, { photo_ids }, { after: null, limit: photo_ids.length });
  const subjects = await subjectsOf(db, careHome, photo_ids);
  const answers = await answersOf(db, careHome, subjects.values());
  return notices.flatMap(({ id: notice_id, words, publish_at }) => {
    const row = rows.find(({ id }) => id === words.photo_id);
    if (row === undefined) return [];
    const people = subjects.get(row.id) ?? [];
    const photo = stateOf(row);
    const opens = Math.max(publish_at.getTime(), photo.shown_from?.getTime() ?? 0);
    const opened_on = calendarDay(new Date(opens), careHome.timezone);
    const sight = noticeSight(photo, people, { answers, reader, opened_on, careHome, now });
    return sight.is_shown ? [{ notice_id, row, people, covers: sight.covered, answers }] : [];
  });
}

/** Where each of them is, by notice. */
export async function photosOn(
  reading: Reading & { links: NoticePhotoLinks },
  notices: readonly StoredNotice[],
): Promise<ReadonlyMap<string, NoticePhoto>> {
  const hung = await hungPhotos(reading, notices);
  return new Map(hung.map((photo) => [photo.notice_id, told(photo, reading.links)]));
}

/** The photos of a board, for whoever asks. */
export async function photosFor(
  { db, session, now }: Asked,
  notices: readonly StoredNotice[],
): Promise<ReadonlyMap<string, NoticePhoto>> {
  if (notices.every(({ words }) => words.photo_id === null)) return new Map();
  const reader = await readerOf({ db, session, now });
  const links = await linksOf({ db, session, now });
  return await photosOn({ db, careHome: session.careHome, now, reader, links }, notices);
}

/** The photos as whoever keeps the board sees them, and who sees them besides. */
export async function photosForKeepers(
  { db, session, now }: Asked,
  notices: readonly StoredNotice[],
): Promise<ReadonlyMap<string, NonNullable<ManagedNotice['photo']>>> {
  if (notices.every(({ words }) => words.photo_id === null)) return new Map();
  const { careHome } = session;
  const links = await linksOf({ db, session, now });
  const hung = await hungPhotos({ db, careHome, now, reader: { kind: 'staff' } }, notices);
  return new Map(
    hung.map((photo) => {
      const { row, people, answers } = photo;
      const shown_to = shownOnNotice(stateOf(row), people, { answers, careHome, now });
      return [photo.notice_id, { ...told(photo, links), shown_to }];
    }),
  );
}

/**
 * How somebody with an account reads the board. A friend, who sees no photos of the family, reads it as whoever comes in
 * and stands before it.
 */
export async function readerOf({ db, session, now }: Asked): Promise<BoardReader> {
  const { careHome, account_id, viewer } = session;
  if (!isRelative(viewer)) return { kind: 'staff' };
  const relations = await ownPeopleOf(db, careHome, { account_id, now });
  return relations.size === 0 ? { kind: 'walls' } : { kind: 'relative', relations };
}

async function linksOf({ db, session: { sign_in_id }, now }: Asked): Promise<NoticePhotoLinks> {
  const key = await hashOfSignIn(db, sign_in_id);
  // It ended while this call was under way.
  if (!key) throw signedOut();
  return noticePhotoLinks(`board/${sign_in_id}`, key, now);
}

function told({ notice_id, row, covers }: HungPhoto, links: NoticePhotoLinks): NoticePhoto {
  const look = `${row.id}-${lookOf(row, { is_shown: true, covered: covers })}`;
  return {
    thumb: links(notice_id, 'thumb', look),
    screen: links(notice_id, 'screen', look),
    width: row.width ?? 1,
    height: row.height ?? 1,
  };
}
