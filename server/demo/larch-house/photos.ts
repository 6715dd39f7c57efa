import type { ActivitySeason } from '@heartsease/domain/activities/activity-detail.ts';
import { seasonOf } from '@heartsease/domain/activities/seasons.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { SCENE_SIZE, boxOfFigure } from '../../photos/scenes.ts';
import { demoId, demoIds } from '../ids.ts';
import type { DemoPhoto } from './demo-photo.ts';
import { lastOfBetty } from './memory-of-betty/last-day.ts';
import { PHOTOS_OF_BETTY } from './memory-of-betty/photos.ts';

const HOME = 'larch-house';
const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';
const PRIYA = 'priya.menon@larch-house.example';
const SARAH = 'relative@larch-house.example';

/**
 * What Larch House took lately, each as its season is. Nobody real: scenes and portraits, drawn when they are asked for
 * first.
 */
const PHOTOS: readonly DemoPhoto[] = [
  {
    scene: 'garden',
    days_ago: 0,
    by: TOMASZ,
    caption: {
      spring: 'Eileen found the first tulip of the row and told everybody',
      summer: 'Eileen found the tallest sunflower and told everybody',
      autumn: 'Eileen found the fattest pumpkin and told everybody',
      winter: 'Eileen found the robin on the spade and told everybody',
    },
    people: [['eileen-hartley', 96, 46, 1.04]],
    seen_by: SARAH,
  },
  {
    scene: 'tea',
    days_ago: 1,
    by: NADIA,
    caption: 'The good cups came out for no reason at all',
    people: [
      // Close to each other, so that the square of an album holds all three.
      ['mei-ling-chan', 26, 94, 0.76],
      ['joyce-campbell', 226, 94, 0.76],
      ['eileen-hartley', 122, 82, 0.8],
    ],
    seen_by: SARAH,
  },
  {
    scene: 'lounge',
    days_ago: 2,
    by: NADIA,
    caption: 'Before the chair yoga: Winston has the best posture',
    people: [
      ['winston-clarke', 18, 92, 0.9],
      ['eileen-hartley', 196, 92, 0.9],
    ],
  },
  {
    scene: 'seaside',
    // The July before she died.
    days_ago: lastOfBetty({ month: 7, day: 17 }),
    by: PRIYA,
    caption: 'Barmouth, with chips, and not a cloud until the bus left',
    people: [
      ['frank-ellis', 60, 96, 0.86],
      ['betty-ellis', 186, 100, 0.84],
    ],
  },
  {
    scene: 'kitchen',
    days_ago: 6,
    by: TOMASZ,
    caption: 'Sushila says the dough knows when it is watched',
    people: [['sushila-patel', 104, 34, 1]],
  },
  {
    scene: 'painting',
    days_ago: 8,
    by: NADIA,
    caption: 'Dilys paints pansies from memory',
    people: [['dilys-roberts', 60, 40, 0.98]],
  },
  {
    scene: 'tea',
    days_ago: 9,
    by: PRIYA,
    caption: '',
    people: [
      ['stan-bebb', 30, 80, 0.82],
      ['maureen-bebb', 190, 80, 0.82],
    ],
    state: 'withdrawn',
    seen_by: 'huw.bebb@larch-house.example',
  },
  {
    scene: 'lounge',
    days_ago: 11,
    by: TOMASZ,
    caption: 'Gurdev explains kabaddi; Winston asks for the rules again',
    people: [
      ['gurdev-singh-sahota', 24, 92, 0.9],
      ['winston-clarke', 196, 92, 0.9],
    ],
    state: 'only_the_home',
  },
  {
    scene: 'kitchen',
    days_ago: 13,
    by: NADIA,
    caption: 'Two recipes for one cake, and a truce',
    people: [
      ['halina-kowalska', 20, 56, 0.86],
      ['rosa-carini', 190, 56, 0.86],
    ],
    state: 'only_the_home',
  },
  {
    scene: { spring: 'hills', summer: 'seaside', autumn: 'hills', winter: 'hills' },
    days_ago: 5,
    by: PRIYA,
    caption: 'Peter and the long view',
    people: [['peter-lang', 110, 84, 0.96]],
  },
  {
    scene: 'garden',
    days_ago: 3,
    by: TOMASZ,
    caption: '',
    people: [['arthur-pugh', 40, 60, 0.94]],
    state: 'still_to_name',
  },
  {
    scene: 'garden',
    days_ago: 17,
    by: NADIA,
    caption: {
      spring: 'Eileen and Winston counted the tulips: 212',
      summer: 'Eileen and Winston counted the sunflowers: 38',
      autumn: 'Eileen and Winston counted the bulbs: 212',
      winter: 'Eileen and Winston counted the birds: 21, and one robin',
    },
    people: [
      ['eileen-hartley', 40, 64, 0.92],
      ['winston-clarke', 196, 64, 0.92],
    ],
    seen_by: SARAH,
  },
  ...PHOTOS_OF_BETTY,
];

/** @param now the moment of the demo world */
export async function keepPhotos(db: Db, today: string, now: Date): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  for (const [place, photo] of photosUntil(today).entries()) {
    const { scene, caption, taken_on, by, people, state, seen_by } = photo;
    // In the afternoon; of today's, a while ago.
    const at = new Date(Math.min(Date.parse(`${taken_on}T15:${10 + place}:00Z`), now.getTime() - 3_600_000));
    const id = demoId(`photo ${HOME} ${place}`, at);
    const account = demoIds.account(by);
    const isShared = state === undefined || state === 'withdrawn';
    await db
      .insertInto('photos')
      .values({
        care_home_id,
        id,
        brought_by: account,
        bytes: 1,
        received: 1,
        begun_at: at,
        updated_at: at,
        ready_at: at,
        ...SCENE_SIZE,
        screen_id: demoId(`photo screen ${HOME} ${place}`, at),
        thumb_id: demoId(`photo thumb ${HOME} ${place}`, at),
        scene,
        taken_on,
        caption,
        ...(state !== 'still_to_name' && { tagged_at: at, tagged_by: account }),
        ...(isShared && { shared_at: at, shared_by: account, shown_from: at }),
        ...(state === 'withdrawn' && { withdrawn_at: now, withdrawn_by: account }),
      })
      .execute();
    await db
      .insertInto('photo_subjects')
      .values(
        people.map(([key, x, y, scale]) => ({
          care_home_id,
          photo_id: id,
          resident_id: demoIds.resident(HOME, key),
          ...boxOfFigure({ x, y, scale }),
        })),
      )
      .execute();
    if (seen_by === undefined) continue;
    const account_id = demoIds.account(seen_by);
    const seen = new Date(Math.min(at.getTime() + 4 * 3_600_000, now.getTime()));
    await db
      .insertInto('photo_views')
      .values({ care_home_id, photo_id: id, account_id, first_seen_at: seen, last_seen_at: seen })
      .execute();
  }
}

/** Each photo with its day, and a scene and a caption of that time of the year. */
export function photosUntil(today: string) {
  return PHOTOS.map(({ days_ago, scene, caption, ...photo }) => {
    const taken_on = typeof days_ago === 'number' ? addDays(today, -days_ago) : days_ago(today);
    const season = seasonOf(taken_on);
    return { ...photo, taken_on, scene: `${inSeason(scene, season)}-${season}`, caption: inSeason(caption, season) };
  });
}

function inSeason(said: string | Record<ActivitySeason, string>, season: ActivitySeason): string {
  return typeof said === 'string' ? said : said[season];
}
