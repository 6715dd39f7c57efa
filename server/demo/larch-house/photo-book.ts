import type { BookPage, KeptPage } from '@heartsease/domain/photo-book/photo-book.ts';
import { buildBook, coverOf } from '@heartsease/domain/photo-book/build-book.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';

const HOME = 'larch-house';
const NADIA = 'coordinator@larch-house.example';

/** Nadia has begun a book for Sarah, who lives in Wellington: photos and what was kept, and a few words of her own. */
export async function keepPhotoBook(db: Db, { now }: { now: Date }): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const resident_id = demoIds.resident(HOME, 'eileen-hartley');
  const photos = (await photosOf(db, { care_home_id, resident_id })).map((photo) => ({
    ...photo,
    thumb: '',
    screen: '',
    width: 1600,
    height: 1200,
    covered: 0,
  }));
  const pages = buildBook('life', { photos, moments: await keptOf(db, { care_home_id, resident_id }), stories: [] });
  const cover = coverOf(photos);
  const story = await firstStoryOf(db, { care_home_id, resident_id });
  await db
    .insertInto('photo_books')
    .values({
      care_home_id,
      id: demoId(`photo book ${HOME} eileen`, now),
      resident_id,
      kind: 'life',
      title: 'A year with Eileen',
      subtitle: 'For Sarah, who asked what her mother is up to',
      cover_photo_id: cover?.id ?? null,
      pages: JSON.stringify([...withWords(pages, cover?.id), ...story, LAST_PAGE].map(byNadia)),
      changed_by: demoIds.account(NADIA),
      changed_at: new Date(now.getTime() - 5 * 3_600_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Whose {
  care_home_id: string;
  resident_id: string;
}

const LAST_PAGE: BookPage = {
  ...empty('nadias-words'),
  layout: 'words',
  words:
    'Dear Sarah, your mum has a joke for everybody who comes through the door, and a hymn for everybody who leaves. ' +
    'Write one back, and I will read it to her over the good cups.',
};

/** Pages with words on them are hers; the others were in the book by themselves. */
function byNadia(page: BookPage): KeptPage {
  return { ...page, by: page.words === '' ? null : demoIds.account(NADIA) };
}

/** The cover’s photo stands inside with Nadia’s words beside it. */
function withWords(pages: readonly BookPage[], cover: string | undefined): BookPage[] {
  return pages.map((page) =>
    cover !== undefined && page.photo_ids.includes(cover)
      ? {
          ...page,
          layout: 'photo_words',
          words: 'She asked for a copy of this one, and then for another, to send to Wellington.',
        }
      : page,
  );
}

async function photosOf(db: Db, { care_home_id, resident_id }: Whose) {
  return await db
    .selectFrom('photos as p')
    .innerJoin('photo_subjects as s', (join) =>
      join.onRef('s.care_home_id', '=', 'p.care_home_id').onRef('s.photo_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.taken_on', 'p.caption', 'p.report_id'])
    .select((query) =>
      query
        .selectFrom('photo_subjects as o')
        .whereRef('o.care_home_id', '=', 'p.care_home_id')
        .whereRef('o.photo_id', '=', 'p.id')
        .whereRef('o.resident_id', '<>', 's.resident_id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('others'),
    )
    .where('p.care_home_id', '=', care_home_id)
    .where('s.resident_id', '=', resident_id)
    .where('p.shared_at', 'is not', null)
    .where('p.withdrawn_at', 'is', null)
    .orderBy('p.taken_on')
    .execute()
    .then((rows) => rows.map(({ others, ...photo }) => ({ ...photo, others: others ?? 0 })));
}

/** Those that Sarah keeps, and a few in which something was said. */
async function keptOf(db: Db, { care_home_id, resident_id }: Whose) {
  const rows = await db
    .selectFrom('family_updates as u')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'u.care_home_id').onRef('t.id', '=', 'u.report_id'),
    )
    .leftJoin('family_update_keeps as k', (join) =>
      join.onRef('k.care_home_id', '=', 'u.care_home_id').onRef('k.family_update_id', '=', 'u.id'),
    )
    .select(['u.id', 'u.report_id', 'u.words', 'u.quote', 't.day', 't.title', 'k.kept_at'])
    .where('u.care_home_id', '=', care_home_id)
    .where('u.resident_id', '=', resident_id)
    .orderBy('t.day')
    .orderBy('u.id')
    .execute();
  const look = { icon: 'sparkle', tint: 'plum', response: 'loved' as const };
  return rows.map(({ kept_at, ...row }) => ({ ...row, ...look, is_kept: kept_at !== null }));
}

async function firstStoryOf(db: Db, { care_home_id, resident_id }: Whose): Promise<BookPage[]> {
  const rows = await db
    .selectFrom('life_story_items')
    .select('id')
    .where('care_home_id', '=', care_home_id)
    .where('resident_id', '=', resident_id)
    .where('sensitivity', '=', 'share')
    .where('removed_at', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .limit(2)
    .execute();
  return rows.map(({ id }) => ({ ...empty(`story-${id}`), layout: 'story', life_story_item_id: id }));
}

function empty(key: string): Omit<BookPage, 'layout'> {
  return { key, photo_ids: [], family_update_id: null, life_story_item_id: null, month: null, words: '' };
}
