import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../session/session.ts';
import { keepFirstRead, keepLine, keepWrite } from './audit.queries.ts';

interface Done {
  db: Db;
  session: Session;
  input: unknown;
  now: Date;
}

interface DoneWrite extends Done {
  /** What only the work knew. */
  audit_detail: Record<string, unknown>;
}

/** One line for each write: who, where, on which device, what, about whom. */
export async function auditWrite(
  endpoint: Endpoint,
  done: DoneWrite,
  client_id: string,
  answer: unknown,
): Promise<void> {
  const subject_id = subjectOf(endpoint, done.input) ?? textAt(answer, 'id');
  const line = { ...lineOf(endpoint, done.session), subject_id, detail: detailOf(endpoint, done) };
  await keepWrite(done.db, line, { client_id, answer });
}

/** The line of a call that is always audited though it is no write. */
export async function auditCall(endpoint: Endpoint, { db, session, input }: Done): Promise<void> {
  const subject_id = endpoint.kind === 'session' ? session.account_id : subjectOf(endpoint, input);
  await keepLine(db, { ...lineOf(endpoint, session), subject_id });
}

/** One line for what was refused to somebody whom nobody knows, about whoever they said that they were. */
export async function auditNobody(
  db: Db,
  endpoint: Endpoint,
  about: { care_home_id: string; subject_id: string },
): Promise<void> {
  await keepLine(db, { ...about, account_id: null, sign_in_id: null, action: endpoint.path });
}

/** One line for what was taken from somebody whose session is over. */
export async function auditFormer(
  db: Db,
  endpoint: Endpoint,
  who: { care_home_id: string; account_id: string; sign_in_id: string },
): Promise<void> {
  await keepLine(db, { ...who, action: endpoint.path, subject_id: null });
}

/**
 * The first time on a day that somebody opens a resident's file is a line of its own (DSCR S30): by whichever
 * call, also by a list that is narrowed to one person.
 */
export async function auditRead(endpoint: Endpoint, done: Done): Promise<void> {
  const subject_id = textAt(done.input, 'resident_id');
  if (subject_id === null) return;
  const day = calendarDay(done.now, done.session.careHome.timezone);
  await keepFirstRead(done.db, { ...lineOf(endpoint, done.session), subject_id }, day);
}

function lineOf(endpoint: Endpoint, session: Session) {
  const { careHome, account_id, sign_in_id } = session;
  return { care_home_id: careHome.id, account_id, sign_in_id, action: endpoint.path };
}

function subjectOf(endpoint: Endpoint, input: unknown): string | null {
  return textAt(input, `${endpoint.scope}_id`);
}

/** What the contract says is kept of what was asked for, and what the work adds. */
function detailOf(
  { kept_in_audit = [] }: Endpoint,
  { input, audit_detail }: Pick<DoneWrite, 'input' | 'audit_detail'>,
): Record<string, unknown> | null {
  const asked = Object.entries(input ?? {}).filter(([field]) => kept_in_audit.includes(field));
  const kept = [...asked, ...Object.entries(audit_detail)];
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

function textAt(record: unknown, key: string): string | null {
  if (typeof record !== 'object' || record === null) return null;
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : null;
}
