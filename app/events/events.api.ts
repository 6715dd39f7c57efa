import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint, InputOf } from '@heartsease/domain/endpoint.ts';
import { z } from 'zod';
import { AnswerWord } from '@heartsease/domain/events/event.ts';
import type { AnswerFor } from '@heartsease/domain/events/event.ts';
import { listCalendarFeeds } from '@heartsease/domain/events/calendar-feeds.endpoints.ts';
import {
  answerEvent,
  eventHistory,
  findEventClashes,
  getEvent,
  getEventSettings,
  listDeletedEvents,
  listEventGuests,
  listEvents,
  whoWouldLoveEvent,
} from '@heartsease/domain/events/events.endpoints.ts';
import { findPlanClashes, suggestWeek } from '@heartsease/domain/planner/planner.endpoints.ts';
import { riskOfEvent } from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { read } from '../api/read.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { useQueuedWrite } from '../api/use-queued-write.ts';
import { useToldWrite } from '../api/use-told-write.ts';
import { useMay } from '../session/use-may.ts';

/** The events from one day to another, both included, that one may see. */
export function useEvents(from: string, to: string, { isBackground = false } = {}) {
  return useQuery(read(listEvents, { from, to }, { isBackground }));
}

export function useEvent(event_id: string) {
  return useQuery(read(getEvent, { event_id }));
}

export function useEventHistory(event_id: string) {
  return useQuery(read(eventHistory, { event_id }));
}

export function useDeletedEvents() {
  return useQuery(read(listDeletedEvents, {}));
}

/** Whom one can invite; the form is whole without it. */
export function useEventGuests() {
  return useQuery(read(listEventGuests, {}, { isBackground: true }));
}

export function useEventSettings() {
  return useQuery(read(getEventSettings, {}, { isBackground: true }));
}

export function useCalendarFeeds() {
  return useQuery(read(listCalendarFeeds, {}, { isBackground: true }));
}

/** What else is at the same time; asked only of what can be saved, by whoever may add. */
export function useEventClashes(input: InputOf<typeof findEventClashes>, mayAsk: boolean) {
  const isWhole = mayAsk && findEventClashes.input.safeParse(input).success;
  return useQuery({ ...read(findEventClashes, input, { isBackground: true }), enabled: isWhole });
}

/** Who would love an event that is being made; asked once it has a name, of whoever may see residents. */
export function useWouldLove(input: InputOf<typeof whoWouldLoveEvent>) {
  const mayAsk = useMay('events.suggest');
  const isWhole = whoWouldLoveEvent.input.safeParse(input).success;
  return useQuery({
    ...read(whoWouldLoveEvent, input, { isBackground: true }),
    enabled: mayAsk && isWhole,
    placeholderData: keepPreviousData,
  });
}

const SHOWN_IN = [
  listEvents,
  getEvent,
  eventHistory,
  listDeletedEvents,
  findEventClashes,
  getEventSettings,
  listCalendarFeeds,
  // A room or a leader that an event takes is taken for a session too.
  findPlanClashes,
  suggestWeek,
  // Who comes is who is looked at.
  riskOfEvent,
];

const OF_ONE_EVENT: ReadonlySet<Endpoint> = new Set([getEvent, eventHistory, riskOfEvent]);

/**
 * Wherever events are shown, asked for anew. Where the event that is open is gone, its screen is about to close, and
 * asks for it no more.
 */
export async function refreshEvents(client: QueryClient, { isGone = false } = {}): Promise<void> {
  const asked = SHOWN_IN.filter((endpoint) => !isGone || !OF_ONE_EVENT.has(endpoint));
  await Promise.all(asked.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}

export function useRefreshEvents(): (after?: { isGone?: boolean }) => Promise<void> {
  const client = useQueryClient();
  return async (after) => await refreshEvents(client, after);
}

/** A change of an event that no form judges. `isGone`: done, there is nothing left of it to be asked for. */
export function useEventWrite<E extends Endpoint>(endpoint: E, { isGone = false } = {}) {
  const refresh = useRefreshEvents();
  return useToldWrite(endpoint, (isDone) => refresh({ isGone: isGone && isDone }));
}

/** An answer goes out when it can: it is said once, perhaps at a bedside without a connection. */
export function useAnswerWrite() {
  const refresh = useRefreshEvents();
  return useQueuedWrite(answerEvent, () => refresh());
}

const Queued = z.object({ answer: AnswerWord, guests: z.number(), note: z.string() });

/** The answer that waits on this device, which stands as long as the server does not have it. */
export function useQueuedAnswer(event_id: string, resident_id: string | null): AnswerFor['answer'] {
  const { entries } = useOutbox();
  const last = entries.findLast(
    ({ path, input, state }) =>
      path === answerEvent.path &&
      state === 'waiting' &&
      input['event_id'] === event_id &&
      input['resident_id'] === resident_id,
  );
  const said = Queued.safeParse(last?.input);
  if (last === undefined || !said.success) return null;
  return { ...said.data, answered_at: last.made_at, changed_since: [] };
}
