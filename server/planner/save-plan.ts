import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import type { Plan, PlanWords } from '@heartsease/domain/planner/plan.ts';
import type { savePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { REPEAT_LIMITS, daysOfRepeat, wrongRepeat } from '@heartsease/domain/planner/repeat.ts';
import type { Repeat } from '@heartsease/domain/planner/repeat.ts';
import { changedAlike, newDays, planWordsOf, sessionsMeant } from '@heartsease/domain/planner/series.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { activityOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { isStaffOfHome } from '../http/scope.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { keepPlans, keepSeries, removePlans, rewritePlan, setSeries, shortenSeries } from './keep-plan.queries.ts';
import { groupsAmong, holdPlans, livingAmong, planOf, planRows, seriesRow } from './plan.queries.ts';
import type { PlanRow } from './plan.queries.ts';

type SaveInput = ParsedInputOf<typeof savePlan>;

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** The session as whoever asks may see it. */
export async function planNow({ db, session, now }: Asked, id: string): Promise<Plan> {
  const plan = await planOf(db, session.careHome, id, { now, seesPeople: sessionMay(session, 'residents.view') });
  if (!plan) throw notFound();
  return plan;
}

/**
 * The session that somebody is about to change, held until the transaction ends.
 *
 * @throws 404 for what is not there, 409 with the session as it stands when somebody was quicker, 422 when it was logged
 */
export async function holdToChange(
  asked: Asked,
  { planned_session_id, base_version }: { planned_session_id: string; base_version: number },
): Promise<PlanRow> {
  const { db, session } = asked;
  await holdPlans(db, session.careHome);
  const [row] = await planRows(db, session.careHome, { id: planned_session_id });
  if (!row) throw notFound();
  if (row.version !== base_version) throw stale(await planNow(asked, row.id));
  if (row.is_logged) throw refused({ form: ['This was logged by now. Change its report instead.'] });
  return row;
}

/** Plans what is new. @returns the first session, and how many there are */
export async function planAnew(asked: Asked, input: SaveInput): Promise<{ id: string; sessions: number }> {
  const { db, session, now } = asked;
  const { careHome, account_id: by } = session;
  const words = await checkedWords(asked, planWordsOf(input), null);
  checkDay(asked, input.day);
  const { repeat } = input;
  if (repeat === null) {
    const [id = ''] = await keepPlans(db, careHome, [{ day: input.day, words, series: null }], { by, now });
    return { id, sessions: 1 };
  }
  const days = daysOf(repeat, input.day);
  const series_id = await newSeries(asked, repeat, days);
  const plans = days.map((day) => ({ day, words, series: { id: series_id, day } }));
  const [id = ''] = await keepPlans(db, careHome, plans, { by, now });
  return { id, sessions: days.length };
}

/** Changes this session, or it and others of its series. @returns the session to go on with */
export async function planOtherwise(asked: Asked, input: SaveInput, id: string) {
  const row = await holdToChange(asked, { planned_session_id: id, base_version: input.base_version });
  if (row.is_cancelled) throw refused({ form: ['This is cancelled. Let it take place first.'] });
  const words = await checkedWords(asked, planWordsOf(input), row.words);
  if (row.series_id === null) return await changeSingle(asked, input, row, words);
  if (input.which === 'this') {
    checkDay(asked, input.day, row.day);
    await rewrite(asked, row, input.day, words);
    return { id: row.id, sessions: 1 };
  }
  return await changeSeries(asked, { ...input, which: input.which }, { ...row, series_id: row.series_id }, words);
}

/** A session of its own stays one, or becomes the first of a series. */
async function changeSingle(asked: Asked, { day, repeat }: SaveInput, row: PlanRow, words: PlanWords) {
  const { db, session, now } = asked;
  const { careHome, account_id: by } = session;
  checkDay(asked, day, row.day);
  const days = repeat === null ? [day] : daysOf(repeat, day);
  const [first = day, ...others] = days;
  await rewrite(asked, row, first, words);
  if (repeat !== null) {
    const id = await newSeries(asked, repeat, days);
    await setSeries(db, careHome, [{ ...row, series_day: first }], id);
    const plans = others.map((one) => ({ day: one, words, series: { id, day: one } }));
    await keepPlans(db, careHome, plans, { by, now });
  }
  return { id: row.id, sessions: days.length };
}

/** Each of these sessions stays on its day; where the days of the series change, some go and others come. */
async function changeSeries(
  asked: Asked,
  { which, repeat }: { which: 'following' | 'all'; repeat: Repeat | null },
  row: PlanRow & { series_id: string },
  after: PlanWords,
) {
  const { db, session, now } = asked;
  const { careHome, account_id: by } = session;
  const series = await planRows(db, careHome, { series_id: row.series_id });
  const meant = sessionsMeant(which, row, series, now);
  const first = meant[0]?.series_day ?? row.series_day;
  const standing = await seriesRow(db, careHome, row.series_id);
  const isSameRepeat =
    repeat !== null &&
    isSame(repeat.rule, standing.rule) &&
    isSame(repeat.end, { kind: 'until', day: standing.last_day });
  const days = repeat === null ? [row.series_day] : isSameRepeat ? null : daysOf(repeat, first);
  const onward = series.filter(({ series_day }) => series_day >= first);
  const change = days === null ? null : newDays(days, meant, onward);
  const removed = new Set(change?.removed);

  for (const one of meant) {
    if (removed.has(one.id)) continue;
    const words = one.id === row.id ? after : changedAlike(one.words, { before: row.words, after });
    if (!isSame(words, one.words)) await rewrite(asked, one, one.day, words);
  }
  if (days === null || change === null) return { id: row.id, sessions: meant.length };

  await removePlans(db, careHome, change.removed);
  const stay = onward.filter(({ id }) => !removed.has(id));
  if (repeat === null) {
    await setSeries(db, careHome, [row], null);
    await shortenSeries(db, careHome, row.series_id);
    return { id: row.id, sessions: 1 };
  }
  const id = await newSeries(asked, repeat, days);
  await setSeries(db, careHome, stay, id);
  const plans = change.added.map((day) => ({ day, words: after, series: { id, day } }));
  const added = await keepPlans(db, careHome, plans, { by, now });
  await shortenSeries(db, careHome, row.series_id);
  const goOn = removed.has(row.id) ? (change.kept[0] ?? added[0] ?? stay[0]?.id) : row.id;
  if (goOn === undefined) throw refused({ repeat: ['There is no such day before it ends'] });
  return { id: goOn, sessions: change.kept.length + added.length };
}

async function rewrite({ db, session, now }: Asked, row: PlanRow, day: string, words: PlanWords): Promise<void> {
  await rewritePlan(db, session.careHome, row, { day, words }, { by: session.account_id, now });
}

async function newSeries({ db, session, now }: Asked, { rule }: Repeat, days: readonly string[]): Promise<string> {
  const [first_day = ''] = days;
  const series = { rule, first_day, last_day: days.at(-1) ?? first_day };
  return await keepSeries(db, session.careHome, series, { by: session.account_id, now });
}

/** @throws 422 when there are none, too many, or too far away */
function daysOf(repeat: Repeat, from: string): string[] {
  const wrong = wrongRepeat(repeat, from);
  if (wrong !== null) throw refused({ repeat: [wrong] });
  return daysOfRepeat(repeat, from);
}

/** @throws 422 for a day that can't be logged any more, or that is too far away; the day that it has is always right */
export function checkDay({ session, now }: Omit<Asked, 'db'>, day: string, stands?: string): void {
  if (day === stands) return;
  const today = calendarDay(now, session.careHome.timezone);
  if (day < addDays(today, -REPORT_LIMITS.backfill_days)) throw refused({ day: ['That day is over'] });
  if (day > addDays(today, REPEAT_LIMITS.days)) throw refused({ day: ['Plan two years ahead or less'] });
}

/** What is to be kept: whoever may not see residents changes nothing about who is expected. */
async function checkedWords(asked: Asked, words: PlanWords, stands: PlanWords | null): Promise<PlanWords> {
  await checkIds(asked, words, stands);
  if (sessionMay(asked.session, 'residents.view')) return words;
  const { resident_ids, resident_group_ids } = stands ?? { resident_ids: [], resident_group_ids: [] };
  return { ...words, resident_ids, resident_group_ids };
}

type NamedIds = Pick<PlanWords, 'leader_id' | 'helper_ids' | 'resident_ids'> &
  Partial<Pick<PlanWords, 'activity_id' | 'resident_group_ids'>>;

/**
 * What stands already is not asked after again: a leader who left stays named until somebody takes them off.
 *
 * @throws 404 for ids that this home does not have
 */
export async function checkIds({ db, session, now }: Asked, words: NamedIds, stands: NamedIds | null): Promise<void> {
  const { careHome } = session;
  const added = (of: (words: NamedIds) => readonly (string | null | undefined)[]) => {
    const before = new Set(stands === null ? [] : of(stands));
    return of(words).flatMap((id) => (typeof id !== 'string' || before.has(id) ? [] : [id]));
  };
  for (const id of added(({ activity_id }) => [activity_id])) {
    if (!(await activityOf(db, careHome, id))) throw notFound();
  }
  const today = calendarDay(now, careHome.timezone);
  for (const id of new Set(added(({ leader_id, helper_ids }) => [leader_id, ...helper_ids]))) {
    if (!(await isStaffOfHome(db, careHome, id, today))) throw notFound();
  }
  const residents = added(({ resident_ids }) => resident_ids);
  if ((await livingAmong(db, careHome, residents)).size !== residents.length) throw notFound();
  const groups = added(({ resident_group_ids }) => resident_group_ids ?? []);
  if ((await groupsAmong(db, careHome, groups)).size !== groups.length) throw notFound();
}
