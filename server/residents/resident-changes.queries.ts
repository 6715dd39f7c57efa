import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { FieldValue } from '@heartsease/domain/residents/profile.ts';
import type { ResidentChange } from '@heartsease/domain/residents/profile.ts';
import type { Db } from '../db/database.ts';
import { inPieces } from '../db/in-pieces.ts';
import type { CareHome, Session } from '../session/session.ts';

const Changes = z.array(z.object({ field: z.string(), before: FieldValue, after: FieldValue }));
type Changes = z.infer<typeof Changes>;

/** What has to come back when the end of a stay is taken back. */
export const EndedStay = z.object({
  status: z.enum(['active', 'respite', 'away']),
  status_note: z.string(),
  planned_session_ids: z.array(z.string()),
});
export type EndedStay = z.infer<typeof EndedStay>;

interface NotedChange {
  resident_id: string;
  kind: ResidentChange['kind'];
  changes: Changes;
  undoes?: EndedStay;
  now: Date;
}

/** Adds a line to a resident's history; lines are never changed. */
export async function noteResidentChange(db: Db, session: Session, change: NotedChange): Promise<void> {
  await noteResidentChanges(db, session, [change]);
}

export async function noteResidentChanges(db: Db, session: Session, noted: NotedChange[]): Promise<void> {
  const lines = noted.map(({ now, changes, undoes = {}, ...said }) => ({
    id: uuidv7(),
    care_home_id: session.careHome.id,
    changed_by: session.account_id,
    changed_at: now,
    changes: JSON.stringify(changes),
    undoes: JSON.stringify(undoes),
    ...said,
  }));
  for (const some of inPieces(lines)) await db.insertInto('resident_changes').values(some).execute();
}

/** The fields in which two records differ, with what each was and is. */
export function differencesOf(before: object, after: object): Changes {
  const was: Record<string, unknown> = { ...before };
  return Changes.parse(
    Object.entries(after)
      .filter(([field, value]) => JSON.stringify(was[field]) !== JSON.stringify(value))
      .map(([field, value]) => ({ field, before: was[field] ?? null, after: value ?? null })),
  );
}

const SHOWN = 100;

/** The latest changes first. */
export async function changesOf(db: Db, careHome: CareHome, resident_id: string): Promise<ResidentChange[]> {
  const rows = await db
    .selectFrom('resident_changes as c')
    .leftJoin('accounts as a', 'a.id', 'c.changed_by')
    .select(['c.id', 'c.changed_at', 'c.kind', 'c.changes', 'a.known_as'])
    .where('c.care_home_id', '=', careHome.id)
    .where('c.resident_id', '=', resident_id)
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.changed_at.toISOString(),
    by: row.known_as,
    kind: row.kind,
    changes: Changes.parse(row.changes),
  }));
}

/** What the end of this stay took away; null when nothing is known of it. */
export async function lastEndOfStay(db: Db, careHome: CareHome, resident_id: string): Promise<EndedStay | null> {
  const row = await db
    .selectFrom('resident_changes')
    .select('undoes')
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('kind', '=', 'stay_ended')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return EndedStay.safeParse(row?.undoes).data ?? null;
}
