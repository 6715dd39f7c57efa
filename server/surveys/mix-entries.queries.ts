import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/**
 * Takes all entries of a survey out and puts them back in another order, as one shakes a ballot box with every slip:
 * afterwards one transaction wrote them all, and where each lies is chance. Two that come in at once wait for each other.
 */
export async function mixEntries(db: Db, careHome: CareHome, survey_id: string): Promise<void> {
  await sql`
    with taken as (
      delete from survey_entries where care_home_id = ${careHome.id} and survey_id = ${survey_id} returning *
    )
    insert into survey_entries select * from taken order by random()`.execute(db);
}

/** The same for what was written. */
export async function mixComments(db: Db, careHome: CareHome, survey_id: string): Promise<void> {
  await sql`
    with taken as (
      delete from survey_comments where care_home_id = ${careHome.id} and survey_id = ${survey_id} returning *
    )
    insert into survey_comments select * from taken order by random()`.execute(db);
}
