import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { HandedIn, WaitingWrite } from '@heartsease/domain/handed-in/handed-in.ts';
import type { StaffFace } from '@heartsease/domain/reports/report.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { staffFace } from '../residents/faces.ts';
import { careHomeOfLeaver } from '../session/session.ts';
import type { CareHome } from '../session/session.ts';

export interface Leaver {
  sign_in_id: string;
  binding_hash: Buffer | null;
  /** It ended when a shared tablet was passed on: then that tablet alone speaks for it. */
  passed_on_tablet_id: string | null;
  account_id: string;
  /** Their last moment in the home. */
  left_at: Date;
  careHome: CareHome;
}

/** Whose a dead token was, when its person worked in a home and has left it; undefined for every other token. */
export async function leaverOf(db: Db, token_hash: Buffer, now: Date): Promise<Leaver | undefined> {
  const { rows } = await sql<Omit<Leaver, 'careHome'> & { care_home_id: string; timezone: string }>`
    select * from leaver_of(${token_hash}, ${now})`.execute(db);
  return rows[0] && { ...rows[0], careHome: careHomeOfLeaver(rows[0]) };
}

/** The rest of the transaction works in the home that was left, for whoever left it. */
export async function standIn(db: Db, careHome: CareHome, account_id: string): Promise<void> {
  await setTenant(db, { care_home_id: careHome.id, account_id });
}

/**
 * Keeps a write for the manager. Its author's last words stand, as long as nobody has answered.
 *
 * @returns false where other words of the same write were answered already
 */
export async function keepHandedIn(
  db: Db,
  careHome: CareHome,
  { client_id, path, made_at, ...write }: WaitingWrite,
  by: { account_id: string; why: HandedIn['why']; left_at: Date | null; now: Date },
): Promise<boolean> {
  const input = JSON.stringify(write.input);
  const written = {
    path,
    input,
    // A device's clock may run ahead.
    made_at: new Date(Math.min(Date.parse(made_at), by.now.getTime())),
    arrived_at: by.now,
    left_at: by.left_at,
    why: by.why,
  };
  const of = { care_home_id: careHome.id, account_id: by.account_id, client_id };
  const isSaid = sql<boolean>`handed_in_writes.path = ${path} and handed_in_writes.input = ${input}::jsonb`;
  await db
    .insertInto('handed_in_writes')
    .values({ ...of, id: uuidv7(), ...written })
    .onConflict((conflict) =>
      conflict
        .columns(['care_home_id', 'account_id', 'client_id'])
        .doUpdateSet(written)
        .where('handed_in_writes.decision', 'is', null)
        .where(sql<boolean>`not (${isSaid})`),
    )
    .execute();
  const { is_kept } = await db
    .selectFrom('handed_in_writes')
    .select(isSaid.as('is_kept'))
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', by.account_id)
    .where('client_id', '=', client_id)
    .executeTakeFirstOrThrow();
  return is_kept;
}

/** How many of somebody's wait for an answer. */
export async function countWaiting(db: Db, careHome: CareHome, account_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('handed_in_writes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What the write of this id said when it arrived; undefined where none has. */
export async function arrivedAs(db: Db, account_id: string, client_id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('writes')
    .select('input_hash')
    .where('account_id', '=', account_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst();
  return row?.input_hash;
}

/** As many as anybody reads at once. */
const MOST = 200;

/** What was handed in, with who wrote it and who answered: first what waits, in the order in which it was made. */
export async function handedIn(db: Db, careHome: CareHome) {
  const rows = await db
    .selectFrom('handed_in_writes as w')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .leftJoin('accounts as d', 'd.id', 'w.decided_by')
    .selectAll('w')
    .select(['a.known_as', 'a.last_name', 'a.portrait'])
    .select(['d.known_as as decided_known_as', 'd.last_name as decided_last_name', 'd.portrait as decided_portrait'])
    .where('w.care_home_id', '=', careHome.id)
    // That is in the record as everything else is.
    .where('w.decision', 'is distinct from', 'arrived')
    .orderBy('w.decided_at', (order) => order.desc().nullsFirst())
    .orderBy('w.made_at')
    .orderBy('w.id')
    .limit(MOST)
    .execute();
  return rows.map(({ known_as, last_name, portrait, ...row }) => ({
    ...row,
    author: staffFace({ id: row.account_id, known_as, last_name, portrait }),
    decision: decisionIn(row),
  }));
}

type Row = Awaited<ReturnType<typeof handedIn>>[number];
export type HandedInRow = Omit<Row, 'decision'> & { decision: HandedIn['decision'] };

function decisionIn(row: {
  decision: 'put_in' | 'left_out' | 'arrived' | null;
  decided_at: Date | null;
  decided_by: string | null;
  decided_known_as: string | null;
  decided_last_name: string | null;
  decided_portrait: object | null;
  reason: string | null;
  report_id: string | null;
}): HandedIn['decision'] {
  const { decision, decided_at, decided_by, reason, report_id } = row;
  if (decision === null || decision === 'arrived' || decided_at === null || decided_by === null) return null;
  const by = staffFace({
    id: decided_by,
    known_as: row.decided_known_as ?? '',
    last_name: row.decided_last_name ?? '',
    portrait: row.decided_portrait,
  });
  return { kind: decision, by, at: decided_at.toISOString(), reason, report_id };
}

/** Holds it, so that of two managers who answer at once one comes second. */
export type Held = Awaited<ReturnType<typeof holdHandedIn>>;
export async function holdHandedIn(db: Db, careHome: CareHome, id: string) {
  return await db
    .selectFrom('handed_in_writes')
    .select(['account_id', 'client_id', 'path', 'input', 'made_at', 'decision'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function decide(
  db: Db,
  careHome: CareHome,
  id: string,
  said: {
    decision: 'put_in' | 'left_out' | 'arrived';
    decided_by: string;
    reason: string | null;
    report_id: string | null;
  },
): Promise<void> {
  await db
    .updateTable('handed_in_writes')
    // After every line that putting it in left in the history.
    .set({ ...said, decided_at: sql<Date>`clock_timestamp()` })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** Whoever wrote it, also when they work here no more. */
export async function authorOf(db: Db, account_id: string) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'known_as', 'last_name', 'portrait'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
}

export interface AboutReport {
  /** Null where it is not in the record. */
  id: string | null;
  title: string;
  started_at: string;
  minutes: number;
}

/** What the reports are called that are meant, by their id and by the id of the write that made them. */
export async function titlesOf(db: Db, careHome: CareHome, ids: string[]): Promise<Map<string, AboutReport>> {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'client_id', 'title', 'started_at', 'minutes'])
    .where('care_home_id', '=', careHome.id)
    .where((where) =>
      where.or([where('id', '=', sql<string>`any(${ids})`), where('client_id', '=', sql<string>`any(${ids})`)]),
    )
    .execute();
  return new Map(
    rows.flatMap(({ id, client_id, title, started_at, minutes }) => {
      const told = { id, title, started_at: started_at.toISOString(), minutes };
      return [
        [id, told],
        [client_id, told],
      ] as const;
    }),
  );
}

/** Who of the staff is meant, also of those who have left. */
export async function staffCalled(db: Db, careHome: CareHome, ids: string[]): Promise<Map<string, StaffFace>> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('m.care_home_id', '=', careHome.id)
    .where('a.id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.id, staffFace(row)]));
}
