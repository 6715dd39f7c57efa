import type { EventWords } from '@heartsease/domain/events/event.ts';
import { changesOfEvent, isTold } from '@heartsease/domain/events/event-rules.ts';
import { changedAlike, onDay, overlapsItself } from '@heartsease/domain/events/event-series.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import type { WhichSessions } from '@heartsease/domain/planner/plan.ts';
import { daysOfRepeat, wrongRepeat } from '@heartsease/domain/planner/repeat.ts';
import type { Repeat } from '@heartsease/domain/planner/repeat.ts';
import { newDays, sessionsMeant } from '@heartsease/domain/planner/series.ts';
import { forbidden, refused } from '../http/errors.ts';
import { sessionMay } from '../session/session.ts';
import { seriesSeen } from './event-now.ts';
import type { Asked, Looking } from './event-now.ts';
import { refuseProblems } from './event-problems.ts';
import { keepSeries, setSeries, shortenSeries } from './event-series.queries.ts';
import { answersTo, countsOf } from './answers.queries.ts';
import { seriesRow } from './events.queries.ts';
import type { EventRow } from './events.queries.ts';
import { keepChange, keepEvents, rewriteEvent, setDeleted } from './keep-event.queries.ts';
import type { NewEvent } from './keep-event.queries.ts';

/** @throws 422 when there are none, too many, too far away, or when one would begin before the one before it ends */
export function daysOf(repeat: Repeat, words: EventWords): string[] {
  const wrong = wrongRepeat(repeat, words.first_day) ?? overlapsItself(words, repeat);
  if (wrong !== null) throw refused({ repeat: [wrong] });
  return daysOfRepeat(repeat, words.first_day);
}

/**
 * The same event on each of these days.
 *
 * @throws 422 when it can't be on one of them, as in a spring night that has no such hour
 */
export function eventsOn(asked: Asked, words: EventWords, days: readonly string[], series_id: string): NewEvent[] {
  return days.map((day) => {
    const there = onDay(words, day);
    refuseProblems(asked, there, day);
    return { words: there, series: { id: series_id, day } };
  });
}

export async function newSeries(
  { db, session, now }: Asked,
  { rule }: Repeat,
  days: readonly string[],
): Promise<string> {
  const [first_day = ''] = days;
  const series = { rule, first_day, last_day: days.at(-1) ?? first_day };
  return await keepSeries(db, session.careHome, series, { by: session.account_id, now });
}

/**
 * Writes an event anew, with its history.
 *
 * @returns its id when those who answered are to be told
 * @throws 422 for what its words say together, and when more are coming than there would be room for
 */
export async function rewrite(asked: Asked, row: EventRow, words: EventWords): Promise<string[]> {
  const { db, session, now } = asked;
  const { careHome, account_id: by } = session;
  const changes = changesOfEvent(row.words, words);
  if (changes.length === 0) return [];
  refuseProblems(asked, words, words.first_day);
  const { going } = countsOf(await answersTo(db, careHome, [row.id]));
  if (words.places !== null && words.places < going) throw refused({ places: [`${going} are coming already`] });
  await rewriteEvent(db, careHome, row, words, { by, now });
  await keepChange(db, careHome, { event_id: row.id, kind: 'changed', changes }, { by, now });
  return changes.some(isTold) ? [row.id] : [];
}

/** The events of a series that somebody means, in the order of their days; the one that it was said of is among them. */
export async function eventsMeant(
  asked: Asked,
  which: WhichSessions,
  row: EventRow,
  looking: Looking,
): Promise<EventRow[]> {
  if (which === 'this' || row.series_id === null) return [row];
  const series = (await seriesSeen(asked, looking, row)).map(ofSeries);
  return sessionsMeant(which, ofSeries(row), series, asked.now).map((one) => one.row);
}

/** As the rules of series look at it: what was deleted is as little to come as what was cancelled. */
function ofSeries(row: EventRow) {
  const { id, series_day, starts_at } = row;
  return {
    id,
    series_day,
    starts_at,
    is_cancelled: row.cancelled_at !== null || row.deleted_at !== null,
    is_logged: false,
    row,
  };
}

/** What became of some events. */
export interface ChangedEvents {
  /** The event to go on with. */
  id: string;
  /** Those whose people are to be told. */
  told: string[];
  /** Those that came into the calendar. */
  added: string[];
}

/**
 * Each of these events stays on its day; where the days of the series change, some go and others come. Those that go
 * can be brought back as events of their own.
 */
export async function changeSeries(
  asked: Asked,
  { which, repeat }: { which: 'following' | 'all'; repeat: Repeat | null },
  row: EventRow & { series_id: string },
  { looking, after }: { looking: Looking; after: EventWords },
): Promise<ChangedEvents> {
  const { db, session, now } = asked;
  const { careHome, account_id: by } = session;
  const series = (await seriesSeen(asked, looking, row)).map(ofSeries);
  const meant = sessionsMeant(which, ofSeries(row), series, now);
  const first = meant[0]?.series_day ?? row.series_day;
  const standing = await seriesRow(db, careHome, row.series_id);
  const isSameRepeat =
    repeat !== null &&
    isSame(repeat.rule, standing.rule) &&
    isSame(repeat.end, { kind: 'until', day: standing.last_day });
  const days = repeat === null ? [row.series_day] : isSameRepeat ? null : daysOf(repeat, onDay(after, first));
  const onward = series.filter(({ series_day }) => series_day >= first);
  const change = days === null ? null : newDays(days, meant, onward);
  // Whoever may change an event and add none makes no others of it.
  if (change !== null && change.added.length > 0 && !sessionMay(session, 'events.add')) throw forbidden();
  const removed = new Set(change?.removed);

  const told: string[] = [];
  for (const one of meant) {
    if (removed.has(one.id)) continue;
    const words = one.id === row.id ? after : changedAlike(one.row.words, { before: row.words, after });
    told.push(...(await rewrite(asked, one.row, words)));
  }
  if (change === null) return { id: row.id, told, added: [] };

  const going = meant.filter(({ id }) => removed.has(id));
  for (const one of going) await setDeleted(db, careHome, one.row, true, { by, now });
  await setSeries(db, careHome, going, null);
  told.push(...removed);
  if (repeat === null) {
    await setSeries(db, careHome, [row], null);
    await shortenSeries(db, careHome, row.series_id);
    return { id: row.id, told, added: [] };
  }
  const id = await newSeries(asked, repeat, days ?? []);
  const stay = onward.filter((one) => !removed.has(one.id));
  await setSeries(db, careHome, stay, id);
  const added = await keepEvents(db, careHome, eventsOn(asked, after, change.added, id), { by, now });
  await shortenSeries(db, careHome, row.series_id);
  const goOn = removed.has(row.id) ? (change.kept[0] ?? added[0]) : row.id;
  if (goOn === undefined) throw refused({ repeat: ['There is no such day before it ends'] });
  return { id: goOn, told, added };
}
