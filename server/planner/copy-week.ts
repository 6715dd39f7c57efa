import type { CopiedClash } from '@heartsease/domain/planner/plan.ts';
import { REPEAT_LIMITS } from '@heartsease/domain/planner/repeat.ts';
import { addDays, calendarDay, daysBetween, mondayOf } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { lookingAt } from '../events/event-now.ts';
import { clashesAmong, othersWithin } from './clashes.ts';
import { keepPlans, planAndNothingElse, removePlans } from './keep-plan.queries.ts';
import { holdPlans, livingAmong, planRows, staffWhoMayLead } from './plan.queries.ts';
import type { PlanRow } from './plan.queries.ts';
import { checkDay } from './save-plan.ts';

/** Whoever looks at what a copy meets takes a while over it. */
const TAKEN_BACK_WITHIN_MS = 60 * 60_000;

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/**
 * Plans a week like another one: what took or takes place in it, each as a session of its own. Days that are over
 * get nothing, and what stands on its day at its time is not planned twice, cancelled or not.
 *
 * @param span any day of either week
 */
export async function planLikeWeek(asked: Asked, span: { from: string; to: string }) {
  const { db, session, now } = asked;
  const { careHome, account_id: by } = session;
  const today = calendarDay(now, careHome.timezone);
  const [from, to] = [mondayOf(span.from), mondayOf(span.to)];
  if (Math.abs(daysBetween(today, span.from)) > REPEAT_LIMITS.days) throw refused({ from: ['Choose a nearer week'] });
  if (from === to) throw refused({ to: ['Choose another week'] });
  if (addDays(to, 6) < today) throw refused({ to: ['That week is over'] });
  checkDay(asked, addDays(to, 6));
  await holdPlans(db, careHome);
  const pattern = (await planRows(db, careHome, { days: week(from) })).filter((row) => !row.is_cancelled);
  const standing = new Set((await planRows(db, careHome, { days: week(to) })).map((row) => sameness(row, row.day)));
  const staff = new Map((await staffWhoMayLead(db, careHome, today)).map(({ id, known_as }) => [id, known_as]));
  const living = await livingAmong(
    db,
    careHome,
    pattern.flatMap(({ words }) => words.resident_ids),
  );
  const wanted = pattern
    .map((row) => ({ row, day: addDays(to, daysBetween(from, row.day)) }))
    .filter(({ day }) => day >= today);
  const missing = wanted.filter(({ row, day }) => !standing.has(sameness(row, day)));
  const planned_session_ids = await keepPlans(
    db,
    careHome,
    missing.map(({ row: { words }, day }) => ({
      day,
      series: null,
      words: {
        ...words,
        leader_id: words.leader_id !== null && staff.has(words.leader_id) ? words.leader_id : null,
        helper_ids: words.helper_ids.filter((id) => staff.has(id)),
        resident_ids: words.resident_ids.filter((id) => living.has(id)),
      },
    })),
    { by, now },
  );
  const clashing = await clashesOfCopied(asked, { days: week(to), copied: new Set(planned_session_ids), staff });
  return {
    copied: missing.length,
    already_there: wanted.length - missing.length,
    planned_session_ids,
    clashing,
  };
}

/**
 * What was copied into a place or onto staff that something else has at that time. Two copied ones that meet are told
 * once, with the first. Residents are not looked at: where they were in two places, they were in the other week too.
 */
async function clashesOfCopied(
  asked: Asked,
  { days, copied, staff }: { days: string[]; copied: ReadonlySet<string>; staff: ReadonlyMap<string, string> },
): Promise<CopiedClash[]> {
  const rows = (await planRows(asked.db, asked.session.careHome, { days })).filter(({ id }) => copied.has(id));
  const [first, last] = [rows[0], rows.toSorted((one, other) => +other.ends_at - +one.ends_at)[0]];
  if (first === undefined || last === undefined) return [];
  const span = { from: first.starts_at, to: last.ends_at };
  const others = await othersWithin(asked, await lookingAt(asked), span);
  const told = new Set<string>();
  return rows.flatMap(({ id: planned_session_id, day, starts_at, ends_at, words }) => {
    const busy = [...words.helper_ids, ...(words.leader_id === null ? [] : [words.leader_id])];
    const clashes = clashesAmong(others, {
      times: [{ starts_at, ends_at }],
      place: words.place,
      names: new Map(busy.map((id) => [id, staff.get(id) ?? ''])),
      own: { of: 'planned_session', id: planned_session_id, series_id: null },
    }).filter(({ id }) => !told.has(id));
    told.add(planned_session_id);
    if (clashes.length === 0) return [];
    return [{ planned_session_id, title: words.title, day, starts_at: starts_at.toISOString(), clashes }];
  });
}

/**
 * Takes back what somebody's own copy has planned, as far as nothing has become of it since.
 *
 * @throws 404 where nothing of it stands in this home
 */
export async function takeBack({ db, session, now }: Asked, ids: readonly string[]) {
  const { careHome, account_id } = session;
  await holdPlans(db, careHome);
  const standing = await planRows(db, careHome, { ids });
  if (standing.length === 0) throw notFound();
  const since = new Date(now.getTime() - TAKEN_BACK_WITHIN_MS);
  const removable = await planAndNothingElse(db, careHome, { ids, since, now });
  const untouched = standing.filter(
    (row) =>
      row.made_by_id === account_id &&
      row.version === 1 &&
      row.series_id === null &&
      !row.is_logged &&
      removable.has(row.id),
  );
  await removePlans(
    db,
    careHome,
    untouched.map(({ id }) => id),
  );
  return { taken_back: untouched.length, kept: standing.length - untouched.length };
}

function week(monday: string): string[] {
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
}

/** The same thing on the same day at the same time. */
function sameness({ words }: PlanRow, day: string): string {
  return JSON.stringify([day, words.time, words.activity_id ?? words.title.toLowerCase()]);
}
