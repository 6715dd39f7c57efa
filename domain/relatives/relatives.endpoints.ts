import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Portrait } from '../portraits/portrait.ts';
import { Id } from '../text.ts';

/** A resident as a relative who is linked to them sees them. */
export const MyPerson = z.object({
  resident_id: Id,
  known_as: z.string(),
  portrait: Portrait.nullable(),
  /** Only where the person agreed that their own family sees it. */
  photo_url: z.string().nullable(),
  /** False until the person agreed that their family gets news of them. */
  are_updates_open: z.boolean(),
  relationship: z.string(),
});
export type MyPerson = z.infer<typeof MyPerson>;

export const listMyPeople = endpoint({
  path: '/api/v2/relative/my-people',
  summary: 'The residents that a relative is linked to',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(MyPerson), next_cursor: z.null(), total: z.number().int() }),
});
