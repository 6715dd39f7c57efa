import { Transformer } from '@napi-rs/image';
import { PHOTO_SIDE, THUMB_SIDE } from '@heartsease/domain/photos/photo.ts';
import type { FaceBox } from '@heartsease/domain/photos/photo.ts';
import { pictureSize } from '../files/picture-size.ts';
import { coverFaces } from './cover-faces.ts';
import { NO_PHOTO, problemOfPicture } from './look-into-picture.ts';

const QUALITY = 82;
/** The ways to fit of @napi-rs/image: filled to the edge, or whole within it. */
const COVER = 0;
const INSIDE = 2;

/** To look at, and for a grid. */
export interface DrawnPhoto {
  screen: Buffer;
  thumb: Buffer;
  width: number;
  height: number;
}

export type MadeRenditions = { ok: true; photo: DrawnPhoto } | { ok: false; reason: string };

/**
 * Draws a photo anew, upright, as two pictures of WebP. Nothing of the file that came is kept: no place, no camera, no
 * comment, and nothing that a browser could run (quality.md, D1 to D5).
 */
export async function drawPhoto(bytes: Buffer): Promise<MadeRenditions> {
  const reason = problemOfPicture(bytes);
  if (reason !== null) return { ok: false, reason };
  try {
    const size = pictureSize(bytes);
    const fits = size !== null && Math.max(size.width, size.height) <= PHOTO_SIDE;
    const turned = new Transformer(bytes).rotate();
    const drawn = fits ? turned : turned.resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: INSIDE });
    return { ok: true, photo: await renditionsOf(await drawn.webp(QUALITY)) };
  } catch {
    // The decoder's own words say nothing to a person: it begins like a picture and goes on otherwise.
    return { ok: false, reason: NO_PHOTO };
  }
}

/** The same photo with these faces softly covered: of what is under a cover nothing is left in the file. */
export async function drawCovered(screen: Buffer, boxes: readonly FaceBox[]): Promise<DrawnPhoto> {
  const size = pictureSize(screen);
  if (size === null) throw new Error('What was drawn by us is no picture');
  const { width, height } = size;
  const pixels = await new Transformer(screen).rawPixels();
  const channels = pixels.length / (width * height);
  const covered = coverFaces({ pixels, width, height, channels }, boxes);
  return await renditionsOf(await Transformer.fromRgbaPixels(covered, width, height).webp(QUALITY));
}

/** A scene of the demo world, drawn by code. */
export async function drawScene(svg: string): Promise<DrawnPhoto> {
  return await renditionsOf(await Transformer.fromSvg(svg).webp(QUALITY));
}

async function renditionsOf(screen: Buffer): Promise<DrawnPhoto> {
  const size = pictureSize(screen);
  if (size === null) throw new Error('What was drawn by us is no picture');
  const thumb = await new Transformer(screen)
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: COVER })
    .webp(QUALITY);
  return { screen, thumb, width: size.width, height: size.height };
}
