export type Colour = readonly [red: number, green: number, blue: number];

/** What a flower is painted in. */
export interface Tones {
  back: Colour;
  side: Colour;
  front: Colour;
  line: Colour;
  eye: Colour;
}

/** The colours of the mark (look.md), each mixed with what is around a face. */
const DAMSON: Colour = [122, 58, 110];
const LILAC: Colour = [185, 169, 221];
const PALE: Colour = [236, 226, 243];
const MUSTARD: Colour = [237, 180, 60];
/** Grey of the page: it takes the loudness out of a colour. */
const CALM: Colour = [214, 203, 212];

/** How far beyond a petal the flower fades, in half sizes of the face. */
const SOFT = 0.14;
const SHADE = 0.12;

interface Petal {
  tone: 'back' | 'side' | 'front';
  rounds: { x: number; y: number; radius: number }[];
}

/**
 * The petals of a heartsease, from the back to the front, in half sizes of the face: 1 is the edge of its box. Together
 * they hold all four corners of the box (1, 1), so that nothing of a face looks out between two petals.
 */
const PETALS: readonly Petal[] = [
  { tone: 'back', rounds: [{ x: -0.5, y: -0.54, radius: 0.84 }] },
  { tone: 'back', rounds: [{ x: 0.5, y: -0.54, radius: 0.84 }] },
  { tone: 'side', rounds: [{ x: -0.65, y: 0.27, radius: 0.83 }] },
  { tone: 'side', rounds: [{ x: 0.65, y: 0.27, radius: 0.83 }] },
  {
    tone: 'front',
    rounds: [
      { x: -0.34, y: 0.74, radius: 0.6 },
      { x: 0.34, y: 0.74, radius: 0.6 },
    ],
  },
];
const EYE = { x: 0, y: 0.14, radius: 0.13 };
/** Three fine lines go down from the eye, as on the mark. */
const LINES = [
  { x: -0.3, y: 0.62 },
  { x: 0, y: 0.74 },
  { x: 0.3, y: 0.62 },
];
const LINE_WIDTH = 0.035;

/** Beyond this many half sizes nothing is painted. */
export const FLOWER_REACH = Math.max(
  ...PETALS.flatMap(({ rounds }) =>
    rounds.map(({ x, y, radius }) => Math.max(Math.abs(x), Math.abs(y)) + radius + SOFT),
  ),
);

/** The tones of a flower that sits in what is around it: warmer, cooler, lighter or darker with it. */
export function tonesOf(around: Colour): Tones {
  const muted = mixed(around, CALM, 0.5);
  return {
    back: mixed(muted, DAMSON, 0.38),
    side: mixed(muted, LILAC, 0.6),
    front: mixed(muted, PALE, 0.7),
    line: mixed(muted, DAMSON, 0.75),
    eye: mixed(muted, MUSTARD, 0.75),
  };
}

/**
 * The flower at one place, where 1 is the edge of the face's box to the right and below.
 *
 * @param pixel how large a pixel is in the same measure
 * @returns its colour there, and how much of it: 1 is all
 */
export function flowerAt(x: number, y: number, tones: Tones, pixel: number): { colour: Colour; share: number } {
  let colour: Colour = tones.back;
  let nearest = Infinity;
  for (const { tone, rounds } of PETALS) {
    const out = outOf(rounds, x, y);
    if (out < nearest || out < pixel) {
      // Deeper towards the eye. Beyond all petals the nearest one goes on, and fades.
      const own = mixed(tones[tone], DAMSON, 0.2 * smooth(1 - length(x - EYE.x, y - EYE.y) / 0.9));
      colour = nearest > 0 ? own : mixed(shaded(colour, out), own, 1 - smooth((out + pixel) / (2 * pixel)));
    } else if (nearest <= 0) colour = shaded(colour, out);
    nearest = Math.min(nearest, out);
  }
  if (x * x + y * y < 1) for (const end of LINES) colour = mixed(colour, tones.line, 0.7 * drawnLine(x, y, end, pixel));
  const eye = length(x - EYE.x, y - EYE.y) - EYE.radius;
  colour = mixed(colour, tones.eye, 1 - smooth((eye + pixel) / (2 * pixel)));
  const isOfFace = Math.abs(x) <= 1 && Math.abs(y) <= 1;
  return { colour, share: isOfFace ? 1 : 1 - smooth(nearest / SOFT) };
}

/** A petal casts a little shade on the one behind it. */
function shaded(colour: Colour, out: number): Colour {
  return out < SHADE ? mixed(colour, DAMSON, 0.14 * (1 - smooth(out / SHADE))) : colour;
}

/** How much of a line with round ends is at this place. */
function drawnLine(x: number, y: number, end: { x: number; y: number }, pixel: number): number {
  const [across, down] = [end.x - EYE.x, end.y - EYE.y];
  const along = Math.min(1, Math.max(0, ((x - EYE.x) * across + (y - EYE.y) * down) / (across ** 2 + down ** 2)));
  const away = length(x - EYE.x - across * along, y - EYE.y - down * along) - LINE_WIDTH * (1 - 0.6 * along);
  return 1 - smooth((away + pixel) / (2 * pixel));
}

function mixed(one: Colour, other: Colour, share: number): Colour {
  const of = (part: 0 | 1 | 2) => one[part] * (1 - share) + other[part] * share;
  return [of(0), of(1), of(2)];
}

/** How far outside of these rounds a place is; below nothing, inside. */
function outOf(rounds: Petal['rounds'], x: number, y: number): number {
  let nearest = Infinity;
  for (const round of rounds) nearest = Math.min(nearest, length(x - round.x, y - round.y) - round.radius);
  return nearest;
}

/** Every pixel of a cover asks for it, and `Math.hypot` takes ten times as long. */
function length(across: number, down: number): number {
  return Math.sqrt(across * across + down * down);
}

/** From 0 to 1 without a corner. */
function smooth(share: number): number {
  const held = Math.min(1, Math.max(0, share));
  return held * held * (3 - 2 * held);
}
