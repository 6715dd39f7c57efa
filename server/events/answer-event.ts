import { isAnsweringOpen } from '@heartsease/domain/events/event-rules.ts';
import { mayResidentCome, residentsToAnswerFor } from '@heartsease/domain/events/who-sees-event.ts';
import type { SeenEvent } from '@heartsease/domain/events/who-sees-event.ts';
import type { answerEvent } from '@heartsease/domain/events/events.endpoints.ts';
import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import { notFound, refused } from '../http/errors.ts';
import { eventsMeant } from './change-series.ts';
import { seenEvent } from './event-now.ts';
import type { Asked, Looking } from './event-now.ts';
import { answersTo, countsOf } from './answers.queries.ts';
import { holdEvent, holdWithSeries } from './events.queries.ts';
import { livingAmong } from './guests.queries.ts';
import { keepAnswer } from './keep-event.queries.ts';

type Answer = Omit<ParsedInputOf<typeof answerEvent>, 'client_id' | 'care_home_id'>;

/**
 * Keeps what somebody says to an event. The event is held while the places are counted, so that of fifty who answer at
 * once exactly as many come as there is room for.
 *
 * @throws 404 for whom they don't speak, 422 when no answer is taken any more or there is no room
 */
export async function answerTo(asked: Asked, input: Answer): Promise<void> {
  await holdEvent(asked.db, asked.session.careHome, input.event_id);
  const problem = await keptOrNot(asked, input);
  if (problem === null) return;
  throw problem.why === 'not_theirs' ? notFound() : refused(problem.errors);
}

/** Keeps it for all events of a series that are still to come; where there is no room, it is left as it was. */
export async function answerToAll(asked: Asked, input: Answer): Promise<{ answered: number; full: number }> {
  await holdWithSeries(asked.db, asked.session.careHome, input.event_id);
  await answerTo(asked, input);
  const { row, looking } = await seenEvent(asked, input.event_id);
  const others = (await eventsMeant(asked, 'all', row, looking)).filter(({ id }) => id !== row.id);
  const counts = { answered: 1, full: 0 };
  for (const { id } of others) {
    const problem = await keptOrNot(asked, { ...input, event_id: id });
    if (problem === null) counts.answered += 1;
    else if (problem.why === 'full') counts.full += 1;
  }
  return counts;
}

/** Why an answer is not taken, at its field; nothing is said of whom they don't speak for. */
interface Problem {
  why: 'closed' | 'full' | 'not_theirs';
  errors: Record<string, string[]>;
}

/** Keeps an answer to an event that is held, or says why not. */
async function keptOrNot(asked: Asked, input: Answer): Promise<Problem | null> {
  const { db, session, now } = asked;
  const { careHome, account_id } = session;
  const { event_id, resident_id, answer, note } = input;
  const { row, seen, looking } = await seenEvent(asked, event_id);
  if (resident_id !== null && !(await mayAnswerFor(asked, looking, seen, resident_id))) {
    return { why: 'not_theirs', errors: {} };
  }
  const at = { now, today: looking.today, is_staff: looking.viewer.kind === 'staff' };
  const { answer_by } = row.words;
  const is_cancelled = row.cancelled_at !== null;
  if (!isAnsweringOpen({ answer_by, ends_at: row.ends_at.toISOString(), is_cancelled }, at)) {
    return { why: 'closed', errors: { answer: [closedBecause(is_cancelled, row.ends_at <= now)] } };
  }
  const guests = answer === 'no' ? 0 : input.guests;
  if (answer === 'yes' && row.words.places !== null) {
    const others = (await answersTo(db, careHome, [event_id])).filter((one) =>
      resident_id === null ? one.account_id !== account_id : one.resident_id !== resident_id,
    );
    const errors = tooMany({ room: row.words.places - countsOf(others).going, guests });
    if (errors !== null) return { why: 'full', errors };
  }
  const whose = resident_id === null ? { resident_id, account_id } : { resident_id, account_id: null };
  await keepAnswer(db, careHome, { ...whose, event_id, answer, guests, note }, { by: account_id, now });
  return null;
}

function tooMany({ room, guests }: { room: number; guests: number }): Problem['errors'] | null {
  if (room <= 0) return { answer: ['All places are taken'] };
  if (room >= 1 + guests) return null;
  return { guests: [room === 1 ? 'There is one place left' : `There are ${room} places left`] };
}

function closedBecause(isCancelled: boolean, isOver: boolean): string {
  if (isCancelled) return 'This was cancelled';
  return isOver ? 'This is over' : 'The day to answer has passed. Ask whoever made it, there may still be room.';
}

/** A relative speaks for their person, staff for whoever lives here and may come. */
async function mayAnswerFor({ db, session }: Asked, looking: Looking, seen: SeenEvent, id: string): Promise<boolean> {
  const { viewer, seesResidents } = looking;
  if (viewer.kind === 'relative') return residentsToAnswerFor(viewer.links, seen).includes(id);
  if (!seesResidents || !mayResidentCome(seen)) return false;
  return (await livingAmong(db, session.careHome, [id])).length === 1;
}
