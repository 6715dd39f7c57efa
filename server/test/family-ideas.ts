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

/** A page of the book of a family organisation, with a photo of which no file is in any store. */
export async function addBookPage(
  client: pg.Client,
  { care_home_id, canary, by }: { care_home_id: string; canary: string; by: string },
): Promise<string> {
  const [photo_id, id] = [uuidv7(), uuidv7()];
  await client.query(
    `insert into family_book_photos (care_home_id, id, brought_by, bytes, received, begun_at, updated_at, ready_at,
                                     width, height, screen_id, thumb_id)
     values ($1, $2, $3, 900, 900, now() - interval '2 days', now(), now(), 640, 480, $4, $5)`,
    [care_home_id, photo_id, by, uuidv7(), uuidv7()],
  );
  await client.query(
    `insert into family_book_pages (care_home_id, id, day, words, photo_id, made_by, made_at, changed_by, changed_at)
     values ($1, $2, current_date - 3, $3, $4, $5, now(), $5, now())`,
    [care_home_id, id, canary, photo_id, by],
  );
  return id;
}

const SAVE_PAGE = '/api/v2/family-organisation/save-book-page';
const OF_ONE_PAGE = new Set([SAVE_PAGE, '/api/v2/family-organisation/remove-book-page']);

/** What is taken out is taken out once, and what is changed stands in another version: each gets a page of its own. */
export async function freshBookPage(
  client: pg.Client,
  path: string,
  { care_home_id = '' }: Record<string, string>,
): Promise<{ book_page_id?: string }> {
  if (!OF_ONE_PAGE.has(path)) return {};
  const { rows } = await client.query<{ account_id: string }>(
    'select account_id from memberships where care_home_id = $1 limit 1',
    [care_home_id],
  );
  return { book_page_id: await addBookPage(client, { care_home_id, canary: 'Priya', by: rows[0]?.account_id ?? '' }) };
}

const OF_ONE_IDEA = new Set(
  ['idea', 'we-did-it', 'take-back', 'save-book-page'].map((call) => `/api/v2/family-organisation/${call}`),
);

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
  { care_home_id, activity_id, book_page_id }: Record<string, string>,
  now: Date,
): Record<string, () => object> {
  const day = now.toISOString().slice(0, 10);
  const write = () => ({ client_id: uuidv7(), care_home_id });
  return {
    '/api/v2/family-organisation/choose-interests': () => ({ ...write(), chosen: ['dominoes'], let_go: ['bingo'] }),
    '/api/v2/family-organisation/we-did-it': () => ({ ...write(), activity_id, day, response: 'loved' }),
    '/api/v2/family-organisation/begin-book-photo': () => ({ ...write(), new_photo_id: uuidv7(), bytes: 900 }),
    [SAVE_PAGE]: () => ({
      ...write(),
      book_page_id,
      base_version: 1,
      day,
      activity_id,
      words: `Priya ${uuidv7().slice(-6)}`,
      photo_ids: [],
    }),
    '/api/v2/family-organisation/take-back': () => ({ ...write(), activity_id, day }),
  };
}
