import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** Makes the first report of a home a full one: a row of each table that only full reports have. */
export async function addFullReport(
  client: pg.Client,
  { care_home_id, canary, account_id }: { care_home_id: string; canary: string; account_id: string },
): Promise<void> {
  await client.query(
    `update reports set kind = 'full', went_well = $2, change_next_time = $2, relatives_present = array[$2], overall_enjoyment = 4
      where care_home_id = $1`,
    [care_home_id, canary],
  );
  await client.query(`update moments set quote = $2, engagement = 3, own_minutes = 20 where care_home_id = $1`, [
    care_home_id,
    canary,
  ]);
  await client.query(
    `insert into moment_goals (care_home_id, moment_id, goal_id)
     select m.care_home_id, m.id, g.id from moments m
       join goals g on g.care_home_id = m.care_home_id and g.resident_id = m.resident_id
      where m.care_home_id = $1 limit 1`,
    [care_home_id],
  );
  await client.query(
    `insert into report_staff (care_home_id, report_id, account_id)
     select care_home_id, id, $2 from reports where care_home_id = $1 limit 1`,
    [care_home_id, account_id],
  );
}

/** These change the report that they name, and nobody reviews their own: each gets one of a colleague's. */
const REVIEWS = new Set(['/api/v2/report/return', '/api/v2/report/approve']);

export async function freshReviewed(
  client: pg.Client,
  path: string,
  { care_home_id = '', resident_id = '', member_id = '' }: Record<string, string>,
): Promise<{ report_id?: string }> {
  if (!REVIEWS.has(path)) return {};
  const report_id = uuidv7();
  await client.query(`update care_homes set wants_approval = true where id = $1`, [care_home_id]);
  await client.query(
    `insert into reports (id, care_home_id, author_id, client_id, title, format, started_at, day, minutes)
     values ($1, $2, $3, $4, 'Zyxqv', 'group', now() - interval '1 minute', current_date, 20)`,
    [report_id, care_home_id, member_id, uuidv7()],
  );
  await client.query(
    `insert into moments (id, report_id, care_home_id, author_id, resident_id, day, category, format, minutes, response,
                          basis, answered_at)
     values ($1, $2, $3, $4, $5, current_date, 'everyday_purpose', 'group', 20, 'enjoyed', 'group', now())`,
    [uuidv7(), report_id, care_home_id, member_id, resident_id],
  );
  return { report_id };
}

export function reviewInputs({ care_home_id, report_id }: Record<string, string>): Record<string, () => object> {
  const write = () => ({ client_id: uuidv7(), care_home_id });
  return {
    '/api/v2/report/return': () => ({ ...write(), report_id, base_version: 1, comment: 'Who was Zyxqv with?' }),
    '/api/v2/report/approve': () => ({ ...write(), report_id, base_version: 1 }),
    '/api/v2/report/save-settings': () => ({ ...write(), wants_approval: false }),
  };
}
