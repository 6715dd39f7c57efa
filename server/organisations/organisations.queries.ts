import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** The homes of an organisation by name, those whose package has ended last, with what their packages decide by. */
export async function homesOfOrganisation(db: Db, organisation_id: string, now: Date) {
  const rows = await db
    .selectFrom('care_homes as h')
    .innerJoin('packages as p', 'p.id', 'h.package_id')
    .innerJoin('organisations as o', 'o.id', 'h.organisation_id')
    .select(['h.id', 'h.name', 'h.town', 'h.timezone', 'h.package_expires_on', 'p.title', 'p.is_basic'])
    .select(['o.type as organisation_type', 'o.is_risk_assessment_enabled'])
    .where('h.organisation_id', '=', organisation_id)
    .execute();
  const hasEnded = ({ package_expires_on, timezone }: (typeof rows)[number]) =>
    package_expires_on !== null && package_expires_on < calendarDay(now, timezone);
  return rows.toSorted(
    (one, other) =>
      Number(hasEnded(one)) - Number(hasEnded(other)) ||
      // Tŷ Rhosyn stands where whoever reads seeks it.
      one.name.localeCompare(other.name, 'en-GB') ||
      one.id.localeCompare(other.id),
  );
}

/** The first day of which the home recorded anything that counts; null where it never did. */
export async function firstRecordedDay(db: Db, careHome: CareHome): Promise<string | null> {
  const row = await db
    .selectFrom('moments')
    .select('day')
    .where('care_home_id', '=', careHome.id)
    .where('removed_at', 'is', null)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

export type HomeOfOrganisation = Awaited<ReturnType<typeof homesOfOrganisation>>[number];
