import type { z } from 'zod';
import type { endStay, setState } from '@heartsease/domain/residents/profile.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { holdResident, updateResident } from './profile.queries.ts';
import type { HeldResident } from './profile.queries.ts';
import { differencesOf, lastEndOfStay, noteResidentChange } from './resident-changes.queries.ts';
import type { EndedStay } from './resident-changes.queries.ts';
import { joinSessions, leaveSessions } from './stays.queries.ts';

interface Asked<Input> {
  db: Db;
  session: Session;
  input: Input;
  now: Date;
}

/** Says whether somebody is here, here for a short stay, or away, since today. */
export async function changeState({ db, session, input, now }: Asked<z.output<typeof setState.input>>): Promise<void> {
  const row = await holdResident(db, session.careHome, input.resident_id);
  if (endOf(row) !== null) throw refused({ status: ['Take back the end of the stay first'] });
  const { status, note: status_note } = input;
  if (status === row.status && status_note === row.status_note) return;
  const status_since = status === row.status ? row.status_since : today(session, now);
  await put(db, session, row, { kind: 'state', now, changed: { status, status_note, status_since } });
}

/**
 * Somebody died or moved away. From this transaction on no birthday, suggestion, list or session has them;
 * what they lived through stays. A second time it corrects the day or the kind.
 */
export async function end({ db, session, input, now }: Asked<z.output<typeof endStay.input>>): Promise<void> {
  const { careHome } = session;
  const row = await holdResident(db, careHome, input.resident_id);
  const { status, on: ended_on, note: status_note } = input;
  if (ended_on > today(session, now)) throw refused({ on: ['Enter today or a day before'] });
  if (ended_on < row.moved_in_on) throw refused({ on: ['This is before the day they moved in'] });
  const before = endOf(row);
  const undoes: EndedStay | null =
    before === null
      ? {
          status: row.status === 'died' || row.status === 'moved_on' ? 'active' : row.status,
          status_note: row.status_note,
          planned_session_ids: await leaveSessions(db, careHome, row.id, now),
        }
      : await lastEndOfStay(db, careHome, row.id);
  const changed = { status, status_note, ended_on, status_since: ended_on };
  await put(db, session, row, { kind: 'stay_ended', now, changed, ...(undoes && { undoes }) });
}

/** It was a mistake: everything is as it was, and the places in sessions to come are theirs again. */
export async function resume({ db, session, input, now }: Asked<{ resident_id: string }>): Promise<void> {
  const { careHome } = session;
  const row = await holdResident(db, careHome, input.resident_id);
  if (endOf(row) === null) return;
  const was = await lastEndOfStay(db, careHome, row.id);
  const changed = {
    status: was?.status ?? ('active' as const),
    status_note: was?.status_note ?? '',
    ended_on: null,
    status_since: today(session, now),
  };
  await joinSessions(db, careHome, row.id, was?.planned_session_ids ?? [], now);
  await put(db, session, row, { kind: 'stay_resumed', now, changed });
}

async function put(
  db: Db,
  session: Session,
  row: HeldResident,
  change: {
    kind: 'state' | 'stay_ended' | 'stay_resumed';
    now: Date;
    changed: Partial<Pick<HeldResident, 'status' | 'status_note' | 'status_since' | 'ended_on'>>;
    undoes?: EndedStay;
  },
): Promise<void> {
  const { kind, now, changed, undoes } = change;
  const { status_since: _since, ...told } = changed;
  await updateResident(db, session.careHome, row, { account_id: session.account_id, now }, changed);
  const changes = differencesOf(row, told);
  await noteResidentChange(db, session, { resident_id: row.id, kind, changes, now, ...(undoes && { undoes }) });
}

function endOf({ status }: HeldResident): 'died' | 'moved_on' | null {
  return status === 'died' || status === 'moved_on' ? status : null;
}

function today(session: Session, now: Date): string {
  return calendarDay(now, session.careHome.timezone);
}
