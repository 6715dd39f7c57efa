import type { DemoPhoto } from '../demo-photo.ts';
import { lastFridayOfBetty, lastOfBetty } from './last-day.ts';

const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';
const PRIYA = 'priya.menon@larch-house.example';

/** Betty’s last year, for the book that her family is given: alone, and with Frank. */
export const PHOTOS_OF_BETTY: readonly DemoPhoto[] = [
  {
    scene: 'booking',
    days_ago: lastOfBetty({ month: 5, day: 28 }),
    by: PRIYA,
    caption: 'An afternoon at the steam railway, and a ticket window with nobody behind it. Then there was',
    people: [['betty-ellis', 96, 58, 1.04]],
  },
  {
    scene: 'tea',
    days_ago: lastOfBetty({ month: 7, day: 3 }),
    by: NADIA,
    caption: 'Her birthday: three sorts of cake, and the last word on each of them',
    people: [['betty-ellis', 104, 66, 1]],
  },
  {
    scene: 'garden',
    days_ago: lastOfBetty({ month: 9, day: 12 }),
    by: TOMASZ,
    caption: 'Sixty-four years to the day. He was early; she says that he always was',
    people: [
      ['frank-ellis', 40, 64, 0.92],
      ['betty-ellis', 196, 66, 0.92],
    ],
  },
  {
    scene: 'cakes',
    days_ago: lastFridayOfBetty({ month: 10, day: 16 }),
    by: TOMASZ,
    caption: 'Butterfly cakes, because it was Friday',
    people: [['betty-ellis', 104, 44, 1]],
  },
  {
    scene: 'whist',
    days_ago: lastOfBetty({ month: 11, day: 18 }),
    by: NADIA,
    caption: 'Whist for matchsticks. The larger heap is hers',
    people: [['betty-ellis', 104, 50, 1]],
  },
  {
    scene: 'piano',
    days_ago: lastOfBetty({ month: 12, day: 22 }),
    by: PRIYA,
    caption: 'Carols. She took the descant, and nobody argued',
    people: [['betty-ellis', 60, 50, 0.98]],
  },
  {
    scene: 'lounge',
    days_ago: lastOfBetty({ month: 2, day: 14 }),
    by: TOMASZ,
    caption: 'Fourteen had come to call on fifteen, as on every other day',
    // Close to each other, so that half a page of a book holds both.
    people: [
      ['frank-ellis', 68, 114, 0.79],
      ['betty-ellis', 172, 115, 0.79],
    ],
  },
];
