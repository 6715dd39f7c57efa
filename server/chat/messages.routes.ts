import {
  deleteMessage,
  editMessage,
  flagMessage,
  markRead,
  markShown,
  sendMessage,
} from '@heartsease/domain/chat/chats.endpoints.ts';
import { EDIT_MINUTES, NO_WORDS, mayStillEdit } from '@heartsease/domain/chat/chat.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { publish } from '../live/publish.queries.ts';
import type { Session } from '../session/session.ts';
import { keepMessagePhotos } from './chat-photos.queries.ts';
import { kindOfPhotos } from './chat-photos.routes.ts';
import { enterMessage, enterThread, enterToWrite } from './enter-thread.ts';
import { keepFlag } from './flags.queries.ts';
import { authorsBetween, keepMarks, readUpTo } from './marks.queries.ts';
import { isInThread, keepMessage, keepShown, messageOfWrite, replaceText } from './messages.queries.ts';
import type { HeldMessage } from './messages.queries.ts';
import { tellOfMessage } from './tell-of-message.ts';
import { holdThread, moveThreadOn } from './threads.queries.ts';

/** Everything that is written in a thread, each told to the open streams of those who are in it. */
export function registerMessages(app: App): void {
  route(app, sendMessage, async (asked) => {
    const { db, session, now, input } = asked;
    const { careHome, account_id: author_id } = session;
    const { chat_thread_id: thread_id, text, reply_to_id, client_id: write_id, photo_ids } = input;
    if (text === '' && photo_ids.length === 0) throw refused({ text: [NO_WORDS] });
    await enterToWrite(asked, thread_id);
    const last = await holdThread(db, careHome, thread_id);
    const sent = await messageOfWrite(db, careHome, { author_id, write_id });
    if (sent !== undefined) return sent;
    if (reply_to_id !== null && !(await isInThread(db, careHome, thread_id, reply_to_id))) throw notFound();
    const kind = await kindOfPhotos(asked, thread_id);
    const position = last + 1;
    const message = { thread_id, position, author_id, write_id, text, reply_to_id, sent_at: now };
    const id = await keepMessage(db, careHome, { ...message, photos: photo_ids.length });
    await keepMessagePhotos(db, careHome, id, { kind, ids: photo_ids });
    await moveThreadOn(db, careHome, thread_id, { last_position: position, last_at: now });
    // Whoever answers has read what stands above.
    await keepMarks(db, careHome, { thread_id, position, kind: 'read', at: now }, [author_id]);
    await publish(db, { care_home_id: careHome.id, topic: 'chat', id: thread_id });
    await tellOfMessage(asked, thread_id);
    return { id, position };
  });

  route(app, editMessage, async (asked) => {
    const { db, session, now, input } = asked;
    const { message } = await enterMessage(asked, input.chat_message_id);
    checkAuthor(message, session);
    if (input.text === '' && message.photos === 0) throw refused({ text: [NO_WORDS] });
    const { sent_at, deleted_at } = message;
    const asShown = { sent_at: sent_at.toISOString(), deleted_at: deleted_at?.toISOString() ?? null };
    if (!mayStillEdit(asShown, now)) {
      throw refused({ text: [`A message can be put right for ${EDIT_MINUTES} minutes. Write another one.`] });
    }
    await replaceText(db, session.careHome, message, { text: input.text, why: 'edited', now });
    await publish(db, { care_home_id: session.careHome.id, topic: 'chat', id: message.thread_id });
    return DONE;
  });

  route(app, deleteMessage, async (asked) => {
    const { db, session, now, input } = asked;
    const { message } = await enterMessage(asked, input.chat_message_id);
    checkAuthor(message, session);
    if (message.deleted_at !== null) return DONE;
    await replaceText(db, session.careHome, message, { text: '', why: 'deleted', now });
    await publish(db, { care_home_id: session.careHome.id, topic: 'chat', id: message.thread_id });
    return DONE;
  });

  route(app, markRead, async (asked) => {
    const { db, session, now, input } = asked;
    const { careHome, account_id } = session;
    const { id: thread_id, last_position } = await enterThread(asked, input.chat_thread_id);
    const to = Math.min(input.position, last_position);
    const after = await readUpTo(db, careHome, thread_id, account_id);
    if (to <= after) return DONE;
    await keepMarks(db, careHome, { thread_id, position: to, kind: 'read', at: now }, [account_id]);
    // To those whose messages they are, and to the reader's own other devices; not to a whole staff room.
    const authors = await authorsBetween(db, careHome, thread_id, { after, to });
    await publish(db, { care_home_id: careHome.id, topic: 'chat', id: thread_id, to: [...authors, account_id] });
    return DONE;
  });

  route(app, markShown, async (asked) => {
    const { db, session, now, input } = asked;
    const { message, thread } = await enterMessage(asked, input.chat_message_id);
    if (thread.kind !== 'circle' || message.deleted_at !== null) throw notFound();
    if (message.shown_at !== null) return DONE;
    await keepShown(db, session.careHome, message.id, { shown_at: now, shown_by: session.account_id });
    await publish(db, { care_home_id: session.careHome.id, topic: 'chat', id: message.thread_id });
    return DONE;
  });

  route(app, flagMessage, async (asked) => {
    const { db, session, now, input } = asked;
    const { message } = await enterMessage(asked, input.chat_message_id);
    if (message.deleted_at !== null) throw notFound();
    const flag = {
      message_id: message.id,
      by_id: session.account_id,
      at: now,
      reason: input.reason,
      text: message.text,
    };
    await keepFlag(db, session.careHome, flag);
    await publish(db, { care_home_id: session.careHome.id, topic: 'chat' });
    return DONE;
  });
}

/** @throws 404 for what somebody else wrote: for whoever would change it, it is not there */
function checkAuthor({ author_id }: HeldMessage, { account_id }: Session): void {
  if (author_id !== account_id) throw notFound();
}
