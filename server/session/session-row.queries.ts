import { sql } from 'kysely';
import { READING_DAYS } from '@heartsease/domain/relatives/relative.ts';
import type { Database } from '../db/database.ts';

/** The row of `session_of`; the profile is made of it too. */
export interface SessionRow {
  sign_in_id: string;
  binding_hash: Buffer | null;
  last_seen_at: Date;
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
  known_as: string;
  portrait: object | null;
  language: string;
  text_size: string;
  theme: string;
  role: string;
  starts_on: string;
  waits_since: Date | null;
  wings: string[];
  care_home_id: string;
  home_name: string;
  town: string;
  region: string;
  phone: string;
  timezone: string;
  is_demo: boolean;
  package_title: string;
  is_basic: boolean;
  package_expires_on: string | null;
  organisation_id: string;
  organisation_name: string;
  organisation_type: number;
  is_risk_assessment_enabled: boolean;
  lacks_second_step: boolean;
  /** Null for whoever is no relative in this home. */
  has_open_link: boolean | null;
}

/** The row behind a token's hash; undefined when there is no live session of it now. */
export async function sessionRow(database: Database, hash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.*,
           case when s.role = 'relative'
                then has_open_link(s.care_home_id, s.account_id, ${now}, ${READING_DAYS}) end as has_open_link
      from session_of(${hash}, ${now}) s`.execute(database);
  return rows[0];
}
