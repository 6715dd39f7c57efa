import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** What a home has said of itself: its targets, whom it reaches, and an address that a letter came back from. */
export async function addHomeSettings(
  client: pg.Client,
  { care_home_id, canary }: { care_home_id: string; canary: string },
): Promise<void> {
  await client.query(
    `insert into care_home_targets (care_home_id, engaged_per_week, domains_per_week, one_to_one_per_week, missed_after_days)
     values ($1, 5, 3, 2, 3)`,
    [care_home_id],
  );
  await client.query(`insert into safeguarding_contacts (care_home_id, name, phone_day) values ($1, $2, $2)`, [
    care_home_id,
    canary,
  ]);
  await client.query(
    `insert into addresses_to_check (care_home_id, id, address, reason, noted_at) values ($1, $2, $3, $3, now())`,
    [care_home_id, uuidv7(), canary],
  );
}

/** Whoever writes the numbers of the home has them as they stand. */
export async function freshHomeSettings(
  client: pg.Client,
  path: string,
  { care_home_id = '' }: Record<string, string>,
): Promise<Record<string, string>> {
  if (path === '/api/v2/carehome/safeguarding-contact-save')
    await client.query('update safeguarding_contacts set version = 1 where care_home_id = $1', [care_home_id]);
  return {};
}

/** Numbers that a sample would not hit upon. */
export function homeSettingInputs({ care_home_id }: Record<string, string>): Record<string, () => object> {
  return {
    '/api/v2/carehome/safeguarding-contact-save': () => ({
      client_id: uuidv7(),
      care_home_id,
      base_version: 1,
      name: 'Priya',
      phone_day: '01632 960 100',
      phone_night: null,
      email: null,
      web: null,
    }),
  };
}
