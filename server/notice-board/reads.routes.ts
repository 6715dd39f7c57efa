import { noticeState } from '@heartsease/domain/notice-board/notice.ts';
import { getNoticeReaders, markNoticeRead, remindOfNotice } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import { seenOnBoard } from './board.ts';
import { addChange, holdBoard, keepRead, setReminded } from './notices.queries.ts';
import { storedNotice } from './notices.routes.ts';
import { readersOf } from './readers.ts';

/** Nobody is reminded of the same notice more often. */
const BETWEEN_REMINDERS_MS = 3_600_000;

/** Who has read what must be read. */
export function registerNoticeReads(app: App): void {
  route(app, markNoticeRead, async (asked) => {
    const { db, session, now, input } = asked;
    const notice = (await seenOnBoard(asked)).find(({ id }) => id === input.notice_id);
    if (!notice?.words.must_read) throw notFound();
    await keepRead(db, session.careHome, notice, { by: session.account_id, now });
    return DONE;
  });

  route(app, getNoticeReaders, async ({ db, session: { careHome }, now, input }) => {
    const notice = await storedNotice({ db, careHome }, input.notice_id);
    const today = calendarDay(now, careHome.timezone);
    const readers = notice.words.must_read ? await readersOf({ db, careHome, today }, [notice]) : new Map();
    return { items: readers.get(notice.id) ?? [], reminded_at: notice.reminded_at?.toISOString() ?? null };
  });

  route(app, remindOfNotice, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    const today = calendarDay(now, careHome.timezone);
    await holdBoard(db, careHome);
    const notice = await storedNotice({ db, careHome }, input.notice_id);
    const { reminded_at, words } = notice;
    if (!words.must_read || noticeState(notice, now, today) !== 'now') {
      throw refused({ form: ['Only what hangs now and asks to be read can be brought to mind'] });
    }
    if (reminded_at !== null && now.getTime() - reminded_at.getTime() < BETWEEN_REMINDERS_MS) {
      throw refused({ form: ['They were reminded within the last hour'] });
    }
    const readers = (await readersOf({ db, careHome, today }, [notice])).get(notice.id) ?? [];
    const to = readers.filter(({ read_at }) => read_at === null).map(({ account_id }) => account_id);
    await setReminded(db, careHome, notice.id, now);
    await addChange(db, careHome, { notice_id: notice.id, kind: 'reminded' }, { by, now });
    await tell(db, app.config, homeOf(session), { kind: 'must_read', to, now });
    return { people: to.length };
  });
}
