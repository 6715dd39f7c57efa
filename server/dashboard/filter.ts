import { isRelative } from '@heartsease/domain/access/viewer.ts';
import type { DashboardFilter } from '@heartsease/domain/dashboard/filter.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { peopleOf } from '../relatives/relatives.queries.ts';
import { facesOf } from '../reports/reports.queries.ts';
import type { Session } from '../session/session.ts';

/** @throws 404 for somebody of another home, and for a relative for everybody but their own people */
export async function refuseStrangers(
  { db, session, now }: { db: Db; session: Session; now: Date },
  { resident_id = [] }: DashboardFilter,
): Promise<void> {
  const { careHome, account_id, viewer } = session;
  const ids = [...new Set(resident_id)];
  if (ids.length === 0) return;
  if ((await facesOf(db, careHome, ids)).length !== ids.length) throw notFound();
  if (!isRelative(viewer)) return;
  const own = await peopleOf(db, careHome, account_id, calendarDay(now, careHome.timezone));
  if (!ids.every((id) => own.some((person) => person.resident_id === id))) throw notFound();
}
