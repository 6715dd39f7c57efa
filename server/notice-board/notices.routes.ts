import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import { getNoticeBoard } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import { toldToday } from '../dashboard/told-today.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import {
  NOTICE_FIELDS,
  NOTICE_LIMITS,
  PHOTO_ON_ITS_WAY,
  NoticeWords,
  noticeProblems,
  noticeState,
} from '@heartsease/domain/notice-board/notice.ts';
import type { ManagedNotice } from '@heartsease/domain/notice-board/notice.ts';
import {
  archiveNotice,
  getNotice,
  listNotices,
  saveNotice,
} from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { holdPhoto, photoRow } from '../photos/photos.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { boardOf } from './board.ts';
import { photosForKeepers } from './notice-photos.ts';
import { addChange, addNotice, changeNotice, changesOf, holdBoard, noticesOf, setArchived } from './notices.queries.ts';
import type { StoredNotice } from './notices.queries.ts';
import { countNamed } from './readers.queries.ts';
import { readersOf } from './readers.ts';

/** The board as everybody sees it, and as whoever keeps it writes it. */
export function registerNotices(app: App): void {
  route(app, getNoticeBoard, async (asked) => {
    return toldToday(asked, DEFINITIONS.notice_board, await boardOf(asked));
  });

  route(app, listNotices, async ({ db, session, now }) => {
    const items = await managed({ db, session, now }, await noticesOf(db, session.careHome, {}));
    return { items, next_cursor: null, total: items.length };
  });

  route(app, getNotice, async ({ db, session, now, input: { notice_id } }) => ({
    ...(await noticeNow({ db, session, now }, notice_id)),
    history: await changesOf(db, session.careHome, notice_id),
  }));

  route(app, saveNotice, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    const { notice_id: id, base_version, asks_again } = input;
    const stamp = { by, now };
    const asked = { db, session, now };
    const words = tidied(NoticeWords.parse(input));
    await holdBoard(db, careHome);
    const stands = id === null ? null : await storedNotice({ db, careHome }, id);
    if (stands !== null && isSame(stands.words, words) && !asks_again) return await noticeNow(asked, stands.id);
    if (stands !== null && stands.version !== base_version) throw stale(await noticeNow(asked, stands.id));
    await refuseWrong(asked, words, stands);
    if (stands === null) {
      const made = await addNotice(db, careHome, words, stamp);
      await addChange(db, careHome, { notice_id: made, kind: 'added' }, stamp);
      return await noticeNow(asked, made);
    }
    await changeNotice(db, careHome, { id: stands.id, version: stands.version, words, asks_again }, stamp);
    await addChange(db, careHome, { notice_id: stands.id, ...differenceOf(stands.words, words, asks_again) }, stamp);
    return await noticeNow(asked, stands.id);
  });

  route(app, archiveNotice, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    const { notice_id: id, is_archived } = input;
    const asked = { db, session, now };
    await holdBoard(db, careHome);
    const { version, archived_at } = await storedNotice({ db, careHome }, id);
    if ((archived_at !== null) === is_archived) return await noticeNow(asked, id);
    if (!is_archived) await refuseNoRoom(asked, id);
    await setArchived(db, careHome, { id, version, is_archived }, { by, now });
    const kind = is_archived ? 'archived' : 'brought_back';
    await addChange(db, careHome, { notice_id: id, kind }, { by, now });
    return await noticeNow(asked, id);
  });
}

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** @throws 404 for what is not there */
export async function storedNotice(
  { db, careHome }: { db: Db; careHome: CareHome },
  id: string,
): Promise<StoredNotice> {
  const [stored] = await noticesOf(db, careHome, { id });
  if (!stored) throw notFound();
  return stored;
}

async function noticeNow(asked: Asked, id: string): Promise<ManagedNotice> {
  const { db, session } = asked;
  const [notice] = await managed(asked, [await storedNotice({ db, careHome: session.careHome }, id)]);
  if (!notice) throw notFound();
  return notice;
}

async function managed(asked: Asked, notices: readonly StoredNotice[]): Promise<ManagedNotice[]> {
  const { db, session, now } = asked;
  const { careHome } = session;
  const today = calendarDay(now, careHome.timezone);
  const asking = notices.filter(({ words }) => words.must_read);
  const readers = await readersOf({ db, careHome, today }, asking);
  const photos = await photosForKeepers(asked, notices);
  return notices.map((notice) => {
    const of = readers.get(notice.id);
    return {
      ...notice.words,
      id: notice.id,
      version: notice.version,
      state: noticeState(notice, now, today),
      published_at: notice.publish_at.toISOString(),
      photo: photos.get(notice.id) ?? null,
      read: of ? { done: of.filter(({ read_at }) => read_at !== null).length, of: of.length } : null,
      changed_by: notice.changed_by,
      changed_at: notice.changed_at.toISOString(),
    };
  });
}

/** What does not count is not kept: nobody is named where all are meant. */
function tidied(said: NoticeWords): NoticeWords {
  const words = { ...said, photo_alt: said.photo_id === null ? '' : said.photo_alt };
  const isForSome = words.audience !== 'staff' && words.families_of === 'chosen';
  if (isForSome) {
    return {
      ...words,
      resident_ids: words.resident_ids.toSorted(),
      resident_group_ids: words.resident_group_ids.toSorted(),
    };
  }
  return { ...words, families_of: 'all', resident_ids: [], resident_group_ids: [], wing: '' };
}

async function refuseWrong(
  { db, session, now }: Asked,
  words: NoticeWords,
  stands: StoredNotice | null,
): Promise<void> {
  const { careHome } = session;
  const id = stands?.id ?? null;
  const today = calendarDay(now, careHome.timezone);
  const problems = noticeProblems(words, today);
  if (Object.keys(problems).length > 0) throw refused(problems);
  const { residents, groups } = await countNamed(db, careHome, words);
  if (residents < words.resident_ids.length || groups < words.resident_group_ids.length) throw notFound();
  if (words.photo_id !== null && words.photo_id !== stands?.words.photo_id) {
    // Nobody removes it for good before the notice names it.
    if (!(await holdPhoto(db, careHome, words.photo_id))) throw notFound();
    if (!sessionMay(session, 'photos.add')) throw forbidden();
    if ((await photoRow(db, careHome, words.photo_id)) === null) throw refused({ photo_id: [PHOTO_ON_ITS_WAY] });
  }
  const others = (await noticesOf(db, careHome, { standingOn: today })).filter((one) => one.id !== id);
  if (id === null && others.length >= NOTICE_LIMITS.standing) throw refused({ form: [BOARD_IS_FULL] });
  const pinned = others.filter((one) => one.words.is_pinned).length;
  if (words.is_pinned && pinned >= NOTICE_LIMITS.pinned) {
    throw refused({ is_pinned: ['Three notices are pinned already. Unpin one of them first'] });
  }
}

const BOARD_IS_FULL = `There are ${NOTICE_LIMITS.standing} notices already. Take some off the board to make room`;

async function refuseNoRoom({ db, session: { careHome }, now }: Asked, id: string): Promise<void> {
  const today = calendarDay(now, careHome.timezone);
  const others = (await noticesOf(db, careHome, { standingOn: today })).filter((one) => one.id !== id);
  if (others.length >= NOTICE_LIMITS.standing) throw refused({ form: [BOARD_IS_FULL] });
}

/** What a change changed; what it said before, where that is gone. */
function differenceOf(before: NoticeWords, after: NoticeWords, asks_again: boolean) {
  const fields = NOTICE_FIELDS.filter((field) => !isSame({ is: before[field] }, { is: after[field] }));
  const isReworded = fields.includes('title') || fields.includes('body');
  return {
    kind: 'changed' as const,
    fields: asks_again ? [...fields, 'asks_again'] : fields,
    earlier: isReworded ? { title: before.title, body: before.body } : null,
  };
}
