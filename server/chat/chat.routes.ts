import {
  getThread,
  listMessages,
  listPartners,
  listReceipts,
  listThreads,
  openThread,
  searchMessages,
} from '@heartsease/domain/chat/chats.endpoints.ts';
import { isStaffRole, mayBeginDirect } from '@heartsease/domain/chat/who-is-in.ts';
import type { ThreadFacts } from '@heartsease/domain/chat/who-is-in.ts';
import { isIn } from '@heartsease/domain/chat/who-is-in.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import { agreedTo } from '../consents/consents.queries.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Asked } from '../http/route.ts';
import { isRowOfHome } from '../http/scope.queries.ts';
import { registerChatModeration } from './chat-moderation.routes.ts';
import { enterMessage, enterThread, ownThreads } from './enter-thread.ts';
import { hoursOf } from './flags.queries.ts';
import { marksOf, receiptsOf } from './marks.queries.ts';
import { findMessages, lastAndUnread, messagesOf } from './messages.queries.ts';
import { registerMessages } from './messages.routes.ts';
import { registerChatPhotos } from './chat-photos.routes.ts';
import { namedTo } from './named-to.ts';
import { toldPhotos } from './seen-photos.ts';
import { factsOfSession, peopleIn, peopleOfHome } from './people.queries.ts';
import { accountFaces, asThreads, findOrAddThread, residentFaces } from './threads.queries.ts';

/** Chat: who is in which thread is decided here with every call, by domain/chat/who-is-in.ts. */
export function registerChat(app: App): void {
  registerMessages(app);
  registerChatPhotos(app);
  registerChatModeration(app);

  route(app, listThreads, async (asked) => {
    const { db, session } = asked;
    const { careHome, account_id } = session;
    const rows = await ownThreads(asked);
    const told = await lastAndUnread(
      db,
      careHome,
      rows.map(({ id }) => id),
      account_id,
    );
    const threads = await asThreads(db, careHome, rows, account_id);
    const items = threads.map((thread) => ({ ...thread, ...(told.get(thread.id) ?? { last: null, unread: 0 }) }));
    return { items: items.sort((one, other) => (other.last?.at ?? '').localeCompare(one.last?.at ?? '')) };
  });

  route(app, listPartners, async ({ db, session, now }) => {
    const { careHome } = session;
    const today = calendarDay(now, careHome.timezone);
    const reader = await factsOfSession(db, session, now);
    const agreed = [...(await agreedTo(db, careHome, { purpose: 'chat', today }))];
    const near = isStaffRole(reader.role) ? agreed : agreed.filter((id) => reader.close_to.includes(id));
    const people = await peopleOfHome(db, careHome, today);
    return {
      has_room: reader.role !== 'relative',
      has_managers: reader.role === 'relative',
      circles: [...(await residentFaces(db, careHome, near)).values()],
      people: people.filter((person) => mayBeginDirect(reader, person)).map(({ face }) => face),
    };
  });

  route(app, openThread, async (asked) => {
    const { db, session, now } = asked;
    const thread = await wantedThread(asked);
    if (!isIn(thread, await factsOfSession(db, session, now))) throw notFound();
    return { chat_thread_id: await findOrAddThread(db, session.careHome, thread, { by: session.account_id, now }) };
  });

  route(app, getThread, async (asked) => {
    const { db, session, now, input } = asked;
    const { careHome, account_id } = session;
    const row = await enterThread(asked, input.chat_thread_id);
    const [thread] = await asThreads(db, careHome, [row], account_id);
    if (thread === undefined) throw notFound();
    const people = peopleIn(row, await peopleOfHome(db, careHome, calendarDay(now, careHome.timezone)));
    const mayName = await namedTo(asked, row);
    return {
      ...thread,
      people: people.filter((person) => mayName(person.account_id)).map(({ face }) => face),
      hours: await hoursOf(db, careHome),
    };
  });

  route(app, listMessages, async (asked) => {
    const { db, session, input } = asked;
    const thread = await enterThread(asked, input.chat_thread_id);
    const { id } = thread;
    const mayName = await namedTo(asked, thread);
    const page = await messagesOf(db, session.careHome, id, input.before);
    const authors = page.items.flatMap(({ author_id, reply_to }) => [author_id, reply_to?.author_id ?? author_id]);
    const standing = page.items.filter(({ deleted_at, photo_count }) => deleted_at === null && photo_count > 0);
    const photos = await toldPhotos(
      asked,
      standing.map((message) => message.id),
      thread,
    );
    return {
      ...page,
      items: page.items.map((message) => ({ ...message, photos: photos.get(message.id) ?? [] })),
      authors: [...(await accountFaces(db, authors)).values()],
      // A mark tells that somebody is there, and what they have read.
      marks: (await marksOf(db, session.careHome, id)).filter(({ person_id }) => mayName(person_id)),
    };
  });

  route(app, listReceipts, async (asked) => {
    const { db, session, input } = asked;
    const { message, thread } = await enterMessage(asked, input.chat_message_id);
    const rows = await receiptsOf(db, session.careHome, message);
    const others = rows.filter(({ account_id }) => account_id !== message.author_id);
    const faces = await accountFaces(
      db,
      others.map(({ account_id }) => account_id),
    );
    const mayName = await namedTo(asked, thread);
    return {
      items: others.flatMap(({ account_id, delivered_at, read_at }) => {
        const person = faces.get(account_id);
        if (person === undefined || !mayName(account_id)) return [];
        return [{ person, delivered_at: delivered_at?.toISOString() ?? null, read_at: read_at?.toISOString() ?? null }];
      }),
    };
  });

  route(app, searchMessages, async (asked) => {
    const { db, session, input } = asked;
    const ids = (await ownThreads(asked)).map(({ id }) => id);
    const found = await findMessages(db, session.careHome, ids, input.words);
    const faces = await accountFaces(
      db,
      found.map(({ author_id }) => author_id),
    );
    return {
      items: found.flatMap(({ id, thread_id, position, text, photos, sent_at, author_id }) => {
        const author = faces.get(author_id);
        if (author === undefined) return [];
        const message = { id, chat_thread_id: thread_id, position, text, photo_count: photos };
        return [{ ...message, sent_at: sent_at.toISOString(), author }];
      }),
    };
  });
}

/** The thread that somebody asks for, whether it is there yet or not. @throws 404 for what can't be begun */
async function wantedThread({ db, session, input, now }: Asked<typeof openThread>): Promise<ThreadFacts> {
  const { careHome, account_id } = session;
  const today = calendarDay(now, careHome.timezone);
  const wanted: ParsedInputOf<typeof openThread>['with'] = input.with;
  const none = { resident_id: null, account_id: null, other_id: null, is_agreed: false };
  switch (wanted.kind) {
    case 'room':
      return { ...none, kind: 'room' };
    case 'managers':
      if (session.role !== 'relative') throw notFound();
      return { ...none, kind: 'managers', account_id };
    case 'circle': {
      const { resident_id } = wanted;
      const isOurs = await isRowOfHome(db, 'residents', careHome, resident_id);
      if (!isOurs || !(await agreedTo(db, careHome, { purpose: 'chat', today, of: [resident_id] })).has(resident_id))
        throw notFound();
      return { ...none, kind: 'circle', resident_id, is_agreed: true };
    }
    case 'direct': {
      const reader = await factsOfSession(db, session, now);
      const other = (await peopleOfHome(db, careHome, today)).find((one) => one.account_id === wanted.person_id);
      if (other === undefined || !mayBeginDirect(reader, other)) throw notFound();
      const [first = account_id, second = account_id] = [account_id, other.account_id].sort();
      return { ...none, kind: 'direct', account_id: first, other_id: second };
    }
  }
}
