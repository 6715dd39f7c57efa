import type { FaceBox } from '@heartsease/domain/photos/photo.ts';
import { FLOWER_REACH, flowerAt, tonesOf } from './cover-flower.ts';
import type { Colour, Tones } from './cover-flower.ts';

interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** 3 or 4 for each pixel. */
  channels: number;
}

/** The colour is taken from a ring around a face, which begins and ends at these shares of its half size. */
const RING = { from: 1.08, to: 1.7 };
/** Where nothing is around a face, as it fills the picture: the lilac of the page. */
const LILAC: Colour = [196, 178, 206];
/** The ring is looked at in so many steps across and down: a mean needs no more. */
const STEPS = 48;
/** A box and what its edge touches, in pixels. */
const EDGE = 1;

/**
 * A soft heartsease over each face, in tones of what is around the face. Not one pixel under a box has a say in it, so
 * nothing of a face can be found again; only beyond the box does the flower fade.
 *
 * @returns RGBA
 */
export function coverFaces({ pixels, width, height, channels }: Pixels, boxes: readonly FaceBox[]): Uint8Array {
  const covered = new Uint8Array(width * height * 4);
  for (let place = 0; place < width * height; place += 1) {
    for (let part = 0; part < 3; part += 1) covered[place * 4 + part] = pixels[place * channels + part] ?? 0;
    covered[place * 4 + 3] = 255;
  }
  const picture = { covered, width, height };
  const faces = boxes.map((box) => placeOf(box, picture));
  // All tones first: what is beside a face may be the face of somebody else, which is covered too.
  const tones = faces.map((face) => tonesOf(meanAround(picture, face, faces)));
  for (const [place, face] of faces.entries()) coverOne(picture, face, tones[place] ?? tonesOf(LILAC));
  return covered;
}

interface Picture {
  covered: Uint8Array;
  width: number;
  height: number;
}

/** The middle of a face and half its size, in pixels. */
interface Face {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

function placeOf(box: FaceBox, { width, height }: Picture): Face {
  return {
    x: (box.x + box.width / 2) * width,
    y: (box.y + box.height / 2) * height,
    halfWidth: (box.width / 2) * width + EDGE,
    halfHeight: (box.height / 2) * height + EDGE,
  };
}

function coverOne({ covered, width, height }: Picture, face: Face, tones: Tones): void {
  const { x: middle, y: centre, halfWidth, halfHeight } = face;
  const [left, right] = [middle - halfWidth * FLOWER_REACH, middle + halfWidth * FLOWER_REACH];
  const [top, bottom] = [centre - halfHeight * FLOWER_REACH, centre + halfHeight * FLOWER_REACH];
  // An edge inside the flower is as soft as one pixel is large.
  const pixel = 2 / (halfWidth + halfHeight);
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x += 1) {
      const [across, down] = [(x + 0.5 - middle) / halfWidth, (y + 0.5 - centre) / halfHeight];
      const { colour, share } = flowerAt(across, down, tones, pixel);
      if (share === 0) continue;
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part += 1) {
        covered[at + part] = Math.round((covered[at + part] ?? 0) * (1 - share) + (colour[part] ?? 0) * share);
      }
    }
  }
}

/** The mean colour of the ring around a face; of no face that is covered does it take anything. */
function meanAround(picture: Picture, face: Face, faces: readonly Face[]): Colour {
  const { covered, width, height } = picture;
  const sums = [0, 0, 0];
  let count = 0;
  for (let row = 0; row < STEPS; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const [across, down] = [stepOf(column), stepOf(row)];
      const distance = Math.hypot(across, down) / Math.SQRT2;
      const [x, y] = [Math.floor(face.x + across * face.halfWidth), Math.floor(face.y + down * face.halfHeight)];
      if (distance > RING.to || x < 0 || y < 0 || x >= width || y >= height) continue;
      if (faces.some((other) => isOf(other, x + 0.5, y + 0.5))) continue;
      count += 1;
      for (let part = 0; part < 3; part += 1)
        sums[part] = (sums[part] ?? 0) + (covered[(y * width + x) * 4 + part] ?? 0);
    }
  }
  if (count === 0) return LILAC;
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / count);
  return [red, green, blue];
}

function stepOf(place: number): number {
  return ((place + 0.5) / STEPS) * 2 * RING.to - RING.to;
}

function isOf({ x, y, halfWidth, halfHeight }: Face, across: number, down: number): boolean {
  return Math.abs(across - x) < halfWidth * RING.from && Math.abs(down - y) < halfHeight * RING.from;
}
