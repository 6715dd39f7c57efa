import { isIn, mayWriteIn } from '@heartsease/domain/chat/who-is-in.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { holdMessage } from './messages.queries.ts';
import type { HeldMessage } from './messages.queries.ts';
import { factsOfSession } from './people.queries.ts';
import { threadFacts, threadRows } from './threads.queries.ts';
import type { ThreadRow } from './threads.queries.ts';

interface Reader {
  db: Db;
  session: Session;
  now: Date;
}

/** The threads that whoever asks is in, in no order. */
export async function ownThreads({ db, session, now }: Reader): Promise<ThreadRow[]> {
  const { careHome } = session;
  const [rows, reader] = [
    await threadRows(db, careHome, calendarDay(now, careHome.timezone)),
    await factsOfSession(db, session, now),
  ];
  return rows.filter((row) => isIn(row, reader));
}

/** @throws 404 for a thread that whoever asks is not in, as for one that is not there */
export async function enterThread({ db, session, now }: Reader, id: string): Promise<ThreadRow> {
  const { careHome } = session;
  const thread = await threadFacts(db, careHome, id, calendarDay(now, careHome.timezone));
  if (thread === undefined || !isIn(thread, await factsOfSession(db, session, now))) throw notFound();
  return thread;
}

/** @throws 404, or 422 where the thread rests */
export async function enterToWrite(reader: Reader, id: string): Promise<ThreadRow> {
  const thread = await enterThread(reader, id);
  if (!mayWriteIn(thread)) throw refused({ form: ['Nobody has agreed to this chat any more, so it rests'] });
  return thread;
}

/** A message in a thread of whoever asks, held for the rest of the transaction. @throws 404 */
export async function enterMessage(reader: Reader, id: string): Promise<{ message: HeldMessage; thread: ThreadRow }> {
  const message = await holdMessage(reader.db, reader.session.careHome, id);
  return { message, thread: await enterThread(reader, message.thread_id) };
}
