import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { EVENT_LIMITS } from '@heartsease/domain/events/event.ts';
import type { EventChange } from '@heartsease/domain/events/event.ts';
import { deletedSince } from '@heartsease/domain/events/event-rules.ts';
import {
  answerEvent,
  answerSeries,
  cancelEvent,
  deleteEvent,
  eventHistory,
  findEventClashes,
  getEvent,
  getEventFile,
  getEventSettings,
  listDeletedEvents,
  listEventGuests,
  listEvents,
  reopenEvent,
  restoreEvent,
  saveEvent,
  saveEventSettings,
  whoWouldLoveEvent,
} from '@heartsease/domain/events/events.endpoints.ts';
import { addDays, calendarDay, daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { answerTo, answerToAll } from './answer-event.ts';
import { eventsMeant } from './change-series.ts';
import { clashesOfEvent } from './event-clashes.ts';
import { calendarEntry } from './calendar-entry.ts';
import { calendarFile } from '@heartsease/domain/events/icalendar.ts';
import { eventLines, linesBetween } from './event-lines.ts';
import { cancelledWith, eventNow, goneWith, isSeen, lookingAt, mayChange, seenEvent, seriesSeen } from './event-now.ts';
import { eventRows, historyOf, isEditingNarrowed } from './events.queries.ts';
import type { EventRow } from './events.queries.ts';
import { membersOf, relativesToInvite } from './guests.queries.ts';
import { keepEventSettings, setCancelled, setDeleted } from './keep-event.queries.ts';
import { changeEvent, heldEvent, holdToChange, makeEvent } from './save-event.ts';
import { invitedNow, takeInvitationsBack, tellOfChange } from './tell-of-change.ts';
import { wouldLove } from './would-love.ts';

export function registerEvents(app: App): void {
  route(app, listEvents, async (asked) => {
    const { from, to } = asked.input;
    const days = daysBetween(from, to);
    if (days < 0) throw refused({ to: ['The last day is before the first'] });
    if (days >= EVENT_LIMITS.days_listed) throw refused({ to: [`Ask for ${EVENT_LIMITS.days_listed} days or fewer`] });
    const items = await linesBetween(asked, { from, to });
    return { items, next_cursor: null, total: items.length };
  });

  route(app, getEvent, async (asked) => await eventNow(asked, asked.input.event_id));

  route(app, saveEvent, async (asked) => {
    const { event_id } = asked.input;
    if (event_id === null) return await eventNow(asked, await makeEvent(asked, app.config, asked.input));
    const id = await changeEvent(asked, app.config, asked.input, event_id);
    if (!(await isSeen(asked, id))) throw refused({ audience: ['You would not see it any more yourself'] });
    return await eventNow(asked, id);
  });

  route(app, cancelEvent, async (asked) => {
    const { db, session, now, input } = asked;
    const { row, looking } = await holdToChange(asked, input);
    if (row.cancelled_at !== null) throw refused({ form: ['This is cancelled already'] });
    const meant = await eventsMeant(asked, input.which, row, looking);
    const before = await invitedNow(asked, idsOf(meant));
    for (const one of meant)
      await setCancelled(db, session.careHome, one, input.reason, { by: session.account_id, now });
    await takeInvitationsBack(asked, idsOf(meant), before);
    await tellOfChange(asked, app.config, idsOf(meant));
    return await eventNow(asked, row.id);
  });

  route(app, reopenEvent, async (asked) => {
    const { db, session, now, input } = asked;
    const { row, looking } = await holdToChange(asked, input);
    if (row.cancelled_at !== null) {
      const series = input.with_others ? await seriesSeen(asked, looking, row) : [];
      const meant = [row, ...cancelledWith(row, series, now)];
      for (const one of meant) await setCancelled(db, session.careHome, one, null, { by: session.account_id, now });
      await tellOfChange(asked, app.config, idsOf(meant));
    }
    return await eventNow(asked, row.id);
  });

  route(app, deleteEvent, async (asked) => {
    const { db, session, now, input } = asked;
    const { row, looking } = await holdToChange(asked, input);
    const meant = await eventsMeant(asked, input.which, row, looking);
    const before = await invitedNow(asked, idsOf(meant));
    for (const one of meant) await setDeleted(db, session.careHome, one, true, { by: session.account_id, now });
    await takeInvitationsBack(asked, idsOf(meant), before);
    await tellOfChange(asked, app.config, idsOf(takingPlace(meant)));
    const restore_until = addDays(looking.today, EVENT_LIMITS.days_to_restore);
    return { id: row.id, restore_until, events: meant.length };
  });

  route(app, restoreEvent, async (asked) => {
    const { db, session, now, input } = asked;
    const { careHome } = session;
    const { row, looking } = await heldEvent(asked, input.event_id, { isDeleted: true });
    if (restoreUntil(row, careHome.timezone) < looking.today) throw notFound();
    const series = input.with_others ? await seriesSeen(asked, looking, row) : [];
    const meant = [row, ...goneWith(row, series, 'deleted_at')];
    for (const one of meant) await setDeleted(db, careHome, one, false, { by: session.account_id, now });
    await tellOfChange(asked, app.config, idsOf(takingPlace(meant)));
    return await eventNow(asked, row.id);
  });

  route(app, listDeletedEvents, async (asked) => {
    const { db, session, now } = asked;
    const { timezone } = session.careHome;
    const rows = await eventRows(db, session.careHome, { deleted_since: deletedSince(now) });
    const today = calendarDay(now, timezone);
    const lines = await eventLines(asked, rows);
    const looking = await lookingAt(asked);
    const items: OutputOf<typeof listDeletedEvents>['items'] = [];
    const told = new Set<string>();
    for (const { row, line } of lines.toSorted((one, other) => deletedAt(other.row) - deletedAt(one.row))) {
      const restore_until = restoreUntil(row, timezone);
      if (row.deleted_at === null || restore_until < today || !(await mayChange(asked, row, looking))) continue;
      if (told.has(row.id)) continue;
      const others =
        row.series_id === null
          ? []
          : goneWith(
              row,
              lines.map((one) => one.row).filter(({ series_id }) => series_id === row.series_id),
              'deleted_at',
            );
      for (const { id } of others) told.add(id);
      const { deleted_by } = row;
      items.push({
        ...line,
        deleted_at: row.deleted_at.toISOString(),
        deleted_by,
        restore_until,
        others: others.length,
      });
    }
    return { items };
  });

  route(app, answerEvent, async (asked) => {
    await answerTo(asked, asked.input);
    return await eventNow(asked, asked.input.event_id);
  });

  route(app, answerSeries, async (asked) => {
    const counts = await answerToAll(asked, asked.input);
    return { event: await eventNow(asked, asked.input.event_id), ...counts };
  });

  route(app, eventHistory, async (asked) => {
    const { row, looking } = await seenEvent(asked, asked.input.event_id);
    const items = await historyOf(asked.db, asked.session.careHome, row.id);
    return { items: looking.viewer.kind === 'relative' ? items.map(withoutWords) : items };
  });

  route(app, getEventFile, async (asked) => {
    const { careHome, row: home } = asked.session;
    const { row } = await seenEvent(asked, asked.input.event_id);
    const about = { name: home.home_name, timezone: careHome.timezone };
    // The name is not the title: a file lies in a folder that others look into.
    return { file_name: `${row.words.first_day}.ics`, text: calendarFile([calendarEntry(row, app.config)], about) };
  });

  route(app, findEventClashes, async (asked) => await clashesOfEvent(asked, asked.input));

  route(app, whoWouldLoveEvent, async (asked) => ({ items: await wouldLove(asked, asked.input) }));

  route(app, listEventGuests, async (asked) => {
    const { db, session } = asked;
    const { seesResidents, today } = await lookingAt(asked);
    return {
      members: await membersOf(db, session.careHome, today),
      relatives: seesResidents ? await relativesToInvite(db, session.careHome) : [],
    };
  });

  route(app, getEventSettings, async ({ db, session }) => ({
    is_editing_narrowed: await isEditingNarrowed(db, session.careHome),
  }));

  route(app, saveEventSettings, async ({ db, session, now, input: { is_editing_narrowed } }) => {
    await keepEventSettings(db, session.careHome, { is_editing_narrowed }, { by: session.account_id, now });
    return { is_editing_narrowed };
  });
}

/** Relatives read that it was changed, and not what it said before they were to see it. */
function withoutWords(change: EventChange): EventChange {
  return { ...change, changes: change.changes.map(({ field }) => ({ field, before: null, after: null })) };
}

/** Whoever hears of a cancelled one has heard of it. */
function takingPlace(rows: readonly EventRow[]): EventRow[] {
  return rows.filter(({ cancelled_at }) => cancelled_at === null);
}

function idsOf(rows: readonly EventRow[]): string[] {
  return rows.map(({ id }) => id);
}

/** The last day on which a deleted event can be brought back. */
function restoreUntil({ deleted_at }: EventRow, timezone: string): string {
  return deleted_at === null ? '' : addDays(calendarDay(deleted_at, timezone), EVENT_LIMITS.days_to_restore);
}

function deletedAt({ deleted_at }: EventRow): number {
  return deleted_at?.getTime() ?? 0;
}
