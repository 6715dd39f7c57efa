import { z } from 'zod';
import { SupportBand } from './instrument.ts';

const Points = z.array(z.string()).readonly();

/** One guide card of `/pal-info`: written by us, CC BY 4.0, short enough for A5. */
export const BandGuide = z.object({
  support_band: SupportBand,
  name: z.string(),
  in_short: z.string(),
  may_see: Points,
  invite: Points,
  set_up: Points,
  say: Points,
  how_long: z.string(),
  how_many: z.string(),
  shapes: Points,
  avoid: Points,
  working: Points,
});
export type BandGuide = z.infer<typeof BandGuide>;

export const BAND_GUIDES: readonly [BandGuide, BandGuide, BandGuide, BandGuide] = [
  {
    support_band: 1,
    name: 'Leads',
    in_short: 'Knows what they want to do and how. Our part is to make it possible, then to step back.',
    may_see: ['Has ideas and a plan', 'Notices what is missing and asks for it', 'Remembers and talks about it later'],
    invite: ['Say what is on, where and when', 'Ask for their help, their skill or their opinion'],
    set_up: ['Have everything within reach', 'Leave room to do it their own way', 'Write the time down'],
    say: ['An open question: “How would you do it?”', 'Up to about 25 words at a time'],
    how_long: '30 to 60 minutes, with a break when they say so',
    how_many: 'Any group, up to about 12',
    shapes: ['Clubs and committees', 'Projects over several weeks', 'Teaching others', 'Games with rules'],
    avoid: ['Doing it for them', 'Correcting the result', 'Praise that would suit a child'],
    working: ['Comes back by themselves', 'Changes the plan', 'Tells somebody else about it'],
  },
  {
    support_band: 2,
    name: 'Joins when set up',
    in_short: 'Does well with things they know, laid out and begun together. Our part is to set the table.',
    may_see: ['Looks to others for the next step', 'Is good at old skills', 'Loses the thread when there is too much'],
    invite: ['Go to them, at eye level', 'Show the thing while you say what it is', 'Walk there together'],
    set_up: [
      'Clear the table of all else',
      'Lay out two or three steps, left to right',
      'Sit where they can watch you',
    ],
    say: ['One step at a time', 'Two things to pick from', 'Up to about 12 words at a time'],
    how_long: '15 to 30 minutes',
    how_many: 'A small group of up to 6, with a host',
    shapes: ['Baking, potting up, folding, sorting', 'Singing with others', 'Short games', 'Pairs who help each other'],
    avoid: ['Several instructions at once', 'Testing the memory: “Do you remember?”', 'A noisy room'],
    working: ['The hands go on without a nudge', 'Smiles at a neighbour', 'Knows the photo again the next day'],
  },
  {
    support_band: 3,
    name: 'Joins through the senses',
    in_short: 'Enjoys what can be felt, heard, smelt and moved. Our part is to bring it near and to share it.',
    may_see: ['Strokes, taps, hums or sways', 'Repeats a movement that feels good', 'Comes and goes'],
    invite: ['Touch the back of the hand, say the name, wait', 'Make the first move and let them join in'],
    set_up: ['One thing at a time, pleasant to hold', 'Soft light, no television', 'Sit side by side'],
    say: ['Name what you share: “Warm.” “Lavender.”', 'Up to about 5 words at a time', 'Sing or hum instead'],
    how_long: '2 to 10 minutes, more than once a day',
    how_many: 'Beside one other person, or two',
    shapes: ['Music and movement', 'Hand massage', 'Fabric, wool, dough, petals', 'A few steps in the garden'],
    avoid: ['Explaining', 'Small things that can be swallowed', 'Taking a thing away without a word'],
    working: ['Reaches for more', 'The shoulders come down', 'A sound, a smile or a long look'],
  },
  {
    support_band: 4,
    name: 'Responds to closeness',
    in_short: 'Feels who is there and how. Our part is to come close, go slowly and read every small answer.',
    may_see: ['Eyes open or follow', 'The breath changes', 'A hand closes around yours'],
    invite: ['Say the name and your own, close by', 'Offer your hand and let it be taken'],
    set_up: ['Comfortable, warm, no hurry', 'One voice only', 'One scent, one song or one fabric'],
    say: ['The name, then a pause', 'Up to 3 words at a time', 'Your tone says the rest'],
    how_long: '1 to 3 minutes, several times a day',
    how_many: 'One to one',
    shapes: ['A song sung quietly', 'Hand in hand', 'A warm cloth, a known scent', 'Sun or air on the face'],
    avoid: ['Talking over the person', 'Cold hands, sudden noise', 'Going on after a frown or a turned head'],
    working: ['The face softens', 'The breath slows', 'The eyes find you'],
  },
];

/** Printed on every card. The names are those of its owners; the link is theirs, the words above are ours. */
export const GUIDE_NOTICE =
  'Ways of joining in is a practical guide, not a validated measure. Text by Heartsease, CC BY 4.0. It is not the Pool Activity Level (PAL) instrument, whose wording belongs to its owners.';
