import { Transformer } from '@napi-rs/image';
import { pictureSize } from './picture-size.ts';

/** The device sends a small square; what is much larger was not sent by our app. */
const MOST_PIXELS_A_SIDE = 2_048;
/** A face of 132 px on the sharpest screen, and a little for print. */
const SIDE = 512;
const POSTER_SIDE = 960;
const QUALITY = 82;
/** The ways to fit of @napi-rs/image: filled to the edge, or whole within it. */
const COVER = 0;
const INSIDE = 2;

export type MadePhoto = { ok: true; bytes: Buffer } | { ok: false; reason: 'no_picture' | 'too_large' };

/**
 * A picture drawn anew as a square WebP, upright. Nothing of the file that came is kept: no place, no camera,
 * no comment, and nothing that a browser could run (quality.md, D1 to D5).
 */
export async function madePhoto(bytes: Buffer): Promise<MadePhoto> {
  return await drawnAnew(bytes, { width: SIDE, height: SIDE, fit: COVER });
}

/** The picture of a film, in its own shape: as wide as a card on a sharp screen. Drawn anew just so. */
export async function madePoster(bytes: Buffer): Promise<MadePhoto> {
  return await drawnAnew(bytes, { width: POSTER_SIDE, height: POSTER_SIDE, fit: INSIDE });
}

async function drawnAnew(bytes: Buffer, to: { width: number; height: number; fit: number }): Promise<MadePhoto> {
  const size = pictureSize(bytes);
  if (size === null || size.width === 0 || size.height === 0) return { ok: false, reason: 'no_picture' };
  if (Math.max(size.width, size.height) > MOST_PIXELS_A_SIDE) return { ok: false, reason: 'too_large' };
  try {
    const drawn = new Transformer(bytes).rotate().resize(to);
    return { ok: true, bytes: await drawn.webp(QUALITY) };
  } catch {
    // The decoder's own words say nothing to a person: it begins like a picture and goes on otherwise.
    return { ok: false, reason: 'no_picture' };
  }
}
