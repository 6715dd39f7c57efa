import { sql } from 'kysely';
import { READING_DAYS } from '@heartsease/domain/relatives/relative.ts';
import type { Database, Db } from '../db/database.ts';

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
  /** Of the organisation of this home (domain/organisations). */
  is_head_office: boolean;
  /** Where somebody really works who practises with pretend people in this home; null in a real one. */
  real_home_id: string | null;
  /** The shared tablet that it is on, of whichever home; null on a device of one's own. */
  tablet_home_id: string | null;
  tablet_id: string | null;
  tablet_name: string | null;
  /** Asked on a shared tablet only. */
  has_pin: boolean | null;
}

/** As `practice_of` says it: in a pretend home the part is that of the real one, and null for whoever has none there. */
type Asked = SessionRow & { is_practice: boolean | null; real_role: string | null; is_revoked: boolean | null };

/** The row behind a token's hash; undefined when there is no live session of it now. */
export async function sessionRow(database: Database, hash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<Asked>`
    select s.*,
           case when s.role = 'relative'
                then has_open_link(s.care_home_id, s.account_id, ${now}, ${READING_DAYS}) end as has_open_link,
           is_head_office(s.organisation_id, s.account_id) as is_head_office,
           p.is_practice, p.real_home_id, p.real_role,
           t.tablet_home_id, t.tablet_id, t.tablet_name, t.is_revoked, t.has_pin
      from session_of(${hash}, ${now}) s
      left join lateral practice_of(s.care_home_id, s.account_id, ${now}) p on true
      left join lateral tablet_of(s.sign_in_id) t on true`.execute(database);
  const row = rows[0];
  // Begun in the moment in which its tablet was taken from the home.
  if (row?.is_revoked) return undefined;
  if (!row?.is_practice) return row;
  // Whoever has left the real home has no pretend one either, and nobody has anybody else's.
  return row.real_role === null ? undefined : { ...row, role: row.real_role };
}

/** Whether a sign-in was ended on its own device, by signing out or passing a tablet on: that device knows. */
export async function isEndedOnItsDevice(db: Database | Db, sign_in_id: string): Promise<boolean> {
  const row = await db.selectFrom('sign_ins').select('ended_why').where('id', '=', sign_in_id).executeTakeFirst();
  return row?.ended_why === 'logout' || row?.ended_why === 'passed_on';
}

/** What the server knows of the token of a sign-in; undefined where there is none of that id. */
export async function hashOfSignIn(db: Database | Db, sign_in_id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('sign_ins').select('token_hash').where('id', '=', sign_in_id).executeTakeFirst();
  return row?.token_hash;
}
