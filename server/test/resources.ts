import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** Three of something, of which one is out; its name is its own. */
export async function addResource(
  client: pg.Client,
  { care_home_id, canary }: { care_home_id: string; canary: string },
): Promise<{ resource_id: string; loan_id: string }> {
  const [resource_id, loan_id] = [uuidv7(), uuidv7()];
  await client.query(
    `with made as (
       insert into resources (care_home_id, id, kind, name, place, quantity, note, icon, tint)
       values ($1, $2::uuid, 'have', $3 || ' ' || right($2::text, 12), $3, 3, $3, 'basket', 'moss') returning id)
     insert into resource_loans (care_home_id, id, resource_id, borrower, quantity) select $1, $4, id, $3, 1 from made`,
    [care_home_id, resource_id, canary, loan_id],
  );
  return { resource_id, loan_id };
}

const CHANGE_A_RESOURCE = new Set(['save', 'borrow', 'return', 'archive'].map((verb) => `/api/v2/resource/${verb}`));

/** These change what they name, so each gets something of its own, on its first version. */
export async function freshResource(
  client: pg.Client,
  path: string,
  { care_home_id = '' }: Record<string, string>,
): Promise<{ resource_id?: string; loan_id?: string }> {
  return CHANGE_A_RESOURCE.has(path) ? await addResource(client, { care_home_id, canary: 'Priya' }) : {};
}

export function resourceInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, resource_id = '' } = ids;
  return {
    '/api/v2/resource/save': () => ({
      care_home_id,
      client_id: uuidv7(),
      resource_id,
      base_version: 1,
      kind: 'have',
      name: `Zyxqv ${resource_id.slice(-12)}`,
      also: '',
      place: 'Lounge',
      quantity: 4,
      note: '',
      icon: 'basket',
      tint: 'duck',
    }),
    '/api/v2/resource/borrow': () => ({
      care_home_id,
      client_id: uuidv7(),
      resource_id,
      borrower: 'Priya',
      quantity: 1,
      due_on: null,
    }),
  };
}
