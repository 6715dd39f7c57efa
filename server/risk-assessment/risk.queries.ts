import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { residualOf } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { RiskFields, RiskSignOff } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

/** One edition as it is kept, without its history. */
export type StoredRisk = Omit<RiskAssessment, 'sign_offs' | 'editions' | 'approved_by' | 'approved_on'> & {
  root_id: string;
};

type Which = { id: string } | { root_id: string } | 'standing';

/** Of this home: one, all editions of one, or all that are not superseded; the one that is due first before the others. */
export async function risksOf(db: Db, { careHome, account_id }: Session, which: Which): Promise<StoredRisk[]> {
  const all = db
    .selectFrom('risk_assessments as k')
    .leftJoin('accounts as author', 'author.id', 'k.created_by')
    .leftJoin('accounts as changer', 'changer.id', 'k.updated_by')
    .leftJoin('activities as a', 'a.id', 'k.activity_id')
    .selectAll('k')
    .select(['author.known_as as assessed_by', 'changer.known_as as changed_by'])
    .select(['a.title as activity_title', 'a.icon', 'a.tint'])
    .select(
      sql<boolean>`exists (
        select from risk_assessments n
         where n.care_home_id = k.care_home_id and n.root_id = k.root_id and n.id <> k.id
           and n.state in ('draft', 'in_review'))`.as('is_being_changed'),
    )
    .where('k.care_home_id', '=', careHome.id)
    .orderBy('k.review_due')
    .orderBy(sql`k.title collate "en-x-icu"`)
    .orderBy('k.edition');
  const wanted =
    which === 'standing'
      ? all.where('k.state', '<>', 'superseded')
      : 'id' in which
        ? all.where('k.id', '=', which.id)
        : all.where('k.root_id', '=', which.root_id);
  const rows = await wanted.execute();
  return rows.map(({ icon, tint, activity_title, ...row }) => {
    const lines = RiskAssessment.shape.lines.parse(row.lines);
    const { activity_id } = row;
    return {
      id: row.id,
      root_id: row.root_id,
      version: row.version,
      edition: row.edition,
      state: row.state,
      word: row.word,
      scope: row.scope,
      title: row.title,
      activity_id,
      activity:
        activity_id !== null && activity_title !== null && icon !== null && tint !== null
          ? { id: activity_id, title: activity_title, icon, tint }
          : null,
      planned_session_id: row.planned_session_id,
      place: row.place,
      assessed_on: row.assessed_on,
      review_due: row.review_due,
      staff_ratio: row.staff_ratio,
      benefits: row.benefits,
      emergency_plan: row.emergency_plan,
      lines,
      residual: residualOf(lines),
      lines_count: lines.length,
      assessed_by: row.assessed_by,
      is_mine: row.created_by === account_id || row.written_by.includes(account_id),
      is_being_changed: row.is_being_changed,
      changed_by: row.changed_by,
      changed_at: row.updated_at.toISOString(),
    };
  });
}

/** One with its history and its editions; undefined when this home has none of that id. */
export async function riskOf(db: Db, session: Session, id: string): Promise<RiskAssessment | undefined> {
  const [risk] = await risksOf(db, session, { id });
  if (risk === undefined) return undefined;
  const { careHome } = session;
  const { root_id, ...rest } = risk;
  const signed = await signOffsOf(db, careHome, root_id);
  const editions = await risksOf(db, session, { root_id });
  const approvalOf = (of: string) => signed.findLast((one) => one.of === of && one.kind === 'approved');
  const dayOf = (approval: { at: string } | undefined) =>
    approval === undefined ? null : calendarDay(new Date(approval.at), careHome.timezone);
  return {
    ...rest,
    approved_by: approvalOf(id)?.by ?? null,
    approved_on: dayOf(approvalOf(id)),
    sign_offs: signed.filter((one) => one.of === id),
    editions: editions.map((one) => ({
      id: one.id,
      edition: one.edition,
      state: one.state,
      approved_on: dayOf(approvalOf(one.id)),
    })),
  };
}

async function signOffsOf(db: Db, careHome: CareHome, root_id: string): Promise<(RiskSignOff & { of: string })[]> {
  const rows = await db
    .selectFrom('risk_sign_offs as f')
    .innerJoin('risk_assessments as k', (join) =>
      join.onRef('k.care_home_id', '=', 'f.care_home_id').onRef('k.id', '=', 'f.risk_assessment_id'),
    )
    .leftJoin('accounts as a', 'a.id', 'f.by')
    .select(['f.risk_assessment_id as of', 'f.kind', 'f.word', 'f.at', 'a.known_as as by'])
    .where('f.care_home_id', '=', careHome.id)
    .where('k.root_id', '=', root_id)
    .orderBy('f.at')
    .orderBy('f.id')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Holds the home's assessments for the rest of the transaction, so that no two people begin the same edition. */
export async function holdRisks(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`risk assessments of ${careHome.id}`}, 0))`.execute(db);
}

interface Stamp {
  by: string;
  now: Date;
}

/** @param of the edition that it follows; null for the first @returns its id */
export async function addRisk(
  db: Db,
  careHome: CareHome,
  fields: RiskFields,
  of: { root_id: string; edition: number } | null,
  { by, now }: Stamp,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('risk_assessments')
    .values({
      ...columnsOf(fields),
      id,
      root_id: of?.root_id ?? id,
      edition: (of?.edition ?? 0) + 1,
      care_home_id: careHome.id,
      created_at: now,
      created_by: by,
      written_by: [by],
      updated_at: now,
      updated_by: by,
    })
    .execute();
  return id;
}

export async function changeRisk(
  db: Db,
  careHome: CareHome,
  id: string,
  { fields, ...changes }: { fields?: RiskFields; state?: StoredRisk['state']; word?: string },
  { by, now }: Stamp,
): Promise<void> {
  await db
    .updateTable('risk_assessments')
    .set({
      ...(fields && {
        ...columnsOf(fields),
        written_by: sql<string[]>`array(select distinct unnest(array_append(written_by, ${by}::uuid)))`,
      }),
      ...changes,
      version: sql<number>`version + 1`,
      updated_at: now,
      updated_by: by,
    })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** The edition that counted until now. */
export async function supersede(db: Db, careHome: CareHome, root_id: string): Promise<void> {
  await db
    .updateTable('risk_assessments')
    .set({ state: 'superseded' })
    .where('care_home_id', '=', careHome.id)
    .where('root_id', '=', root_id)
    .where('state', '=', 'approved')
    .execute();
}

export async function keepSignOff(
  db: Db,
  careHome: CareHome,
  signed: { risk_assessment_id: string; kind: RiskSignOff['kind']; word?: string },
  { by, now }: Stamp,
): Promise<void> {
  await db
    .insertInto('risk_sign_offs')
    .values({ ...signed, id: uuidv7(), care_home_id: careHome.id, by, at: now })
    .execute();
}

function columnsOf({ lines, ...fields }: RiskFields) {
  return { ...fields, lines: JSON.stringify(lines) };
}
