import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Report, ReportChange } from '@heartsease/domain/reports/report.ts';
import type { Db } from '../db/database.ts';
import { staffFace } from '../residents/faces.ts';
import type { CareHome, Session } from '../session/session.ts';
import { editsBetween, KeptState } from './report-edits.ts';

/** Adds a line to a report's history. What stood before is kept with it and is never overwritten. */
export async function noteChange(
  db: Db,
  session: Session,
  report_id: string,
  change: { kind: Exclude<ReportChange['kind'], 'put_in'>; reason?: string | null; before?: object },
): Promise<void> {
  await db
    .insertInto('report_changes')
    .values({
      id: uuidv7(),
      care_home_id: session.careHome.id,
      report_id,
      kind: change.kind,
      changed_by: session.account_id,
      reason: change.reason ?? null,
      before: change.before ? JSON.stringify(change.before) : null,
    })
    .execute();
}

/** What tells by itself what it changed; of the others their word is enough. */
const WITH_EDITS = new Set<ReportChange['kind']>(['merged', 'answered', 'amended', 'submitted_again']);

/** Everything that was done to a report, the first first. A change leads from what it kept to what the next one kept. */
export async function historyOf(
  db: Db,
  careHome: CareHome,
  report: { id: string; started_at: Date; [detail: string]: unknown },
  moments: Report['moments'],
): Promise<ReportChange[]> {
  const rows = await db
    .selectFrom('report_changes as c')
    .innerJoin('accounts as a', 'a.id', 'c.changed_by')
    .select((of) => [
      'c.id as change_id',
      'c.at',
      of.ref('c.kind').$castTo<ReportChange['kind']>().as('kind'),
      'c.reason',
      'c.before',
      'a.id',
      'a.known_as',
      'a.last_name',
      'a.portrait',
    ])
    .where('c.care_home_id', '=', careHome.id)
    .where('c.report_id', '=', report.id)
    .unionAll(putInto(db, careHome, report.id))
    .orderBy('at')
    .orderBy('change_id')
    .execute();
  const now = KeptState.parse({
    report: { ...report, started_at: report.started_at.toISOString() },
    moments: moments.map(({ resident, ...moment }) => ({ ...moment, resident_id: resident.id })),
  });
  const kept = rows.map(({ before }) => (before === null ? null : KeptState.parse(before)));
  const names = await namesOf(
    db,
    careHome,
    [...kept, now].flatMap((state) => state?.moments ?? []),
  );
  return rows.map((row, at) => {
    const was = kept[at];
    const later = [...kept.slice(at + 1), now].filter((state) => state !== null);
    const is = {
      moments: later[0]?.moments ?? [],
      details: later.find(({ details }) => details !== null)?.details ?? null,
    };
    const tells = was && WITH_EDITS.has(row.kind);
    return {
      at: row.at.toISOString(),
      kind: row.kind,
      reason: row.reason,
      by: staffFace(row),
      edits: tells ? editsBetween(was, is, (id) => names.get(id) ?? '') : [],
    };
  });
}

/** What was handed in and put into it (server/handed-in): the same lines, of whoever put it in. */
function putInto(db: Db, careHome: CareHome, report_id: string) {
  return db
    .selectFrom('handed_in_writes as w')
    .innerJoin('accounts as a', 'a.id', 'w.decided_by')
    .select([
      'w.id as change_id',
      sql<Date>`w.decided_at`.as('at'),
      sql<ReportChange['kind']>`'put_in'`.as('kind'),
      'w.reason',
      sql<object | null>`null::jsonb`.as('before'),
      'a.id',
      'a.known_as',
      'a.last_name',
      'a.portrait',
    ])
    .where('w.care_home_id', '=', careHome.id)
    .where('w.report_id', '=', report_id)
    .where('w.decision', '=', 'put_in');
}

/** How these people are called, also those who have left the report. */
async function namesOf(db: Db, careHome: CareHome, people: { resident_id: string }[]): Promise<Map<string, string>> {
  const ids = [...new Set(people.map(({ resident_id }) => resident_id))];
  const rows = await db
    .selectFrom('residents')
    .select(['id', 'known_as'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, known_as }) => [id, known_as]));
}
