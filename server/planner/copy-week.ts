import { REPEAT_LIMITS } from '@heartsease/domain/planner/repeat.ts';
import { addDays, calendarDay, daysBetween, mondayOf } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { keepPlans } from './keep-plan.queries.ts';
import { holdPlans, livingAmong, planRows, staffWhoMayLead } from './plan.queries.ts';
import type { PlanRow } from './plan.queries.ts';
import { checkDay } from './save-plan.ts';

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
  const staff = new Set((await staffWhoMayLead(db, careHome, today)).map(({ id }) => id));
  const living = await livingAmong(
    db,
    careHome,
    pattern.flatMap(({ words }) => words.resident_ids),
  );
  const wanted = pattern
    .map((row) => ({ row, day: addDays(to, daysBetween(from, row.day)) }))
    .filter(({ day }) => day >= today);
  const missing = wanted.filter(({ row, day }) => !standing.has(sameness(row, day)));
  await keepPlans(
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
  return { copied: missing.length, already_there: wanted.length - missing.length };
}

function week(monday: string): string[] {
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
}

/** The same thing on the same day at the same time. */
function sameness({ words }: PlanRow, day: string): string {
  return JSON.stringify([day, words.time, words.activity_id ?? words.title.toLowerCase()]);
}
