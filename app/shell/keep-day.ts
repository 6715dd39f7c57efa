import { may } from '@heartsease/domain/access/permissions.ts';
import { listActivities } from '@heartsease/domain/activities/activities.endpoints.ts';
import { getCompany, getMeadow, getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { listToDo } from '@heartsease/domain/observations/observations.endpoints.ts';
import { listPlannedSessions } from '@heartsease/domain/planner/planner.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays, calendarDay, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { connection } from '../api/connection.ts';
import { keptAnswers } from '../api/device-answers.ts';
import { askOrRecall } from '../api/recall.ts';
import { session } from '../session/session.ts';

/** Younger than this, what the device has will do. */
const FRESH_MS = 15 * 60_000;

interface Wanted {
  endpoint: Endpoint;
  input: object;
}

/**
 * Fetches what staff need for a day without a connection, one after the other. What fails tells nobody and keeps nothing
 * back that comes after it; without a connection there is nothing to fetch from.
 */
export async function keepDay(signal: AbortSignal): Promise<void> {
  const current = session.now();
  const keeper = await keptAnswers.keeper();
  if (current.state !== 'in' || current.profile === null || keeper === null) return;
  const { profile } = current;
  const monday = mondayOf(calendarDay(new Date(), profile.carehome.timezone));
  const week = (first: string) => ({ from: first, to: addDays(first, 6) });
  const wanted: Wanted[] = [
    { endpoint: getToday, input: {} },
    { endpoint: listResidents, input: {} },
    { endpoint: listPlannedSessions, input: week(monday) },
    { endpoint: listPlannedSessions, input: week(addDays(monday, 7)) },
    { endpoint: listActivities, input: {} },
    { endpoint: getCompany, input: {} },
    { endpoint: getMeadow, input: {} },
    { endpoint: listToDo, input: {} },
  ];
  for (const { endpoint, input } of wanted) {
    const { path, allow } = endpoint;
    if (signal.aborted || connection.now() === 'lost') return;
    if (allow === 'anyone' || allow === 'signed-in' || !may(profile, allow)) continue;
    const kept = await keeper.find({ path, input });
    if (kept !== null && Date.now() - kept.kept_at < FRESH_MS) continue;
    await askOrRecall(endpoint, input, { signal, onError: () => undefined }).catch(() => undefined);
  }
}
