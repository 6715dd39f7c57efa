import { getChatHours, listFlags, saveChatHours, settleFlag } from '@heartsease/domain/chat/chats.endpoints.ts';
import { isIn } from '@heartsease/domain/chat/who-is-in.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { publish } from '../live/publish.queries.ts';
import { flagRows, hoursOf, keepHours, keepSettled } from './flags.queries.ts';
import { factsOfSession } from './people.queries.ts';
import { toldPhotos } from './seen-photos.ts';
import { accountFaces, asThreads, threadRows } from './threads.queries.ts';

/** What managers look after: messages that were shown to them, and when messages are answered. */
export function registerChatModeration(app: App): void {
  route(app, listFlags, async (asked) => {
    const { db, session, now } = asked;
    const { careHome, account_id } = session;
    const rows = await flagRows(db, careHome);
    const reader = await factsOfSession(db, session, now);
    const threads = await threadRows(db, careHome, calendarDay(now, careHome.timezone));
    const named = new Map((await asThreads(db, careHome, threads, account_id)).map((thread) => [thread.id, thread]));
    const mine = new Set(threads.filter((thread) => isIn(thread, reader)).map(({ id }) => id));
    const faces = await accountFaces(
      db,
      rows.flatMap(({ by_id, author_id }) => [by_id, author_id]),
    );
    const photos = await toldPhotos(
      asked,
      rows.map(({ message_id }) => message_id),
    );
    return {
      items: rows.flatMap((row) => {
        const [by, author, thread] = [faces.get(row.by_id), faces.get(row.author_id), named.get(row.thread_id)];
        if (by === undefined || author === undefined || thread === undefined) return [];
        const { id, at, reason, text, sent_at, settled_at, settled_name, settled_how } = row;
        return [
          {
            id,
            at: at.toISOString(),
            by,
            reason,
            text,
            photos: photos.get(row.message_id) ?? [],
            author,
            sent_at: sent_at.toISOString(),
            thread,
            may_open: mine.has(row.thread_id),
            settled:
              settled_at === null ? null : { at: settled_at.toISOString(), by: settled_name ?? '', how: settled_how },
          },
        ];
      }),
    };
  });

  route(app, settleFlag, async ({ db, session, now, input }) => {
    const settled = { settled_at: now, settled_by: session.account_id, settled_how: input.how };
    if (!(await keepSettled(db, session.careHome, input.chat_flag_id, settled))) {
      throw refused({ how: ['Another manager has looked after this already'] });
    }
    await publish(db, { care_home_id: session.careHome.id, topic: 'chat' });
    return DONE;
  });

  route(app, getChatHours, async ({ db, session }) => await hoursOf(db, session.careHome));

  route(app, saveChatHours, async ({ db, session, now, input }) => {
    await keepHours(db, session.careHome, input.hours, { updated_at: now, updated_by: session.account_id });
    await publish(db, { care_home_id: session.careHome.id, topic: 'chat' });
    return DONE;
  });
}
