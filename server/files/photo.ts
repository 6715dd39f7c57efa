import { Transformer } from '@napi-rs/image';
import { pictureSize } from './picture-size.ts';

/** The device sends a small square; what is much larger was not sent by our app. */
const MOST_PIXELS_A_SIDE = 2_048;
/** A face of 132 px on the sharpest screen, and a little for print. */
const SIDE = 512;
const QUALITY = 82;

export type MadePhoto = { ok: true; bytes: Buffer } | { ok: false; reason: 'no_picture' | 'too_large' };

/**
 * A picture drawn anew as a square WebP, upright. Nothing of the file that came is kept: no place, no camera,
 * no comment, and nothing that a browser could run (quality.md, D1 to D5).
 */
export async function madePhoto(bytes: Buffer): Promise<MadePhoto> {
  const size = pictureSize(bytes);
  if (size === null || size.width === 0 || size.height === 0) return { ok: false, reason: 'no_picture' };
  if (Math.max(size.width, size.height) > MOST_PIXELS_A_SIDE) return { ok: false, reason: 'too_large' };
  try {
    const drawn = new Transformer(bytes).rotate().resize({ width: SIDE, height: SIDE, fit: 0 });
    return { ok: true, bytes: await drawn.webp(QUALITY) };
  } catch {
    // The decoder's own words say nothing to a person: it begins like a picture and goes on otherwise.
    return { ok: false, reason: 'no_picture' };
  }
}
