import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Statement } from './captured-statements.ts';

/** A connection that does a piece of work again and again with plain `pg`. */
export interface BareWorker {
  work: () => Promise<void>;
  end: () => Promise<void>;
}

export async function bareWorker(url: string, work: (client: pg.Client) => Promise<void>): Promise<BareWorker> {
  const client = new pg.Client({ connectionString: url });
  // When the run fails, the database ends with its server; what failed first is to be told, not this.
  client.on('error', () => undefined);
  await client.connect();
  return { work: async () => await work(client), end: async () => await client.end() };
}

/** The captured statements of each call, in one transaction a call. */
export function replayed(calls: Statement[][]) {
  return async (client: pg.Client): Promise<void> => {
    for (const statements of calls) {
      if (statements.length > 1) await client.query('begin');
      for (const { text, values } of statements) await client.query(text, values);
      if (statements.length > 1) await client.query('commit');
    }
  };
}

export interface ReportOwner {
  care_home_id: string;
  author_id: string;
  residentIds: string[];
}

/** What a report can't be kept without: itself, its moments, the line of the audit, and a commit that is on disk. */
export function bareReport({ care_home_id, author_id, residentIds }: ReportOwner) {
  return async (client: pg.Client): Promise<void> => {
    const id = uuidv7();
    await client.query('begin');
    await client.query(
      `insert into reports (id, care_home_id, client_id, title, format, started_at, day, minutes, usual_response, author_id)
       values ($1, $2, $3, 'A song', 'group', now(), current_date, 20, 'enjoyed', $4)`,
      [id, care_home_id, uuidv7(), author_id],
    );
    const rows = residentIds.map((_, index) => {
      const at = 5 + 2 * index;
      return `($${at}, $1, $2, $${at + 1}, current_date, 'social', 'group', 20, 'enjoyed', 'group', $3, $4)`;
    });
    await client.query(
      `insert into moments (id, care_home_id, report_id, resident_id, day, category, format, minutes, response, basis, author_id, answered_at)
       values ${rows.join(', ')}`,
      [care_home_id, id, author_id, new Date(), ...residentIds.flatMap((resident_id) => [uuidv7(), resident_id])],
    );
    await client.query(
      `insert into audit_events (id, care_home_id, account_id, action, subject_id) values ($1, $2, $3, '/bench', $4)`,
      [uuidv7(), care_home_id, author_id, id],
    );
    await client.query('commit');
  };
}

/** What a sign-in can't do without: the account, the check of its password, its homes, and the kept session. */
export function bareSignIn(email: string, password: string) {
  return async (client: pg.Client): Promise<void> => {
    const { rows } = await client.query<{ id: string; password_hash: string }>(
      'select id, password_hash from accounts where email = $1',
      [email],
    );
    const [account] = rows;
    if (!account || !(await verify(account.password_hash, password))) throw new Error('the demo password is known');
    const homes = await client.query<{ id: string }>(
      'select h.id from memberships m join care_homes h on h.id = m.care_home_id where m.account_id = $1',
      [account.id],
    );
    await client.query(
      `insert into sign_ins (id, account_id, care_home_id, token_hash, device, idle_seconds, ends_at)
       values ($1, $2, $3, $4, 'bench', 60, now())`,
      [uuidv7(), account.id, homes.rows[0]?.id, Buffer.from(uuidv7())],
    );
  };
}
