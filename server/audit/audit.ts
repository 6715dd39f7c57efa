import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../session/session.ts';

interface Done {
  db: Db;
  session: Session;
  input: unknown;
  now: Date;
}

/** One line for each write, and its answer kept for whoever sends it again; one round trip. */
export async function auditWrite(endpoint: Endpoint, done: Done, client_id: string, answer: unknown): Promise<void> {
  const { db, session } = done;
  await sql`with line as (
      insert into audit_events (id, care_home_id, account_id, sign_in_id, action, subject_id)
      values (${uuidv7()}, ${session.careHome.id}, ${session.account_id}, ${session.sign_in_id}, ${endpoint.path},
              ${subjectOf(endpoint, done.input) ?? idIn(answer)})
    )
    update writes set answer = ${JSON.stringify(answer)}
     where account_id = ${session.account_id} and client_id = ${client_id}`.execute(db);
}

/** The first time on a day that somebody opens a resident's file is a line of its own (DSCR S30). */
export async function auditRead(endpoint: Endpoint, done: Done): Promise<void> {
  if (endpoint.scope !== 'resident') return;
  const { db, session, now } = done;
  const resident_id = subjectOf(endpoint, done.input);
  await sql`with first as (
      insert into file_reads (care_home_id, resident_id, account_id, day)
      values (${session.careHome.id}, ${resident_id}, ${session.account_id}, ${calendarDay(now, session.careHome.timezone)})
      on conflict do nothing returning resident_id
    )
    insert into audit_events (id, care_home_id, account_id, sign_in_id, action, subject_id)
    select ${uuidv7()}::uuid, ${session.careHome.id}::uuid, ${session.account_id}::uuid, ${session.sign_in_id}::uuid, ${endpoint.path}, resident_id
      from first`.execute(db);
}

function subjectOf(endpoint: Endpoint, input: unknown): string | null {
  return textAt(input, `${endpoint.scope}_id`);
}

function idIn(answer: unknown): string | null {
  return textAt(answer, 'id');
}

function textAt(record: unknown, key: string): string | null {
  if (typeof record !== 'object' || record === null) return null;
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : null;
}
