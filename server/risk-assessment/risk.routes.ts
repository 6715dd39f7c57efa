import { isSame } from '@heartsease/domain/merge.ts';
import {
  RISK_LIMITS,
  RiskFields,
  contradictionsIn,
  missingFrom,
} from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { levelOf, whyNotSigned } from '@heartsease/domain/risk-assessment/risk-score.ts';
import {
  approveRisk,
  archiveRisk,
  getRisk,
  listRisks,
  printRisk,
  reviseRisk,
  riskTemplates,
  saveRisk,
  submitRisk,
} from '@heartsease/domain/risk-assessment/risk.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { activityOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { isRowOfHome } from '../http/scope.queries.ts';
import { membersInRoles } from '../notifications/notifications.queries.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import type { Session } from '../session/session.ts';
import { addRisk, changeRisk, holdRisks, keepSignOff, riskOf, risksOf, supersede } from './risk.queries.ts';
import type { StoredRisk } from './risk.queries.ts';
import { riskPaper } from './risk-paper.ts';
import { templateFor } from './risk-template.ts';

const NOT_SIGNED = {
  too_high: 'One line is at 16 or more. Do more about it, or don’t do it',
  manager_only: 'What is left at 10 or more is signed by a manager',
  own: 'You wrote it, so somebody else signs it',
};

export function registerRisks(app: App): void {
  route(app, listRisks, async ({ db, session }) => {
    const items = await risksOf(db, session, 'standing');
    return { items, next_cursor: null, total: items.length };
  });

  route(app, getRisk, async ({ db, session, input }) => await riskNow(db, session, input.risk_assessment_id));

  route(app, riskTemplates, async ({ db, session, now, input }) => await templateFor({ db, session, now }, input));

  route(app, printRisk, async ({ db, session, now, input: { risk_assessment_id, language } }) => {
    const risk = await riskNow(db, session, risk_assessment_id);
    const home = { name: session.row.home_name, timezone: session.careHome.timezone };
    const bytes = await riskPaper({ risk, home, language, now });
    // Without its title: that may name somebody, and a file lies in a folder that others look into.
    return {
      file_name: `risk-assessment-${calendarDay(now, session.careHome.timezone)}.pdf`,
      base64: bytes.toString('base64'),
    };
  });

  route(app, saveRisk, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    const fields = RiskFields.parse(input);
    await holdRisks(db, careHome);
    const stands = input.risk_assessment_id === null ? null : await held(db, session, input.risk_assessment_id);
    await checkSubject(db, session, fields, stands);
    refuseWrong([...contradictionsIn(fields), ...notYet(fields, calendarDay(now, careHome.timezone))]);
    if (stands === null) {
      const standing = (await risksOf(db, session, 'standing')).filter(({ state }) => state !== 'archived');
      if (standing.length >= RISK_LIMITS.assessments) {
        throw refused({ form: [`There are ${RISK_LIMITS.assessments} assessments. Put some away to make room`] });
      }
      return await riskNow(db, session, await addRisk(db, careHome, fields, null, { by, now }));
    }
    if (stands.state !== 'draft' && stands.state !== 'in_review')
      throw refused({ form: ['This edition is signed. Begin the next one to change it'] });
    if (stands.version !== input.base_version) throw stale(await riskNow(db, session, stands.id));
    // Whoever changes nothing has written nothing.
    if (isSame(fields, RiskFields.parse(stands))) return await riskNow(db, session, stands.id);
    // What waits for a signature and is changed has to be sent again: nobody signs what they have not read.
    await changeRisk(db, careHome, stands.id, { fields, state: 'draft' }, { by, now });
    return await riskNow(db, session, stands.id);
  });

  route(app, submitRisk, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    await holdRisks(db, careHome);
    const stands = await heldAt(db, session, input);
    if (stands.state !== 'draft') throw refused({ form: ['It is not a draft any more'] });
    refuseWrong(missingFrom(stands));
    await changeRisk(db, careHome, stands.id, { state: 'in_review', word: '' }, { by, now });
    await keepSignOff(db, careHome, { risk_assessment_id: stands.id, kind: 'submitted' }, { by, now });
    const roles = levelOf(stands.residual) === 'high' ? (['manager'] as const) : (['manager', 'coordinator'] as const);
    const today = calendarDay(now, careHome.timezone);
    const readers = await membersInRoles(db, { care_home_id: careHome.id, today }, roles);
    await tell(db, app.config, homeOf(session), { kind: 'risk_waiting', to: readers.filter((id) => id !== by), now });
    return await riskNow(db, session, stands.id);
  });

  route(app, approveRisk, async ({ db, session, now, input }) => {
    const { careHome, account_id: by, row } = session;
    await holdRisks(db, careHome);
    const stands = await heldAt(db, session, input);
    if (stands.state !== 'in_review') throw refused({ form: ['It waits for no signature'] });
    const { is_yes, word } = input;
    if (is_yes) {
      const no = whyNotSigned({ role: roleOf(row.role), is_own: stands.is_mine, residual: stands.residual });
      if (no !== null) throw forbidden(NOT_SIGNED[no]);
      if (stands.review_due < calendarDay(now, careHome.timezone))
        throw refused({ form: ['Its day to look again has passed. Return it with a word'] });
      await supersede(db, careHome, stands.root_id);
    }
    await changeRisk(db, careHome, stands.id, { state: is_yes ? 'approved' : 'draft', word }, { by, now });
    const kind = is_yes ? ('approved' as const) : ('returned' as const);
    await keepSignOff(db, careHome, { risk_assessment_id: stands.id, kind, word }, { by, now });
    return await riskNow(db, session, stands.id);
  });

  route(app, reviseRisk, async ({ db, session, now, input }) => {
    const { careHome, account_id: by } = session;
    await holdRisks(db, careHome);
    const stands = await held(db, session, input.risk_assessment_id);
    const editions = await risksOf(db, session, { root_id: stands.root_id });
    const begun = editions.find(({ state }) => state === 'draft' || state === 'in_review');
    if (begun) return await riskNow(db, session, begun.id);
    if (stands.state !== 'approved') throw refused({ form: ['Only what is signed has a next edition'] });
    const today = calendarDay(now, careHome.timezone);
    const fields = {
      ...RiskFields.parse(stands),
      assessed_on: today,
      review_due: addDays(today, RISK_LIMITS.review_days),
    };
    const edition = Math.max(...editions.map((one) => one.edition));
    const of = { root_id: stands.root_id, edition };
    return await riskNow(db, session, await addRisk(db, careHome, fields, of, { by, now }));
  });

  route(app, archiveRisk, async ({ db, session, now, input: { risk_assessment_id, is_archived } }) => {
    const { careHome, account_id: by } = session;
    await holdRisks(db, careHome);
    const stands = await held(db, session, risk_assessment_id);
    if (stands.state === 'superseded') throw refused({ form: ['A later edition stands in its place'] });
    if ((stands.state === 'archived') === is_archived) return await riskNow(db, session, stands.id);
    const now_signed = (await riskNow(db, session, stands.id)).approved_on !== null;
    if (!is_archived && (await isTaken(db, session, stands, now_signed)))
      throw refused({ form: ['Another edition of it is in use by now'] });
    const state = is_archived ? ('archived' as const) : now_signed ? ('approved' as const) : ('draft' as const);
    await changeRisk(db, careHome, stands.id, { state }, { by, now });
    const kind = is_archived ? ('archived' as const) : ('restored' as const);
    await keepSignOff(db, careHome, { risk_assessment_id: stands.id, kind }, { by, now });
    return await riskNow(db, session, stands.id);
  });
}

async function riskNow(db: Db, session: Session, id: string): Promise<RiskAssessment> {
  const risk = await riskOf(db, session, id);
  if (!risk) throw notFound();
  return risk;
}

/** One edition, to be changed. @throws 404 for what this home does not have */
async function held(db: Db, session: Session, id: string): Promise<StoredRisk> {
  const [risk] = await risksOf(db, session, { id });
  if (!risk) throw notFound();
  return risk;
}

async function heldAt(
  db: Db,
  session: Session,
  { risk_assessment_id, base_version }: { risk_assessment_id: string; base_version: number },
): Promise<StoredRisk> {
  const stands = await held(db, session, risk_assessment_id);
  if (stands.version !== base_version) throw stale(await riskNow(db, session, stands.id));
  return stands;
}

/** Would a second edition of the same kind stand beside one that came meanwhile? */
async function isTaken(db: Db, session: Session, { id, root_id }: StoredRisk, isSigned: boolean): Promise<boolean> {
  const others = (await risksOf(db, session, { root_id })).filter((one) => one.id !== id);
  return others.some(({ state }) => (isSigned ? state === 'approved' : state === 'draft' || state === 'in_review'));
}

/** @throws 404 for an activity or a session that this home does not have; what stands is not asked after again */
async function checkSubject(db: Db, { careHome }: Session, fields: RiskFields, stands: StoredRisk | null) {
  const { activity_id, planned_session_id } = fields;
  if (activity_id !== null && activity_id !== stands?.activity_id) {
    if (!(await activityOf(db, careHome, activity_id))) throw notFound();
  }
  if (planned_session_id !== null && planned_session_id !== stands?.planned_session_id) {
    if (!(await isRowOfHome(db, 'planned_sessions', careHome, planned_session_id))) throw notFound();
  }
}

function notYet({ assessed_on }: RiskFields, today: string): ReturnType<typeof contradictionsIn> {
  return assessed_on > today ? [{ field: 'assessed_on', message: 'That day has not come yet' }] : [];
}

function refuseWrong(problems: ReturnType<typeof contradictionsIn>): void {
  if (problems.length === 0) return;
  const byField = Map.groupBy(problems, ({ field }) => field);
  throw refused(Object.fromEntries([...byField].map(([field, of]) => [field, of.map(({ message }) => message)])));
}

function roleOf(role: string): 'manager' | 'coordinator' | null {
  return role === 'manager' || role === 'coordinator' ? role : null;
}
