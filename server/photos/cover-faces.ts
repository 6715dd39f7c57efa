import type { FaceBox } from '@heartsease/domain/photos/photo.ts';

interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** 3 or 4 for each pixel. */
  channels: number;
}

/** The lilac of the page, with which the colour of what is under it is mixed. */
const LILAC = [196, 178, 206] as const;
const OF_LILAC = 0.55;
/** The edge of a cover fades over this share of its size, outwards. */
const SOFT = 0.14;
/** A soft square (its power is 4) through the corners of a box is so much larger than the box. */
const AROUND_CORNERS = 2 ** 0.25;
const PETALS = 8;
const PETAL_DEPTH = 0.05;

/**
 * A flower of one colour over each face: the mean of what is under it, mixed with lilac. Every pixel of the box itself
 * is of that one colour, so nothing of a face can be found again; only beyond the box does the cover fade.
 *
 * @returns RGBA
 */
export function coverFaces({ pixels, width, height, channels }: Pixels, boxes: readonly FaceBox[]): Uint8Array {
  const covered = new Uint8Array(width * height * 4);
  for (let place = 0; place < width * height; place += 1) {
    for (let part = 0; part < 3; part += 1) covered[place * 4 + part] = pixels[place * channels + part] ?? 0;
    covered[place * 4 + 3] = 255;
  }
  for (const box of boxes) coverOne({ covered, width, height }, box);
  return covered;
}

function coverOne(
  { covered, width, height }: { covered: Uint8Array; width: number; height: number },
  box: FaceBox,
): void {
  const middle = { x: (box.x + box.width / 2) * width, y: (box.y + box.height / 2) * height };
  const half = { x: (box.width / 2) * width + 1, y: (box.height / 2) * height + 1 };
  const colour = meanOf({ covered, width, height }, box).map((mean, part) =>
    Math.round(mean * (1 - OF_LILAC) + (LILAC[part] ?? 0) * OF_LILAC),
  );
  const reach = AROUND_CORNERS * (1 + PETAL_DEPTH * 2) * (1 + SOFT);
  const [left, right] = [Math.floor(middle.x - half.x * reach), Math.ceil(middle.x + half.x * reach)];
  const [top, bottom] = [Math.floor(middle.y - half.y * reach), Math.ceil(middle.y + half.y * reach)];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
      const [dx, dy] = [(x + 0.5 - middle.x) / half.x, (y + 0.5 - middle.y) / half.y];
      const edge = AROUND_CORNERS * (1 + PETAL_DEPTH * (1 + Math.cos(PETALS * Math.atan2(dy, dx))));
      const beyond = ((dx ** 4 + dy ** 4) ** 0.25 / edge - 1) / SOFT;
      const share = beyond <= 0 ? 1 : beyond >= 1 ? 0 : 1 - beyond * beyond * (3 - 2 * beyond);
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part += 1) {
        covered[at + part] = Math.round((covered[at + part] ?? 0) * (1 - share) + (colour[part] ?? 0) * share);
      }
    }
  }
}

function meanOf(
  { covered, width, height }: { covered: Uint8Array; width: number; height: number },
  box: FaceBox,
): number[] {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(box.y * height); y < Math.min(height, (box.y + box.height) * height); y += 1) {
    for (let x = Math.floor(box.x * width); x < Math.min(width, (box.x + box.width) * width); x += 1) {
      count += 1;
      for (let part = 0; part < 3; part += 1)
        sums[part] = (sums[part] ?? 0) + (covered[(y * width + x) * 4 + part] ?? 0);
    }
  }
  return sums.map((sum) => (count === 0 ? 0 : sum / count));
}
