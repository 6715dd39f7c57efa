import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** A group by hand with one person in it; its name is its own. */
export async function addGroup(
  client: pg.Client,
  { care_home_id, canary, resident_id }: { care_home_id: string; canary: string; resident_id: string },
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `with made as (
       insert into resident_groups (care_home_id, id, name, tint, kind)
       values ($1, $2::uuid, $3 || ' ' || right($2::text, 12), 'plum', 'by_hand') returning id)
     insert into resident_group_members (care_home_id, resident_group_id, resident_id) select $1, id, $4 from made`,
    [care_home_id, id, canary, resident_id],
  );
  return id;
}

const CHANGE_A_GROUP = new Set(['/api/v2/resident-group/save', '/api/v2/resident-group/archive']);

/** These change the group that they name, so each gets one of its own, on its first version. */
export async function freshGroup(
  client: pg.Client,
  path: string,
  { care_home_id = '', resident_id = '' }: Record<string, string>,
): Promise<{ resident_group_id?: string }> {
  if (!CHANGE_A_GROUP.has(path)) return {};
  return { resident_group_id: await addGroup(client, { care_home_id, resident_id, canary: 'Priya' }) };
}

export function groupInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, resident_id, resident_group_id = '' } = ids;
  const rule = { kind: 'by_hand', resident_ids: [resident_id] };
  return {
    '/api/v2/resident-group/save': () => ({
      care_home_id,
      client_id: uuidv7(),
      resident_group_id,
      base_version: 1,
      name: `Zyxqv ${resident_group_id.slice(-12)}`,
      tint: 'duck',
      rule,
    }),
    '/api/v2/resident-group/archive': () => ({
      care_home_id,
      client_id: uuidv7(),
      resident_group_id,
      base_version: 1,
      is_archived: true,
    }),
    '/api/v2/resident-group/preview-rule': () => ({ rule: { kind: 'wing', wing: 'Garden wing' } }),
  };
}
