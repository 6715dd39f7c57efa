import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PaperLook, PrintedFile } from '../print/print.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { ManagedNotice, NoticeChange, NoticeReader, NoticeWords } from './notice.ts';

export const listNotices = endpoint({
  path: '/api/v2/notice/list',
  summary: 'All notices of the home: those that hang, wait, are over or were put away',
  allow: 'notices.edit',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(ManagedNotice), next_cursor: z.null(), total: z.int() }),
});

export const getNotice = endpoint({
  path: '/api/v2/notice/get',
  summary: 'One notice with its history',
  allow: 'notices.edit',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ notice_id: Id }),
  output: ManagedNotice.extend({ history: z.array(NoticeChange) }),
});

/** Hangs a notice, now or later, or changes it. When somebody changed it meanwhile: 409 with it as it stands. */
export const saveNotice = endpoint({
  path: '/api/v2/notice/save',
  summary: 'Write or change a notice, to be shown now or from a day on',
  allow: 'notices.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** Null for a new one. */
    notice_id: Id.nullable(),
    base_version: z.int().min(0),
    /** Whoever has read it is asked once more. */
    asks_again: z.boolean(),
    ...NoticeWords.shape,
  }),
  output: ManagedNotice,
});

export const archiveNotice = endpoint({
  path: '/api/v2/notice/archive',
  summary: 'Take a notice off the board, or bring it back',
  allow: 'notices.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ notice_id: Id, is_archived: z.boolean() }),
  output: ManagedNotice,
});

export const markNoticeRead = endpoint({
  path: '/api/v2/notice/mark-read',
  summary: 'Say that you have read a notice that asks for it',
  allow: 'notices.view',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ notice_id: Id }),
  output: Done,
});

export const getNoticeReaders = endpoint({
  path: '/api/v2/notice/read-report',
  summary: 'Who has read a notice that asks for it, when, and who has not',
  allow: 'notices.read_marks',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ notice_id: Id }),
  output: z.object({
    items: z.array(NoticeReader),
    /** When those who had not read it were last reminded. */
    reminded_at: z.iso.datetime().nullable(),
  }),
});

export const remindOfNotice = endpoint({
  path: '/api/v2/notice/remind',
  summary: 'Remind those who have not read a notice that asks for it',
  allow: 'notices.read_marks',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ notice_id: Id }),
  output: z.object({ people: z.int() }),
});

/** Whom a printed board is for. */
export const PrintedBoard = z.enum(['staff', 'families', 'lounge']);
export type PrintedBoard = z.infer<typeof PrintedBoard>;

export const printNotices = endpoint({
  path: '/api/v2/notice/print',
  summary: 'One notice, or all that hang for somebody, as a PDF',
  allow: 'notices.edit',
  scope: 'care-home',
  kind: 'read',
  input: PaperLook.extend({
    /** Null: the whole board. */
    notice_id: Id.nullable(),
    board: PrintedBoard,
  }),
  output: PrintedFile,
});
