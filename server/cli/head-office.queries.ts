import { sql } from 'kysely';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { Database } from '../db/database.ts';

/** Who is at a head office now, by organisation. */
export async function headOfficePeople(db: Database) {
  return await db
    .selectFrom('head_office_people as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .select(['o.name as organisation', 'a.email', 'a.first_name', 'a.last_name', 'p.since'])
    .where('p.ended_at', 'is', null)
    .orderBy('o.name')
    .orderBy('a.email')
    .execute();
}

export async function keepHeadOffice(db: Database, organisation_id: string, account_id: string, now: Date) {
  await db
    .insertInto('head_office_people')
    .values({ organisation_id, account_id, since: now })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'account_id'])
        .doUpdateSet({ since: now, ended_at: null })
        .where('head_office_people.ended_at', 'is not', null),
    )
    .execute();
}

/** Is the account staff in a home of the organisation today? Without one there is no session to see the figures in. */
export async function worksForOrganisation(db: Database, organisation_id: string, account_id: string) {
  const membership = await db
    .selectFrom('memberships as m')
    .innerJoin('care_homes as h', 'h.id', 'm.care_home_id')
    .select('m.role')
    .where('h.organisation_id', '=', organisation_id)
    .where('m.account_id', '=', account_id)
    .where('m.role', 'in', STAFF_ROLES)
    .where('m.waits_since', 'is', null)
    .where('m.starts_on', '<=', sql<string>`current_date`)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', sql<string>`current_date`)]))
    .executeTakeFirst();
  return membership !== undefined;
}

/** @returns false: was not there */
export async function endHeadOffice(
  db: Database,
  organisation_id: string,
  account_id: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('head_office_people')
    .set({ ended_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
