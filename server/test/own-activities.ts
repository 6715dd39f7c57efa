import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { UNWRITTEN } from '@heartsease/domain/activities/prefill.ts';

/** An activity of a home's own, on its first version; its title is its own. */
export async function addOwnActivity(
  client: pg.Client,
  { care_home_id, state, by }: { care_home_id: string; state: 'proposed' | 'approved'; by: string | null },
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into activities (id, care_home_id, slug, title, summary, icon, tint, category, minutes, formats, source,
                             licence, state, created_by)
     values ($1, $2, $1::uuid, $3, '', 'sparkle', 'plum', 'social', 30, '{group}', 'home', 'CC BY 4.0', $4, $5)`,
    [id, care_home_id, `Zyxqv ${id.slice(-12)}`, state, by],
  );
  return id;
}

/** The calls that change the activity that they name, so each gets one of its own; with how it must stand. */
const CHANGE_AN_ACTIVITY: ReadonlyMap<string, 'proposed' | 'approved'> = new Map([
  ['/api/v2/custom-activity/save', 'proposed'],
  ['/api/v2/custom-activity/answer', 'proposed'],
  ['/api/v2/custom-activity/retire', 'proposed'],
  ['/api/v2/custom-activity/share', 'approved'],
]);

/** Written by whoever asks, so that the role alone decides. */
export async function freshOwnActivity(
  client: pg.Client,
  path: string,
  { care_home_id = '', asker_id = '' }: Record<string, string>,
): Promise<{ activity_id?: string }> {
  const state = CHANGE_AN_ACTIVITY.get(path);
  if (state === undefined) return {};
  return { activity_id: await addOwnActivity(client, { care_home_id, state, by: asker_id || null }) };
}

export function ownActivityInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, activity_id = '' } = ids;
  const write = () => ({ client_id: uuidv7(), care_home_id, activity_id });
  return {
    '/api/v2/custom-activity/begin': () => ({ title: 'Jigsaw – trains', activity_id }),
    '/api/v2/custom-activity/save': () => ({
      ...write(),
      base_version: 1,
      state: 'proposed',
      ...UNWRITTEN,
      title: `Zyxqv ${activity_id.slice(-12)}`,
    }),
    '/api/v2/custom-activity/answer': () => ({ ...write(), base_version: 1, is_yes: false, word: 'Say how long.' }),
  };
}
