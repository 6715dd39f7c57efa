import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { LinkChange } from '@heartsease/domain/relatives/relative.ts';
import { FieldValue } from '@heartsease/domain/residents/profile.ts';
import type { Db } from '../db/database.ts';
import { inPieces } from '../db/in-pieces.ts';
import type { CareHome } from '../session/session.ts';

const Changes = z.array(z.object({ field: z.string(), before: FieldValue, after: FieldValue })).catch([]);

interface NotedChange {
  relative_link_id: string;
  kind: LinkChange['kind'];
  now: Date;
  changes?: LinkChange['changes'];
  reason?: string;
}

interface By {
  careHome: CareHome;
  /** Null where nobody can know who it was. */
  account_id: string | null;
}

/** Adds a line to a link's history; lines are never changed. */
export async function noteLinkChange(db: Db, by: By, change: NotedChange): Promise<void> {
  await noteLinkChanges(db, by, [change]);
}

export async function noteLinkChanges(db: Db, { careHome, account_id }: By, noted: NotedChange[]): Promise<void> {
  const lines = noted.map(({ now, changes = [], ...said }) => ({
    id: uuidv7(),
    care_home_id: careHome.id,
    changed_by: account_id,
    changed_at: now,
    changes: JSON.stringify(changes),
    ...said,
  }));
  for (const some of inPieces(lines)) await db.insertInto('relative_link_changes').values(some).execute();
}

/** The latest first. */
export async function linkChangesOf(db: Db, careHome: CareHome, relative_link_id: string): Promise<LinkChange[]> {
  const rows = await db
    .selectFrom('relative_link_changes as c')
    .leftJoin('accounts as a', 'a.id', 'c.changed_by')
    .select(['c.id', 'c.changed_at', 'c.kind', 'c.changes', 'c.reason', 'a.known_as'])
    .where('c.care_home_id', '=', careHome.id)
    .where('c.relative_link_id', '=', relative_link_id)
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, changed_at, kind, changes, reason, known_as }) => ({
    id,
    at: changed_at.toISOString(),
    by: known_as,
    kind,
    changes: Changes.parse(changes),
    reason,
  }));
}
