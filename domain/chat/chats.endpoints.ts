import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { StaffFace } from '../reports/report.ts';
import { PHOTO_MOST_BYTES, PhotoUpload } from '../photos/photo.ts';
import { ResidentFace } from '../residents/resident.ts';
import { Id, Line, Short } from '../text.ts';
import { Done, Write } from '../write.ts';
import {
  ChatFlag,
  ChatHours,
  ChatMark,
  ChatMessage,
  ChatPerson,
  ChatThread,
  ChatThreadLine,
  MessageText,
  PHOTOS_A_MESSAGE,
  Receipt,
} from './chat.ts';

/** Messages come in pages of so many, the newest first to arrive. */
export const MESSAGES_A_PAGE = 50;
export const MOST_FOUND = 50;

export const listThreads = endpoint({
  path: '/api/v2/chat/threads',
  summary: 'The threads that somebody is in, the one with the newest message first',
  allow: 'chat.use',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(ChatThreadLine) }),
});

/** Not the threads, but those that could begin. */
export const listPartners = endpoint({
  path: '/api/v2/chat/partners',
  summary: 'With whom somebody may begin a thread: circles, the room, the managers, people',
  allow: 'chat.use',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    has_room: z.boolean(),
    has_managers: z.boolean(),
    circles: z.array(ResidentFace),
    people: z.array(ChatPerson),
  }),
});

/** The same thread again where it is there already. */
export const openThread = endpoint({
  path: '/api/v2/chat/open',
  summary: 'Begin a thread, or find it',
  allow: 'chat.use',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    with: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('circle'), resident_id: Id }),
      z.object({ kind: z.literal('room') }),
      z.object({ kind: z.literal('managers') }),
      z.object({ kind: z.literal('direct'), person_id: Id }),
    ]),
  }),
  output: z.object({ chat_thread_id: Id }),
});

export const getThread = endpoint({
  path: '/api/v2/chat/thread',
  summary: 'A thread: what it is about, who is in it, and when it is answered',
  allow: 'chat.use',
  scope: 'chat_thread',
  kind: 'read',
  input: z.object({ chat_thread_id: Id }),
  output: ChatThread.extend({ people: z.array(ChatPerson), hours: ChatHours }),
});

export const listMessages = endpoint({
  path: '/api/v2/chat/messages',
  summary: 'Messages of a thread in their order, the newest page first',
  allow: 'chat.use',
  scope: 'chat_thread',
  kind: 'read',
  input: z.object({ chat_thread_id: Id, before: z.int32().min(1).optional() }),
  output: z.object({
    items: z.array(ChatMessage),
    has_earlier: z.boolean(),
    /** Whoever wrote one of these; they may have left since. */
    authors: z.array(StaffFace),
    marks: z.array(ChatMark),
  }),
});

export const listReceipts = endpoint({
  path: '/api/v2/chat/receipts',
  summary: 'Who has a message, and who read it, since when',
  allow: 'chat.use',
  scope: 'chat_message',
  kind: 'read',
  input: z.object({ chat_message_id: Id }),
  output: z.object({ items: z.array(Receipt) }),
});

export const searchMessages = endpoint({
  path: '/api/v2/chat/search',
  summary: 'Find words in the threads that somebody is in',
  allow: 'chat.use',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ words: Short.pipe(z.string().min(2, 'Write two letters or more')) }),
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        chat_thread_id: Id,
        position: z.number().int(),
        text: z.string(),
        photo_count: z.number().int(),
        sent_at: z.string(),
        author: StaffFace,
      }),
    ),
  }),
});

export const sendMessage = endpoint({
  path: '/api/v2/chat/send',
  summary: 'Send a message; with the same client_id it arrives once',
  allow: 'chat.use',
  scope: 'chat_thread',
  kind: 'write',
  input: Write.extend({
    chat_thread_id: Id,
    text: MessageText,
    reply_to_id: Id.nullable().default(null),
    /** Of staff photos of the home, of everybody else what they brought for this thread; each has arrived. */
    photo_ids: z
      .array(Id)
      .max(PHOTOS_A_MESSAGE, `A message has at most ${PHOTOS_A_MESSAGE} photos`)
      .refine((ids) => new Set(ids).size === ids.length, 'This id was used for another photo')
      .default([]),
  }),
  output: z.object({ id: Id, position: z.number().int() }),
});

/**
 * For families and carers’ circles: staff bring theirs as photos of the home. The parts themselves go as bytes to
 * `/api/v2/chat/photo/part/<photo>/<offset>`.
 */
export const beginChatPhoto = endpoint({
  path: '/api/v2/chat/begin-photo',
  summary: 'Begin to bring a photo for a thread, or find out how far it has come',
  allow: 'chat.bring_photo',
  scope: 'chat_thread',
  kind: 'write',
  input: Write.extend({
    chat_thread_id: Id,
    new_photo_id: Id,
    bytes: z.int().min(1, 'This file is empty').max(PHOTO_MOST_BYTES, 'A photo has at most 15 MB'),
  }),
  output: PhotoUpload,
});

/** A copy of it, untagged and shared with nobody. Kept twice it is there once. */
export const keepChatPhoto = endpoint({
  path: '/api/v2/chat/keep-photo',
  summary: 'Put a photo that family sent to a circle into the home’s photos',
  allow: 'photos.add',
  scope: 'chat_message',
  kind: 'write',
  input: Write.extend({ chat_message_id: Id, chat_photo_id: Id }),
  output: z.object({ photo_id: Id }),
});

export const editMessage = endpoint({
  path: '/api/v2/chat/edit',
  summary: 'Put one’s own message right, for 15 minutes; what it said before is kept',
  allow: 'chat.use',
  scope: 'chat_message',
  kind: 'write',
  input: Write.extend({ chat_message_id: Id, text: MessageText }),
  output: Done,
});

export const deleteMessage = endpoint({
  path: '/api/v2/chat/delete',
  summary: 'Take one’s own message back; that there was one stays to be seen',
  allow: 'chat.use',
  scope: 'chat_message',
  kind: 'write',
  input: Write.extend({ chat_message_id: Id }),
  output: Done,
});

export const markRead = endpoint({
  path: '/api/v2/chat/mark-read',
  summary: 'Say how far one has read a thread',
  allow: 'chat.use',
  scope: 'chat_thread',
  kind: 'write',
  input: Write.extend({ chat_thread_id: Id, position: z.int32().min(1) }),
  output: Done,
});

export const markShown = endpoint({
  path: '/api/v2/chat/shown',
  summary: 'Say that a message was shown to the resident',
  allow: 'chat.show',
  scope: 'chat_message',
  kind: 'write',
  input: Write.extend({ chat_message_id: Id }),
  output: Done,
});

export const flagMessage = endpoint({
  path: '/api/v2/chat/flag',
  summary: 'Show a message to the managers',
  allow: 'chat.use',
  scope: 'chat_message',
  kind: 'write',
  input: Write.extend({ chat_message_id: Id, reason: Line }),
  output: Done,
});

export const listFlags = endpoint({
  path: '/api/v2/chat/flags',
  summary: 'Messages that somebody showed to the managers; every reading is kept',
  allow: 'chat.moderate',
  scope: 'care-home',
  kind: 'read',
  is_always_audited: true,
  input: z.object({}),
  output: z.object({ items: z.array(ChatFlag) }),
});

export const settleFlag = endpoint({
  path: '/api/v2/chat/settle-flag',
  summary: 'Say what was done about a message that was shown',
  allow: 'chat.moderate',
  scope: 'chat_flag',
  kind: 'write',
  input: Write.extend({ chat_flag_id: Id, how: Line.pipe(z.string().min(1, 'Write what was done')) }),
  output: Done,
});

export const getChatHours = endpoint({
  path: '/api/v2/chat/hours',
  summary: 'When messages are answered, and by whom',
  allow: 'chat.use',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: ChatHours,
});

export const saveChatHours = endpoint({
  path: '/api/v2/chat/save-hours',
  summary: 'Say when messages are answered, and by whom',
  allow: 'chat.moderate',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ hours: ChatHours }),
  output: Done,
});
