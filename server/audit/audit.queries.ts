import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/database.ts';

export interface AuditLine {
  care_home_id: string;
  account_id: string;
  sign_in_id: string;
  action: string;
  subject_id: string | null;
}

/** The line of a write, and its answer kept for whoever sends it again; one round trip. */
export async function keepWrite(
  db: Db,
  line: AuditLine & { detail: Record<string, unknown> | null },
  write: { client_id: string; answer: unknown },
): Promise<void> {
  const detail = line.detail && JSON.stringify(line.detail);
  await sql`with line as (
      insert into audit_events (id, care_home_id, account_id, sign_in_id, action, subject_id, detail)
      values (${uuidv7()}, ${line.care_home_id}, ${line.account_id}, ${line.sign_in_id}, ${line.action}, ${line.subject_id},
              ${detail}::jsonb)
    )
    update writes set answer = ${JSON.stringify(write.answer)}
     where account_id = ${line.account_id} and client_id = ${write.client_id}`.execute(db);
}

/** A line by itself; without an account, nobody knows who it was. */
export async function keepLine(
  db: Db,
  line: Omit<AuditLine, 'account_id' | 'sign_in_id'> & Record<'account_id' | 'sign_in_id', string | null>,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ id: uuidv7(), ...line })
    .execute();
}

/** The line of a read of somebody's file: the first by this person on this day. */
export async function keepFirstRead(db: Db, line: AuditLine & { subject_id: string }, day: string): Promise<void> {
  await sql`with first as (
      insert into file_reads (care_home_id, resident_id, account_id, day)
      select care_home_id, id, ${line.account_id}::uuid, ${day}::date
        from residents where care_home_id = ${line.care_home_id} and id = ${line.subject_id}
      on conflict do nothing returning resident_id
    )
    insert into audit_events (id, care_home_id, account_id, sign_in_id, action, subject_id)
    select ${uuidv7()}::uuid, ${line.care_home_id}::uuid, ${line.account_id}::uuid, ${line.sign_in_id}::uuid, ${line.action}, resident_id
      from first`.execute(db);
}
