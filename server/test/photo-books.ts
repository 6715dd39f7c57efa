import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** A book that somebody has changed once. */
export async function addPhotoBook(
  client: pg.Client,
  { care_home_id, canary, resident_id, by }: { care_home_id: string; canary: string; resident_id: string; by: string },
): Promise<void> {
  const pages = [{ ...EMPTY, key: 'first', layout: 'words', words: canary }];
  await client.query(
    `insert into photo_books (care_home_id, id, resident_id, kind, title, pages, changed_by, changed_at)
     values ($1, $2, $3, 'life', $4, $5, $6, now())`,
    [care_home_id, uuidv7(), resident_id, canary, JSON.stringify(pages), by],
  );
  await client.query(
    `insert into photo_book_versions (care_home_id, resident_id, kind, version, title, subtitle, pages, changed_by, changed_at)
     values ($1, $2, 'life', 1, $3, $3, $4, $5, now())`,
    [care_home_id, resident_id, canary, JSON.stringify(pages), by],
  );
}

const EMPTY = { photo_ids: [], family_update_id: null, life_story_item_id: null, month: null, words: '' };

const SAVE = '/api/v2/photo-book/save';
const RESTORE = '/api/v2/photo-book/restore';
const EARLIER = '/api/v2/photo-book/earlier';

/** There is one book of a person: so each save gets a person of its own, with the same family around them. */
export async function freshBook(
  client: pg.Client,
  path: string,
  { care_home_id, resident_id }: Record<string, string>,
): Promise<{ resident_id?: string }> {
  if (![SAVE, RESTORE, EARLIER].includes(path) || resident_id === undefined) return {};
  const fresh = uuidv7();
  await client.query(
    `insert into residents
     select (jsonb_populate_record(r, jsonb_build_object('id', $3::uuid))).* from residents r
      where care_home_id = $1 and id = $2`,
    [care_home_id, resident_id, fresh],
  );
  await client.query(
    `insert into relative_links
     select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'resident_id', $3::uuid))).*
       from relative_links l where care_home_id = $1 and resident_id = $2 and status = 'active'`,
    [care_home_id, resident_id, fresh],
  );
  if (path !== SAVE) await addEarlierBook(client, { care_home_id, resident_id: fresh });
  return { resident_id: fresh };
}

/** A book that was saved twice, so that the first one can be read, and brought back. */
async function addEarlierBook(
  client: pg.Client,
  { care_home_id, resident_id }: Record<string, string | undefined>,
): Promise<void> {
  await client.query(
    `with book as (
       insert into photo_books (care_home_id, id, resident_id, kind, title, pages, version, changed_at)
       values ($1, gen_random_uuid(), $2, 'life', 'Priya', '[]', 2, now()))
     insert into photo_book_versions (care_home_id, resident_id, kind, version, title, subtitle, pages, changed_at)
     values ($1, $2, 'life', 1, 'Priya', '', '[]', now())`,
    [care_home_id, resident_id],
  );
}

export function photoBookInputs({
  care_home_id,
  resident_id,
  photo_id,
  family_update_id,
}: Record<string, string>): Record<string, () => object> {
  return {
    [EARLIER]: () => ({ resident_id, version: 1 }),
    [RESTORE]: () => ({ client_id: uuidv7(), care_home_id, resident_id, base_version: 2, version: 1 }),
    [SAVE]: () => ({
      client_id: uuidv7(),
      care_home_id,
      resident_id,
      base_version: 0,
      title: 'Days by the sea',
      subtitle: '',
      cover_photo_id: null,
      family_may_edit: true,
      pages: [{ ...EMPTY, key: 'first', layout: 'photo_words', photo_ids: [photo_id], family_update_id }],
    }),
  };
}
