import type { Database } from '../db/database.ts';

/** Lines of the audit that say what for, the newest first. */
export async function linesWithDetail(db: Database, asked: { care_home_id: string; since: Date | null; most: number }) {
  let lines = db
    .selectFrom('audit_events as e')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.at', 'a.email', 'e.action', 'e.subject_id', 'e.detail'])
    .where('e.care_home_id', '=', asked.care_home_id)
    .where('e.detail', 'is not', null)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(asked.most);
  if (asked.since !== null) lines = lines.where('e.at', '>=', asked.since);
  return await lines.execute();
}
