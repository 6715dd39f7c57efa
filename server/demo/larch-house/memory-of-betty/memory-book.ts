import type { BookPage } from '@heartsease/domain/photo-book/photo-book.ts';
import type { Db } from '../../../db/database.ts';
import { demoId, demoIds } from '../../ids.ts';
import { lastDayOfBetty } from './last-day.ts';

const HOME = 'larch-house';
const BETTY = 'betty-ellis';
const NADIA = 'coordinator@larch-house.example';
const DAY = 86_400_000;

interface Whose {
  care_home_id: string;
  resident_id: string;
}

/**
 * Betty died in the spring. Nadia has put together what there is of her, for Frank and Linda: the story that they told,
 * the photos of her last year, what was shared while she lived, and what staff remember.
 */
export async function keepMemoryBook(db: Db, { now, today }: { now: Date; today: string }): Promise<void> {
  const whose = { care_home_id: demoIds.home(HOME), resident_id: demoIds.resident(HOME, BETTY) };
  const photos = await photosOf(db, whose);
  const pages = pagesOf(photos, await storiesOf(db, whose), await updatesOf(db, whose));
  // Some weeks ago, though not before a week had gone by, nor later than now.
  const aWeekAfter = Date.parse(`${lastDayOfBetty(today)}T15:00:00Z`) + 7 * DAY;
  const changed_at = new Date(Math.min(Math.max(now.getTime() - 20 * DAY, aWeekAfter), now.getTime() - 3_600_000));
  await db
    .insertInto('photo_books')
    .values({
      ...whose,
      id: demoId(`memory book ${HOME} betty`, now),
      kind: 'memory',
      subtitle: 'The voice from the booking office',
      cover_photo_id: photos.get('booking') ?? null,
      pages: JSON.stringify(pages.map((page) => ({ ...page, by: demoIds.account(NADIA) }))),
      changed_by: demoIds.account(NADIA),
      changed_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In the order in which it is read; what there is none of has no page. */
function pagesOf(
  photos: ReadonlyMap<string, string>,
  [work, love, holidays]: readonly string[],
  [whist, news, crossword]: readonly string[],
): BookPage[] {
  const story = (life_story_item_id: string | undefined) =>
    life_story_item_id === undefined
      ? []
      : [page(`story-${life_story_item_id}`, { layout: 'story', life_story_item_id })];
  const moment = (family_update_id: string | undefined) =>
    family_update_id === undefined ? [] : [page(`moment-${family_update_id}`, { layout: 'words', family_update_id })];
  const photo = (scene: string, words = '') => {
    const id = photos.get(scene);
    const layout = words === '' ? ('photo' as const) : ('photo_words' as const);
    return id === undefined ? [] : [page(`photo-${scene}`, { layout, photo_ids: [id], words })];
  };
  const said = (key: string, words: string) => [page(key, { layout: 'words', words })];
  return [
    ...story(work),
    ...photo(
      'booking',
      'She had the best telephone voice in Shropshire, and could get a smile out of a turnstile. Forty tickets sold by three o’clock, and nobody short-changed.',
    ),
    ...story(love),
    ...photo('garden'),
    ...story(holidays),
    ...photo('seaside'),
    ...photo('tea'),
    ...photo(
      'cakes',
      'Butterfly cakes on Fridays. She said the wings were for whoever had had a hard week, and she always knew who.',
    ),
    ...photo('whist'),
    ...moment(whist),
    ...photo('piano'),
    ...moment(news),
    ...photo(
      'lounge',
      'Two doors open across one corridor, fourteen and fifteen. The last word was hers, and generally it was a kind one.',
    ),
    ...moment(crossword),
    ...said(
      'nadias-words',
      'Dear Frank, dear Linda, this is how we remember her. Come and tell us what we have left out: the pot is always warm.',
    ),
  ];
}

/** By where they were taken: none of her was taken twice in one place. */
async function photosOf(db: Db, { care_home_id, resident_id }: Whose): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('photos as p')
    .innerJoin('photo_subjects as s', (join) =>
      join.onRef('s.care_home_id', '=', 'p.care_home_id').onRef('s.photo_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.scene'])
    .where('p.care_home_id', '=', care_home_id)
    .where('s.resident_id', '=', resident_id)
    .execute();
  return new Map(rows.map(({ id, scene }) => [scene?.split('-')[0] ?? '', id]));
}

async function storiesOf(db: Db, { care_home_id, resident_id }: Whose): Promise<string[]> {
  const rows = await db
    .selectFrom('life_story_items')
    .select('id')
    .where('care_home_id', '=', care_home_id)
    .where('resident_id', '=', resident_id)
    .orderBy('rank')
    .execute();
  return rows.map(({ id }) => id);
}

/** The first one first. */
async function updatesOf(db: Db, { care_home_id, resident_id }: Whose): Promise<string[]> {
  const rows = await db
    .selectFrom('family_updates')
    .select('id')
    .where('care_home_id', '=', care_home_id)
    .where('resident_id', '=', resident_id)
    .orderBy('opens_at')
    .execute();
  return rows.map(({ id }) => id);
}

function page(key: string, of: Partial<BookPage> & Pick<BookPage, 'layout'>): BookPage {
  return { key, photo_ids: [], family_update_id: null, life_story_item_id: null, month: null, words: '', ...of };
}
