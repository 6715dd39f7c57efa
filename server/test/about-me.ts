import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { MadeHome } from './homes.ts';

export type AboutMePieces = { suggestion_id: string; life_story_item_id: string; tag_id: string };

/** A card of the first resident, with its version, and one of everything that "About me" holds. */
export async function addAboutMe(client: pg.Client, home: MadeHome): Promise<AboutMePieces> {
  const { care_home_id, canary, residentIds } = home;
  const values = [care_home_id, residentIds[0], canary];
  await client.query(
    `insert into about_me_cards (care_home_id, resident_id, heading, text, visibility, confirmed_on)
     values ($1, $2, 'most_important', $3, 'relatives', current_date - 30)`,
    values,
  );
  await client.query(
    `insert into about_me_versions (care_home_id, resident_id, heading, version, kind, text, is_own_words, helped_by, visibility)
     values ($1, $2, 'most_important', 1, 'written', $3, false, '', 'relatives')`,
    values,
  );
  const pieces = await addAboutMePieces(client, { care_home_id, canary, resident_id: residentIds[0] ?? '' });
  await client.query(
    `insert into resident_about_me_tags (care_home_id, resident_id, note, id, tag_id, strength, confirmed_on)
     values ($1, $2, $3, $4, $5, 'likes', current_date)`,
    [...values, uuidv7(), pieces.tag_id],
  );
  return pieces;
}

/** What a call may name by its id: a suggestion that waits, a piece of a life story, a tag. */
export async function addAboutMePieces(
  client: pg.Client,
  { care_home_id, canary, resident_id }: { care_home_id: string; canary: string; resident_id: string },
): Promise<AboutMePieces> {
  const [suggestion_id, life_story_item_id, tag_id] = [uuidv7(), uuidv7(), uuidv7()];
  const values = [care_home_id, resident_id, canary];
  await client.query(
    `insert into about_me_suggestions (care_home_id, resident_id, text, id, heading, origin)
     values ($1, $2, $3, $4, 'most_important', 'staff')`,
    [...values, suggestion_id],
  );
  await client.query(
    `insert into life_story_items (care_home_id, resident_id, title, id, chapter, sensitivity, rank)
     values ($1, $2, $3, $4, 'work', 'share', 0)`,
    [...values, life_story_item_id],
  );
  await client.query(
    `insert into about_me_tags (care_home_id, id, tag_group, label, icon, colour)
     values ($1, $2::uuid, 'comfort', $3 || ' ' || right($2::text, 12), 'heart', 'plum')`,
    [care_home_id, tag_id, canary],
  );
  return { suggestion_id, life_story_item_id, tag_id };
}

const CHANGE_A_PIECE = new Set([
  '/api/v2/about-me/accept-suggestion',
  '/api/v2/about-me/decline-suggestion',
  '/api/v2/life-story/save',
  '/api/v2/about-me-tag/save',
  '/api/v2/about-me-tag/archive',
  '/api/v2/about-me-tag/merge',
]);

/** These change what they name, so each gets one of its own, on its first version. */
export async function freshPieces(
  client: pg.Client,
  path: string,
  { care_home_id = '', resident_id = '' }: Record<string, string>,
): Promise<Partial<AboutMePieces>> {
  if (!CHANGE_A_PIECE.has(path)) return {};
  return await addAboutMePieces(client, { care_home_id, resident_id, canary: 'Priya' });
}

/** Calls of "About me" whose input must fit what stands. */
export function aboutMeInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, resident_id, suggestion_id, tag_id = '' } = ids;
  const write = () => ({ care_home_id, client_id: uuidv7() });
  // Two who write the same on a card have no quarrel, so the sample may be sent again and again.
  const card = { resident_id, base_version: 1, text: 'Priya', is_own_words: false, helped_by: '', visibility: 'staff' };
  const tag = {
    tag_group: 'comfort',
    label: `Zyxqv ${tag_id.slice(-12)}`,
    label_cy: '',
    icon: 'heart',
    colour: 'plum',
  };
  return {
    '/api/v2/about-me/save-entry': () => ({ ...write(), heading: 'most_important', ...card }),
    '/api/v2/about-me/accept-suggestion': () => ({ ...write(), suggestion_id, ...card }),
    '/api/v2/about-me-tag/save': () => ({ ...write(), tag_id, base_version: 1, ...tag }),
    '/api/v2/about-me-tag/merge': () => ({ ...write(), tag_id, into: 'hand-held' }),
    '/api/v2/about-me-tag/assign': () => ({ ...write(), resident_id, tag: 'hand-held', strength: 'likes', note: '' }),
    '/api/v2/about-me-tag/unassign': () => ({ ...write(), resident_id, tag: 'hand-held' }),
  };
}
