import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { MembershipRole } from '@heartsease/domain/access/roles.ts';
import type { Stage } from '@heartsease/domain/director/director.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Everybody who signs in to a home and is in, whoever leads it first. */
export async function peopleToSee(db: Db, careHome: CareHome) {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.email', 'm.role', 'a.first_name', 'a.last_name'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.waits_since', 'is', null)
    .where('m.ends_on', 'is', null)
    .orderBy(sql`array_position(array['manager','coordinator','carer','relative','organiser','member'], m.role)`)
    .orderBy('a.first_name')
    .orderBy('a.email')
    .execute();
  return rows.map(({ email, role, first_name, last_name }) => ({
    email,
    role: MembershipRole.parse(role),
    name: `${first_name} ${last_name}`,
  }));
}

/** @returns false for a home that is none of the demo world's */
export async function keepStage(db: Db, stage: Stage & { ends_on: string | null }): Promise<boolean> {
  const { package_title, is_basic, ends_on, is_risk_assessment_enabled } = stage;
  const { rows } = await sql<{ is_set: boolean }>`
    select set_demo_stage(${uuidv7()}, ${package_title}, ${is_basic}, ${ends_on}, ${is_risk_assessment_enabled}) as is_set`.execute(
    db,
  );
  return rows[0]?.is_set ?? false;
}
