import { printNotices } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import type { PrintedBoard } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { noticeSheet } from '../print/notice-sheet.ts';
import { languagesOf } from '../print/paper-words.ts';
import { languageOfHome } from '../print/print.queries.ts';
import { hangingNow } from './board.ts';
import { hungPhotos } from './notice-photos.ts';
import type { HungPhoto } from './notice-photos.ts';
import type { CareHome } from '../session/session.ts';
import type { StoredNotice } from './notices.queries.ts';
import { storedNotice } from './notices.routes.ts';
import { printedPhotos } from './printed-photos.ts';

/** A wall has everybody before it: of what goes to families, only what goes to all of them. */
const HANGS_ON: Record<PrintedBoard, (notice: StoredNotice) => boolean> = {
  staff: ({ words }) => words.audience !== 'families',
  families: ({ words }) => words.audience !== 'staff' && words.families_of === 'all',
  lounge: ({ words }) => words.is_in_lounge,
};

/** Notices on paper: one, or all that hang for somebody. */
export function registerNoticePrint(app: App): void {
  route(app, printNotices, async ({ db, session, input, now }) => {
    const { careHome, row } = session;
    const { notice_id, board, ...look } = input;
    const languages = languagesOf(look.languages, await languageOfHome(db, careHome));
    const notices =
      notice_id === null
        ? (await hangingNow(db, careHome, now)).filter(HANGS_ON[board])
        : [await storedNotice({ db, careHome }, notice_id)];
    const hung = look.has_pictures ? await photosForPaper({ db, careHome, now }, notices) : [];
    const pictures = await printedPhotos({ database: app.database, files: app.files, db }, session, hung);
    const { pdf, pages } = await noticeSheet(
      {
        notices: notices.map(({ id, words, publish_at }) => ({
          words,
          day: calendarDay(publish_at, careHome.timezone),
          picture: pictures.get(id) ?? null,
        })),
        home: row.home_name,
        languages,
        now,
      },
      look,
    );
    const name = notice_id === null ? `notices-${board}` : 'notice';
    const day = calendarDay(now, careHome.timezone);
    return { file_name: `${name}-${day}-${look.paper}.pdf`, pdf: pdf.toString('base64'), pages };
  });
}

/** What is for staff alone hangs in their room; before everything else stands whoever passes. */
async function photosForPaper(
  asked: { db: Db; careHome: CareHome; now: Date },
  notices: readonly StoredNotice[],
): Promise<HungPhoto[]> {
  const [forStaff, forAll] = [true, false].map((is) =>
    notices.filter(({ words }) => (words.audience === 'staff') === is),
  );
  return [
    ...(await hungPhotos({ ...asked, reader: { kind: 'staff' } }, forStaff ?? [])),
    ...(await hungPhotos({ ...asked, reader: { kind: 'walls' } }, forAll ?? [])),
  ];
}
