import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** An interest, and something that was done long ago. */
export async function addFamilyIdeas(
  client: pg.Client,
  { care_home_id, activity_id }: { care_home_id: string; activity_id: string },
): Promise<void> {
  await client.query(
    `with interest as (insert into family_interests (care_home_id, code, chosen_on) values ($1, 'dominoes', current_date))
     insert into done_ideas (care_home_id, day, activity_id, response) values ($1, current_date - 40, $2, 'loved')`,
    [care_home_id, activity_id],
  );
}

const OF_ONE_IDEA = new Set(['idea', 'we-did-it', 'take-back'].map((call) => `/api/v2/family-organisation/${call}`));

/** What was done before may be opened and done again: these get something of their own. */
export async function freshIdea(
  client: pg.Client,
  path: string,
  { care_home_id = '' }: Record<string, string>,
): Promise<{ activity_id?: string }> {
  if (!OF_ONE_IDEA.has(path)) return {};
  const activity_id = uuidv7();
  await client.query(
    `insert into activities (id, care_home_id, slug, title, summary, icon, tint, category, minutes, formats, source,
                             licence, detail)
     select $1, $2, $1::uuid, 'Priya', '', 'sparkle', 'plum', 'social', 15, '{pair}', 'home', 'CC BY 4.0', detail
       from activities where care_home_id is null order by id limit 1`,
    [activity_id, care_home_id],
  );
  await client.query(`insert into done_ideas (care_home_id, day, activity_id) values ($1, current_date - 40, $2)`, [
    care_home_id,
    activity_id,
  ]);
  return { activity_id };
}

export function familyIdeaInputs(
  { care_home_id, activity_id }: Record<string, string>,
  now: Date,
): Record<string, () => object> {
  const day = now.toISOString().slice(0, 10);
  const write = () => ({ client_id: uuidv7(), care_home_id });
  return {
    '/api/v2/family-organisation/choose-interests': () => ({ ...write(), chosen: ['dominoes'], let_go: ['bingo'] }),
    '/api/v2/family-organisation/we-did-it': () => ({ ...write(), activity_id, day, response: 'loved' }),
    '/api/v2/family-organisation/take-back': () => ({ ...write(), activity_id, day }),
  };
}
