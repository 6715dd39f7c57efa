import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Tint } from '@heartsease/domain/activities/activity.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';

const HOME = 'larch-house';

interface DemoResource {
  name: string;
  also?: string;
  /** Left out of a wish. */
  place?: string;
  quantity?: number;
  note?: string;
  icon: string;
  tint: Tint;
  /** Who has how many of it; negative days: it should have been back. */
  out?: { borrower: string; quantity: number; due_in_days: number | null; days_ago: number };
}

/** What stands where at Larch House, as Nadia has written it on the inside of the cupboard doors. */
const CUPBOARD: readonly DemoResource[] = [
  {
    name: 'Dominoes',
    also: 'domino set, large-dot dominoes',
    place: 'Lounge dresser, left drawer',
    quantity: 3,
    note: 'One set has the large dots.',
    icon: 'squares-four',
    tint: 'slate',
    out: { borrower: 'Joyce, for her table', quantity: 1, due_in_days: 3, days_ago: 2 },
  },
  {
    name: 'Playing cards',
    also: 'pack of cards, deck of cards',
    place: 'Lounge dresser, left drawer',
    quantity: 6,
    icon: 'cards-three',
    tint: 'brick',
  },
  {
    name: 'Jigsaw puzzles',
    also: 'jigsaw, puzzle',
    place: 'Library shelf',
    quantity: 14,
    note: 'Fewer pieces at the bottom.',
    icon: 'puzzle-piece',
    tint: 'duck',
  },
  {
    name: 'Hymn books',
    also: 'hymns, song sheets, large-print words, song words',
    place: 'Piano stool',
    quantity: 16,
    icon: 'book-open',
    tint: 'lilac',
  },
  {
    name: 'Speaker',
    also: 'player, music player, their music, music, recorded music, recorded sounds, tablet or speaker',
    place: 'Nadia’s desk, on its charger',
    quantity: 2,
    icon: 'radio',
    tint: 'plum',
    out: { borrower: 'Tomasz, Rowan wing', quantity: 1, due_in_days: -1, days_ago: 4 },
  },
  {
    name: 'Balloons',
    also: 'balloon, soft balloon',
    place: 'Craft cupboard, top shelf',
    quantity: 40,
    note: 'Count them out and in again.',
    icon: 'balloon',
    tint: 'rose',
  },
  {
    name: 'Soft ball',
    also: 'light ball, foam ball, balls',
    place: 'Craft cupboard, blue box',
    quantity: 5,
    icon: 'volleyball',
    tint: 'amber',
  },
  {
    name: 'Paints and brushes',
    also: 'paint, paints, brushes, watercolours',
    place: 'Craft cupboard, middle shelf',
    quantity: 12,
    icon: 'paint-brush',
    tint: 'sky',
  },
  {
    name: 'Paper and card',
    also: 'paper, coloured paper, plain cards',
    place: 'Craft cupboard, middle shelf',
    quantity: 100,
    icon: 'swatches',
    tint: 'mustard',
  },
  {
    name: 'Wool and needles',
    also: 'wool, knitting needles, yarn',
    place: 'Basket by the window',
    quantity: 20,
    icon: 'yarn',
    tint: 'rose',
  },
  {
    name: 'Pots and compost',
    also: 'compost, pots, seeds, trowels, small pots',
    place: 'Garden room',
    quantity: 30,
    icon: 'potted-plant',
    tint: 'moss',
  },
  {
    name: 'Hand cream',
    also: 'cream, plain cream, hand lotion',
    place: 'Treatment room, second drawer',
    quantity: 8,
    icon: 'hand',
    tint: 'teal',
  },
  {
    name: 'Tea lights',
    also: 'battery tea lights, battery candles, battery lights',
    place: 'Sideboard in the hall',
    quantity: 24,
    icon: 'flame',
    tint: 'amber',
  },
  {
    name: 'Photographs of Shrewsbury',
    also: 'old photographs, local photographs, photographs',
    place: 'Library shelf, red box',
    quantity: 60,
    icon: 'images',
    tint: 'stone',
  },
  {
    name: 'Scarves to dance with',
    also: 'scarves, light scarves, chiffon scarves',
    place: 'Craft cupboard, top shelf',
    quantity: 10,
    icon: 'wind',
    tint: 'lilac',
  },
  {
    name: 'Flour and baking things',
    also: 'flour, baking tray, mixing bowl',
    place: 'Small kitchen',
    quantity: 1,
    icon: 'cooking-pot',
    tint: 'mustard',
  },
];

const WISHES: readonly DemoResource[] = [
  {
    name: 'A bird table with a camera',
    also: 'bird feeder, bird table',
    note: 'For those who watch from bed.',
    icon: 'bird',
    tint: 'sky',
  },
  {
    name: 'Bowls for the corridor',
    also: 'indoor bowls, carpet bowls',
    note: 'Winston says he will be umpire.',
    icon: 'boules',
    tint: 'moss',
  },
  {
    name: 'Second large-print dictionary',
    also: 'dictionary',
    note: 'Adaeze’s spelling bee wears one out.',
    icon: 'book-bookmark',
    tint: 'plum',
  },
];

export async function keepCupboard(db: Db, today: string): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const by = demoIds.account(`coordinator@${HOME}.example`);
  const at = new Date(`${addDays(today, -70)}T13:30:00Z`);
  const idOf = (name: string) => demoId(`resource ${HOME} ${name}`);
  const all = [
    ...CUPBOARD.map((resource) => ({ kind: 'have' as const, ...resource })),
    ...WISHES.map((resource) => ({ kind: 'wish' as const, ...resource })),
  ];
  await db
    .insertInto('resources')
    .values(
      all.map(({ kind, name, also = '', place = '', quantity = 1, note = '', icon, tint }) => ({
        kind,
        name,
        also,
        place,
        quantity,
        note,
        icon,
        tint,
        care_home_id,
        id: idOf(name),
        created_at: at,
        created_by: by,
        updated_at: at,
        updated_by: by,
      })),
    )
    .execute();
  await db
    .insertInto('resource_loans')
    .values(
      all.flatMap(({ name, out }) =>
        out === undefined
          ? []
          : [
              {
                care_home_id,
                id: demoId(`loan ${HOME} ${name}`),
                resource_id: idOf(name),
                borrower: out.borrower,
                quantity: out.quantity,
                due_on: out.due_in_days === null ? null : addDays(today, out.due_in_days),
                borrowed_at: new Date(`${addDays(today, -out.days_ago)}T10:00:00Z`),
                written_by: by,
              },
            ],
      ),
    )
    .execute();
}
