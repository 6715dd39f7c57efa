import { companyNeed } from '@heartsease/domain/residents/company.ts';
import type { CompanyReason, CompanyWish } from '@heartsease/domain/residents/company.ts';
import { daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { residentFace } from '../residents/faces.ts';
import { favouritesOf } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';
import { companyRows, lovedLately } from './dashboard.queries.ts';

/** More names than a shift can visit help nobody. */
const MOST = 12;

/** Who would love some company: the residents below their own target, the one in most need first, each with true reasons. */
export async function companyOf(db: Db, careHome: CareHome, today: string): Promise<CompanyWish[]> {
  const people = (await companyRows(db, careHome, today))
    .map((row) => {
      const days_since_engaged = row.last_engaged_on ? daysBetween(row.last_engaged_on, today) : null;
      return { row, days_since_engaged, need: companyNeed({ ...row, days_since_engaged }) };
    })
    .filter((person) => person.need !== null)
    .toSorted((one, other) => (other.need ?? 0) - (one.need ?? 0) || one.row.known_as.localeCompare(other.row.known_as))
    .slice(0, MOST);
  if (people.length === 0) return [];
  const ids = people.map(({ row }) => row.id);
  const favourites = await favouritesOf(db, careHome, ids);
  const loved = Map.groupBy(await lovedLately(db, careHome, ids, today), (moment) => moment.resident_id);
  return people.map(({ row, days_since_engaged }) => {
    const suggestion = favourites.get(row.id)?.[0] ?? null;
    const lastLoved = loved.get(row.id)?.[0];
    const reasons: CompanyReason[] = [];
    if (row.summary !== '') reasons.push({ kind: 'life', text: row.summary });
    if (suggestion) reasons.push({ kind: 'favourite', label: suggestion.label });
    if (lastLoved)
      reasons.push({ kind: 'loved_lately', title: lastLoved.title, days_ago: daysBetween(lastLoved.day, today) });
    if (row.said_no_7_days > 0) reasons.push({ kind: 'said_no', times: row.said_no_7_days });
    return {
      resident: residentFace(row),
      days_since_engaged,
      moments_7_days: row.moments_7_days,
      weekly_target: row.weekly_target ?? 0,
      suggestion,
      reasons,
    };
  });
}
