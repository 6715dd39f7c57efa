import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Asked } from '../http/route.ts';
import type { sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import { lastReads } from './marks.queries.ts';
import { peopleIn, peopleOfHome } from './people.queries.ts';
import { threadFacts } from './threads.queries.ts';

/**
 * Tells that a message waits, to those of the thread who want it so: by mail once an hour at most, on devices again as soon
 * as the thread was read, and nothing of the message.
 * In a circle to the family alone, in the room of the staff to nobody: they have the app in their hands all day.
 */
export async function tellOfMessage({ app, db, session, now }: Asked<typeof sendMessage>, thread_id: string) {
  const { careHome, account_id } = session;
  const today = calendarDay(now, careHome.timezone);
  const thread = await threadFacts(db, careHome, thread_id, today);
  if (thread === undefined || thread.kind === 'room') return;
  const to = peopleIn(thread, await peopleOfHome(db, careHome, today)).filter(
    (person) => person.account_id !== account_id && (thread.kind !== 'circle' || person.role === 'relative'),
  );
  const readAt = await lastReads(db, careHome, thread_id);
  await tell(db, app.config, homeOf(session), {
    kind: 'message',
    thread: { id: thread_id, readAt },
    to: to.map((person) => person.account_id),
    ...(thread.resident_id !== null && { resident_id: thread.resident_id }),
    now,
  });
}
