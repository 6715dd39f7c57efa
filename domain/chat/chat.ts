import { z } from 'zod';
import { PhotoSharing } from '../photos/photo.ts';
import { StaffFace } from '../reports/report.ts';
import { ResidentFace } from '../residents/resident.ts';
import { ClockTime, Id, Line, words } from '../text.ts';
import { THREAD_KINDS } from './who-is-in.ts';

export const ThreadKind = z.enum(THREAD_KINDS);

export const MOST_CHARACTERS = 4_000;
/** Empty only beside photos. */
export const MessageText = words(MOST_CHARACTERS);
export const NO_WORDS = 'Write a message';

/** So many photos go with one message. */
export const PHOTOS_A_MESSAGE = 4;
/** Of one person in one conversation or another, on one day. */
export const CHAT_PHOTOS_A_DAY = 100;

/** So long its author may put a message right. */
export const EDIT_MINUTES = 15;
const EDIT_MS = EDIT_MINUTES * 60_000;

export function mayStillEdit(message: { sent_at: string; deleted_at: string | null }, now: Date): boolean {
  return message.deleted_at === null && now.getTime() - Date.parse(message.sent_at) < EDIT_MS;
}

/** Somebody in a thread, as the others see them. */
export const ChatPerson = StaffFace.extend({
  /** What they are here: "manager", or a relative’s own word for it, as in "daughter". */
  role: z.enum(['manager', 'coordinator', 'carer', 'relative', 'organiser', 'member']),
  relationship: z.string().nullable(),
});
export type ChatPerson = z.infer<typeof ChatPerson>;

/** What a thread is about: enough to name it. */
export const ChatThread = z.object({
  id: Id,
  kind: ThreadKind,
  /** Of a circle. */
  resident: ResidentFace.nullable(),
  /** Of `direct` the other one; of `managers` the relative. */
  person: StaffFace.nullable(),
  /** False while the circle rests, because the yes to it was taken back or has run out. */
  may_write: z.boolean(),
});
export type ChatThread = z.infer<typeof ChatThread>;

export const ChatThreadLine = ChatThread.extend({
  unread: z.number().int(),
  last: z
    .object({
      at: z.string(),
      author_id: Id,
      author: z.string(),
      text: z.string(),
      photo_count: z.number().int(),
      is_deleted: z.boolean(),
    })
    .nullable(),
});
export type ChatThreadLine = z.infer<typeof ChatThreadLine>;

/** A photo in a message, as whoever reads it sees it. What they may not see is not among them. */
export const ChatPhoto = z.object({
  /** Its place in this message, and nowhere else. */
  id: Id,
  /** Addresses live for minutes. Null, to staff alone: somebody in it said no to photos. */
  thumb: z.string().nullable(),
  screen: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
  /** Whoever is in it that the reader may know by name. */
  people: z.array(z.object({ resident_id: Id, known_as: z.string() })),
  others: z.number().int(),
  /** To staff, of a photo of the home: what families in the conversation see depends on it. */
  album: z.object({ photo_id: Id, is_tagging_complete: z.boolean(), sharing: PhotoSharing }).nullable(),
  /** The family’s own, and staff may put it into the home’s photos. */
  may_keep: z.boolean(),
  /** Staff have put it there. */
  is_kept: z.boolean(),
});
export type ChatPhoto = z.infer<typeof ChatPhoto>;

export const ChatMessage = z.object({
  id: Id,
  /** Its place in the thread, from 1 on. */
  position: z.number().int(),
  /** As its author’s device named it, so that what waits there and what arrived are known to be one. */
  write_id: Id,
  author_id: Id,
  text: z.string(),
  sent_at: z.string(),
  edited_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
  reply_to: z
    .object({
      id: Id,
      position: z.number().int(),
      author_id: Id,
      text: z.string(),
      photo_count: z.number().int(),
      is_deleted: z.boolean(),
    })
    .nullable(),
  /** Shown to the resident whom the circle is about. */
  shown: z.object({ at: z.string(), by: z.string() }).nullable(),
  /** With how many it was sent; `photos` are those that the reader may see. */
  photo_count: z.number().int(),
  photos: z.array(ChatPhoto),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** How far somebody has a thread. */
export const ChatMark = z.object({ person_id: Id, delivered: z.number().int(), read: z.number().int() });
export type ChatMark = z.infer<typeof ChatMark>;

/** Who has a message since when. */
export const Receipt = z.object({
  person: StaffFace,
  delivered_at: z.string().nullable(),
  read_at: z.string().nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

export const ChatHours = z
  .object({
    /** When messages are answered; both or neither. */
    answers_from: ClockTime.nullable(),
    answers_until: ClockTime.nullable(),
    /** 1 Monday to 7 Sunday. */
    days: z
      .array(z.int().min(1).max(7))
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'Name each day once'),
    /** Who answers when, in the home’s own words. */
    who: Line,
  })
  .refine((hours) => (hours.answers_from === null) === (hours.answers_until === null), {
    path: ['answers_until'],
    message: 'Say from when until when',
  })
  .refine((hours) => hours.answers_from === null || hours.answers_from < (hours.answers_until ?? ''), {
    path: ['answers_until'],
    message: 'Choose a time after the beginning',
  });
export type ChatHours = z.infer<typeof ChatHours>;

/** What stands where a home has said nothing. */
export const NO_HOURS: ChatHours = { answers_from: null, answers_until: null, days: [1, 2, 3, 4, 5, 6, 7], who: '' };

export const ChatFlag = z.object({
  id: Id,
  at: z.string(),
  by: StaffFace,
  reason: z.string(),
  /** What it said when it was shown. */
  text: z.string(),
  /** Also once its author took it back: they are what was shown. */
  photos: z.array(ChatPhoto),
  author: StaffFace,
  sent_at: z.string(),
  thread: ChatThread,
  /** May whoever reads this open the thread? */
  may_open: z.boolean(),
  settled: z.object({ at: z.string(), by: z.string(), how: z.string() }).nullable(),
});
export type ChatFlag = z.infer<typeof ChatFlag>;
