import { seasonOf } from '@heartsease/domain/activities/seasons.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { SCENE_SIZE } from '../../photos/scenes.ts';
import { demoId, demoIds } from '../ids.ts';
import { temeValley } from './teme-valley.ts';

interface Page {
  days_ago: number;
  /** What they did, where it was an idea. */
  slug: string | null;
  words: string;
  /** A drawn photo; null where words stand alone. */
  scene: string | null;
  by: string;
}

/** What the circle put into its book. Nobody real: scenes, drawn when they are asked for first. */
const PAGES: readonly Page[] = [
  {
    days_ago: 1,
    slug: 'birds-at-the-feeder',
    words: 'The robin came first, then the blue tits. Dad counted eleven.',
    scene: 'feeder',
    by: 'organiser',
  },
  {
    days_ago: 4,
    slug: 'dominoes',
    words: 'Mum won two games out of three, and told us so all through tea.',
    scene: 'games',
    by: 'member',
  },
  {
    days_ago: 11,
    slug: 'a-song',
    words: 'She knew every verse of “Calon Lân”. I only knew the chorus.',
    scene: null,
    by: 'organiser',
  },
  { days_ago: 17, slug: null, words: 'Bara brith, from Nan’s own card.', scene: 'kitchen', by: 'member' },
  { days_ago: 26, slug: null, words: '', scene: 'tea', by: 'organiser' },
  {
    days_ago: 40,
    slug: null,
    words: 'The last warm day. We had our flask on the bench and stayed until four.',
    scene: 'garden',
    by: 'member',
  },
];

export async function keepFamilyBook(db: Db, today: string): Promise<void> {
  const care_home_id = demoIds.home(temeValley.key);
  for (const { days_ago, slug, words, scene, by } of PAGES) {
    const day = addDays(today, -days_ago);
    const at = new Date(`${day}T17:00:00Z`);
    const named = (what: string) => demoId(`${what} ${temeValley.key} ${days_ago}`, at);
    const account = demoIds.account(`${by}@${temeValley.key}.example`);
    const photo_id = scene === null ? null : named('book photo');
    if (photo_id !== null) {
      await db
        .insertInto('family_book_photos')
        .values({
          care_home_id,
          id: photo_id,
          brought_by: account,
          bytes: 1,
          received: 1,
          begun_at: at,
          updated_at: at,
          ready_at: at,
          ...SCENE_SIZE,
          screen_id: named('book photo screen'),
          thumb_id: named('book photo thumb'),
          // As it looked on that day.
          scene: `${scene}-${seasonOf(day)}`,
        })
        .execute();
    }
    await db
      .insertInto('family_book_pages')
      .values({
        care_home_id,
        id: named('book page'),
        day,
        activity_id: slug === null ? null : demoIds.activity(slug),
        words,
        photo_id,
        made_by: account,
        made_at: at,
        changed_by: account,
        changed_at: at,
      })
      .execute();
  }
}
