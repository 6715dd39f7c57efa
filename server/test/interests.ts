import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** An interest in own words, with its first version; its name is its own, so that it is noted only once. */
export async function addInterest(
  client: pg.Client,
  { care_home_id, canary, resident_id }: { care_home_id: string; canary: string; resident_id: string },
): Promise<string> {
  const id = uuidv7();
  const label = `${canary} ${id.slice(-12)}`;
  await client.query(
    `with interest as (
       insert into resident_interests (care_home_id, resident_id, id, custom_label, level, note, source)
       values ($1, $2, $3, $4, 'loves', $5, 'resident'))
     insert into resident_interest_versions
       (care_home_id, resident_id, resident_interest_id, version, kind, label, level, note, source, told_by)
     values ($1, $2, $3, 1, 'noted', $4, 'loves', $5, 'resident', '')`,
    [care_home_id, resident_id, id, label, canary],
  );
  return id;
}

const CHANGE_AN_INTEREST = new Set(['/api/v2/resident-interest/save', '/api/v2/resident-interest/delete']);

/** These change the interest that they name, so each gets one of its own, on its first version. */
export async function freshInterest(
  client: pg.Client,
  path: string,
  { care_home_id = '', resident_id = '' }: Record<string, string>,
): Promise<{ resident_interest_id?: string }> {
  if (!CHANGE_AN_INTEREST.has(path)) return {};
  return { resident_interest_id: await addInterest(client, { care_home_id, resident_id, canary: 'Priya' }) };
}

/** Calls whose input must fit what stands. */
export function interestInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, resident_id, resident_interest_id = '' } = ids;
  return {
    '/api/v2/resident-interest/save': () => ({
      care_home_id,
      client_id: uuidv7(),
      resident_id,
      resident_interest_id,
      base_version: 1,
      code: null,
      custom_label: `Zyxqv ${resident_interest_id.slice(-12)}`,
      level: 'likes',
      note: 'Priya',
      source: 'relative',
      told_by: '',
    }),
  };
}
