import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import type { FaceBox } from '@heartsease/domain/photos/photo.ts';
import { coverFaces } from './cover-faces.ts';
import { drawCovered } from './draw-photo.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** A photo of one colour with something else where the faces are. */
function photo(faces: readonly FaceBox[], ofFace: (place: number) => number, around = 90): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3).fill(around);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      if (faces.some((face) => holds(face, x, y)))
        for (let part = 0; part < 3; part += 1) pixels[(y * WIDTH + x) * 3 + part] = ofFace(x * 7 + y * 13 + part * 5);
  return pixels;
}

/** Whether a pixel has any share in a box. */
function holds({ x, y, width, height }: FaceBox, across: number, down: number): boolean {
  return (
    across + 1 > x * WIDTH && across < (x + width) * WIDTH && down + 1 > y * HEIGHT && down < (y + height) * HEIGHT
  );
}

const covered = (pixels: Uint8Array, faces: readonly FaceBox[]) =>
  coverFaces({ pixels, width: WIDTH, height: HEIGHT, channels: 3 }, faces);

const PLACES: [name: string, faces: FaceBox[]][] = [
  ['one in the middle', [{ x: 0.4, y: 0.3, width: 0.2, height: 0.3 }]],
  ['one in a corner', [{ x: 0, y: 0, width: 0.15, height: 0.3 }]],
  ['one at the lower edge', [{ x: 0.8, y: 0.75, width: 0.2, height: 0.25 }]],
  [
    'two beside each other',
    [
      { x: 0.3, y: 0.3, width: 0.17, height: 0.3 },
      { x: 0.47, y: 0.33, width: 0.17, height: 0.3 },
    ],
  ],
  [
    'one over another',
    [
      { x: 0.3, y: 0.3, width: 0.3, height: 0.4 },
      { x: 0.4, y: 0.2, width: 0.2, height: 0.3 },
    ],
  ],
  ['a wide one', [{ x: 0.1, y: 0.4, width: 0.8, height: 0.05 }]],
  ['one as small as can be', [{ x: 0.503, y: 0.507, width: 0.01, height: 0.01 }]],
  ['one that is the whole picture', [{ x: 0, y: 0, width: 1, height: 1 }]],
];

test.each(PLACES)('what is under a cover changes not one pixel of the picture: %s', (_name, faces) => {
  const loud = covered(
    photo(faces, (place) => (place * 97) % 256),
    faces,
  );
  const quiet = covered(
    photo(faces, () => 240),
    faces,
  );
  expect(Buffer.from(loud).equals(Buffer.from(quiet))).toBe(true);
});

test('nor one byte of the files, large or small', async () => {
  const faces = [{ x: 0.4, y: 0.3, width: 0.2, height: 0.3 }];
  const [loud, quiet] = await Promise.all(
    [(place: number) => (place * 97) % 256, () => 240].map(async (ofFace) => {
      const whole = covered(photo(faces, ofFace), []);
      return await drawCovered(await Transformer.fromRgbaPixels(whole, WIDTH, HEIGHT).png(), faces);
    }),
  );
  expect(loud?.screen.equals(quiet?.screen ?? Buffer.of())).toBe(true);
  expect(loud?.thumb.equals(quiet?.thumb ?? Buffer.of())).toBe(true);
});

test('a flower is a bit larger than the face, fades at its edge, and leaves everything beside it as it was', () => {
  const face = { x: 0.4, y: 0.3, width: 0.2, height: 0.4 };
  const pixels = covered(
    photo([face], () => 240),
    [face],
  );
  const at = (x: number, y: number) => [...pixels.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)];
  expect(at(60, 60), 'beside the box').not.toEqual([90, 90, 90]);
  expect(at(20, 60), 'far from it').toEqual([90, 90, 90]);
  const reds = Array.from({ length: 20 }, (_, place) => at(50 + place, 60)[0] ?? 0);
  const steps = reds.slice(1).map((red, place) => Math.abs(red - (reds[place] ?? 0)));
  expect(reds[0]).toBe(90);
  expect(Math.max(...reds) - 90, 'seen at all').toBeGreaterThan(30);
  expect(Math.max(...steps), 'no hard edge').toBeLessThan(60);
});

test('a cover on a dark photo is darker than one on a light photo', () => {
  const face = { x: 0.4, y: 0.3, width: 0.2, height: 0.4 };
  const lightness = (around: number) => {
    const pixels = covered(
      photo([face], () => 128, around),
      [face],
    );
    const middle = (60 * WIDTH + 75) * 4;
    return pixels[middle] ?? 0;
  };
  expect(lightness(20)).toBeLessThan(lightness(230) - 25);
});
