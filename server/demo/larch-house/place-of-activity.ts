import { coreActivities } from '../../activities/core-activities.ts';

/** What a photo shows of it: a scene of server/photos/scene-parts.ts, and words that are true of each such activity. */
interface Place {
  scene: string;
  caption: string;
}

export const PLACES = {
  kitchen: { scene: 'kitchen', caption: 'Eileen, and flour on everybody' },
  garden: { scene: 'garden', caption: 'Eileen out of doors, and in no hurry to come in' },
  hills: { scene: 'hills', caption: 'Eileen had all the time in the world' },
  doorstep: { scene: 'doorstep', caption: 'Eileen said good day to everybody who came by' },
  painting: { scene: 'painting', caption: 'Eileen chose the colours' },
  tea: { scene: 'tea', caption: 'Eileen, a cup, and a story to go with it' },
  piano: { scene: 'piano', caption: 'Eileen knew every verse' },
  games: { scene: 'games', caption: 'Eileen plays to win, and says so' },
  wool: { scene: 'wool', caption: 'Eileen, and a ball of good wool' },
  lounge: { scene: 'lounge', caption: 'Eileen had the whole room laughing' },
  alone: { scene: 'lounge', caption: 'Eileen, and the smile that goes with it' },
} as const satisfies Record<string, Place>;

/** As the library draws an activity on its cards. */
const BY_DRAWING: Record<string, keyof typeof PLACES> = {
  bread: 'kitchen',
  garden: 'garden',
  paint: 'painting',
  tea: 'tea',
  yoga: 'lounge',
};

/** Where the drawing of the library says nothing, or something else. */
export const BY_ACTIVITY: Record<string, keyof typeof PLACES> = {
  ...each('a-song singing sea-shanties at-the-piano percussion sunday-hymns welsh-hymn-singing', 'piano'),
  ...each('dominoes bingo mahjong cards draughts oware jigsaw railway-cards', 'games'),
  ...each('knit-and-natter knitting sewing', 'wool'),
  ...each('leaf-prints card-making', 'painting'),
  ...each('pierogi-table recipe-from-home', 'kitchen'),
  ...each('papers-and-toast mens-breakfast table-for-two good-chat the-snug call-home residents-meeting', 'tea'),
  ...each('tasting-table ice-cream-on-the-prom signs-over-tea', 'tea'),
  ...each('walk-to-the-park picnic minibus-ride kite-on-a-string cloud-watching', 'hills'),
  ...each('fresh-air wash-the-car', 'doorstep'),
  // Flowers are arranged indoors, and in the garden nobody does.
  ...each('flower-arranging', 'lounge'),
};

interface What {
  /** Of the library; what a home made itself is in the lounge. */
  slug: string | null;
  format: string;
  response: string;
}

/** Where a photo of Eileen at an activity was taken, and what is said below it. */
export function placeOfActivity({ slug, format, response }: What): Place {
  const drawing = coreActivities.find((activity) => activity.slug === slug)?.scene ?? '';
  const key = BY_ACTIVITY[slug ?? ''] ?? BY_DRAWING[drawing] ?? 'lounge';
  const place = PLACES[key === 'lounge' && format !== 'group' ? 'alone' : key];
  // Of a quiet hour nothing is said that was not so.
  return response === 'quiet' ? { ...place, caption: 'Eileen, at her ease' } : place;
}

function each(slugs: string, place: keyof typeof PLACES): Record<string, keyof typeof PLACES> {
  return Object.fromEntries(slugs.split(' ').map((slug) => [slug, place]));
}
