import { PHOTO_MOST_PIXELS } from '@heartsease/domain/photos/photo.ts';
import { pictureSize } from '../files/picture-size.ts';

export const NO_PHOTO = 'This is no photo that we can read. Choose a JPEG, PNG or WebP';
export const IS_HEIC =
  'Photos in the HEIC format can’t be read here. In the camera’s settings choose “Most compatible”, or send a screenshot of it';
export const TOO_MANY_PIXELS = 'This photo is larger than 50 megapixels. Choose a smaller one';
export const IS_CUT = 'This photo is not whole. Choose it again';
export const IS_MORE = 'There is more in this file than a photo. Take a new one, or send a screenshot of it';
export const IS_MOVING = 'This picture moves. Choose one that keeps still';

/** Brands of the files that phones with an apple on them write; AVIF is of the same family. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']);

/** What no photo has in it, wherever it stands: a page, a script, a document. */
const STRANGE_WORDS = ['<script', '<svg', '<html', '<!doctype', '<?php', '<iframe', '%pdf-', 'javascript:'];

/** What its first bytes say against a file; null: it may be a photo. Before anything of it is unpacked. */
export function problemOfBeginning(bytes: Buffer): string | null {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') {
    return HEIC_BRANDS.has(bytes.toString('latin1', 8, 12)) ? IS_HEIC : NO_PHOTO;
  }
  const isKnown =
    (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
    bytes.subarray(0, 8).equals(PNG_BEGINS) ||
    (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');
  return isKnown ? null : NO_PHOTO;
}

/**
 * What is wrong with a file that came as a photo; null: nothing. Only its own words about itself are read: how large it
 * is, where it ends, and what it holds besides.
 */
export function problemOfPicture(bytes: Buffer): string | null {
  const first = problemOfBeginning(bytes);
  if (first !== null) return first;
  const size = pictureSize(bytes);
  if (size === null || size.width === 0 || size.height === 0) return NO_PHOTO;
  if (size.width * size.height > PHOTO_MOST_PIXELS) return TOO_MANY_PIXELS;
  const whole = WALKS[size.format](bytes);
  if (whole === 'moving') return IS_MOVING;
  if (whole === null) return IS_CUT;
  if (besideTheDrawn(bytes, whole).some(isStrange)) return IS_MORE;
  return isPadding(bytes.subarray(whole.end)) ? null : IS_MORE;
}

/**
 * What is drawn is numbers, in which any four letters stand by chance once in some hundred photos; of it nothing but a
 * new drawing is kept.
 */
function besideTheDrawn(bytes: Buffer, { drawn }: Whole): Buffer[] {
  const from = [0, ...drawn.map((range) => range.to)];
  const to = [...drawn.map((range) => range.from), bytes.length];
  return from.map((begin, place) => bytes.subarray(begin, to[place]));
}

function isStrange(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  return STRANGE_WORDS.some((word) => text.includes(word));
}

const PNG_BEGINS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Whole {
  end: number;
  /** Where what is drawn lies, in order. */
  drawn: { from: number; to: number }[];
}

/** A picture from its beginning to its end; null: it is cut before that. */
type Walk = (bytes: Buffer) => Whole | 'moving' | null;

const WALKS: Record<'jpeg' | 'png' | 'webp', Walk> = { jpeg: walkJpeg, png: walkPng, webp: walkWebp };

function walkPng(bytes: Buffer): Whole | 'moving' | null {
  const drawn: Whole['drawn'] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return 'moving';
    const length = bytes.readUInt32BE(at);
    if (type === 'IDAT') drawn.push({ from: at + 8, to: at + 8 + length });
    at += 12 + length;
    if (at > bytes.length) return null;
    if (type === 'IEND') return { end: at, drawn };
  }
  return null;
}

/** Pictures and how far they are seen through; the rest of a WebP are words about it. */
const DRAWN_IN_WEBP = new Set(['VP8 ', 'VP8L', 'ALPH']);

function walkWebp(bytes: Buffer): Whole | 'moving' | null {
  const ANIMATION = 0x02;
  if (bytes.toString('latin1', 12, 16) === 'VP8X' && (bytes.readUInt8(20) & ANIMATION) !== 0) return 'moving';
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const drawn: Whole['drawn'] = [];
  for (let at = 12; at + 8 <= end;) {
    const from = at + 8;
    const to = from + bytes.readUInt32LE(at + 4);
    if (DRAWN_IN_WEBP.has(bytes.toString('latin1', at, at + 4)) && to <= end) drawn.push({ from, to });
    // Each begins at an even place.
    at = to + (to % 2);
  }
  return { end, drawn };
}

/** From segment to segment, and through what is drawn to the mark of the end: every FF in it is followed by 00. */
function walkJpeg(bytes: Buffer): Whole | null {
  const drawn: Whole['drawn'] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xd9) return { end: at + 2, drawn };
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 3 >= bytes.length) return null;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) {
      const from = at;
      at = afterScan(bytes, from);
      drawn.push({ from, to: at });
    }
  }
  return null;
}

function afterScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0x00 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

/** Some cameras fill their files up with zeros. */
function isPadding(rest: Buffer): boolean {
  return rest.every((byte) => byte === 0);
}
