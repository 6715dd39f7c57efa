import { Transformer } from '@napi-rs/image';
import { deflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CORNERS,
  SECRET,
  asHeld,
  colourAt,
  isNear,
  jpegOf,
  plainJpeg,
  quarters,
  withSegment,
} from '../test/pictures.ts';
import { drawCovered, drawPhoto } from './draw-photo.ts';
import {
  IS_CUT,
  IS_HEIC,
  IS_MORE,
  IS_MOVING,
  NO_PHOTO,
  TOO_MANY_PIXELS,
  problemOfPicture,
} from './look-into-picture.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo that was held as EXIF says with %i stands upright',
  async (orientation) => {
    const made = await drawPhoto(await asHeld(orientation));
    if (!made.ok) throw new Error(made.reason);
    expect([made.photo.width, made.photo.height]).toEqual([640, 480]);
    for (const [x, y, corner] of [
      [0.2, 0.2, 'topLeft'],
      [0.8, 0.2, 'topRight'],
      [0.2, 0.8, 'bottomLeft'],
      [0.8, 0.8, 'bottomRight'],
    ] as const) {
      const colour = await colourAt(made.photo.screen, x, y);
      expect(isNear(colour, CORNERS[corner]), `${corner} is ${colour.join(' ')}`).toBe(true);
    }
  },
);

test('nothing of the file that came is kept: no place, no camera, no comment', async () => {
  const jpeg = withSegment(await asHeld(6), 0xfe, Buffer.from(`taken at ${SECRET}`));
  expect(jpeg.includes(SECRET)).toBe(true);
  const made = await drawPhoto(jpeg);
  if (!made.ok) throw new Error(made.reason);
  for (const file of [made.photo.screen, made.photo.thumb]) {
    for (const trace of [SECRET, 'EXIF', 'Exif', 'XMP ', 'ICCP', 'http'])
      expect(file.includes(Buffer.from(trace)), trace).toBe(false);
  }
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a picture for the screen and a square for the grid',
  async (as) => {
    const made = await drawPhoto(await Transformer.fromRgbaPixels(quarters(2_400, 1_000), 2_400, 1_000)[as]());
    if (!made.ok) throw new Error(made.reason);
    expect([made.photo.width, made.photo.height]).toEqual([1_600, 667]);
    expect(await new Transformer(made.photo.thumb).metadata()).toMatchObject({
      width: 320,
      height: 320,
      format: 'webp',
    });
  },
);

test('a photo of 40 megapixels is drawn, and what is larger than 50 is refused before it is unpacked', async () => {
  const large = await plainJpeg(7_300, 5_480);
  expect((await drawPhoto(large)).ok).toBe(true);
  const memory = peakMegabytes();
  for (const bomb of [
    jpegSaying(7_100, 7_100),
    pngSaying(30_000, 30_000),
    webpSaying(16_383, 16_383),
    jpegSaying(30_000, 30_000),
  ])
    expect(await drawPhoto(bomb)).toEqual({ ok: false, reason: TOO_MANY_PIXELS });
  expect(peakMegabytes() - memory).toBeLessThan(50);
}, 30_000);

const SCRIPT = '<script>alert(1)</script>';

test('what is no photo, not whole, or more than a photo is refused with a word that helps', async () => {
  const jpeg = await jpegOf();
  const pixels = Transformer.fromRgbaPixels(quarters(64, 64), 64, 64);
  const png = await pixels.png();
  const webp = await Transformer.fromRgbaPixels(quarters(64, 64), 64, 64).webp(80);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(60, 7)]);
  for (const [name, file, reason] of [
    ['HEIC', heic, IS_HEIC],
    ['AVIF', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif'), Buffer.alloc(99)]), IS_HEIC],
    ['a film', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(99)]), NO_PHOTO],
    ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), NO_PHOTO],
    ['HTML', Buffer.from(`<!doctype html><html>${SCRIPT}</html>`), NO_PHOTO],
    ['PDF', Buffer.from('%PDF-1.7 and more of it than thirty letters'), NO_PHOTO],
    ['GIF', Buffer.from('GIF89a and more of it than thirty letters'), NO_PHOTO],
    ['BMP', Buffer.from('BM and more of it than thirty letters, so long'), NO_PHOTO],
    ['an empty file', Buffer.alloc(0), NO_PHOTO],
    ['only a beginning', jpeg.subarray(0, 20), NO_PHOTO],
    ['a JPEG cut in the middle', jpeg.subarray(0, jpeg.length / 2), IS_CUT],
    ['a JPEG without its last byte', jpeg.subarray(0, -1), IS_CUT],
    ['a PNG cut in the middle', png.subarray(0, png.length - 20), IS_CUT],
    ['a WebP cut in the middle', webp.subarray(0, webp.length - 20), IS_CUT],
    ['a JPEG and a page', Buffer.concat([jpeg, Buffer.from(`<html>${SCRIPT}`)]), IS_MORE],
    ['a JPEG with a script in its comment', withSegment(jpeg, 0xfe, Buffer.from(SCRIPT)), IS_MORE],
    ['a JPEG with a drawing in its comment', withSegment(jpeg, 0xfe, Buffer.from('<svg onload=alert(1)>')), IS_MORE],
    ['a JPEG and an archive', Buffer.concat([jpeg, zip]), IS_MORE],
    ['a PNG and an archive', Buffer.concat([png, zip]), IS_MORE],
    ['a WebP and an archive', Buffer.concat([webp, zip]), IS_MORE],
    ['a PNG that moves', withChunk(png, 'acTL', Buffer.alloc(8)), IS_MOVING],
  ] as const) {
    const made = await drawPhoto(file);
    expect(made, name).toEqual({ ok: false, reason });
  }
  const noise = Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(900, 0x5a), Buffer.from([0xff, 0xd9])]);
  expect((await drawPhoto(noise)).ok).toBe(false);
});

test('letters that stand by chance in what is drawn refuse no photo; in its words they do', async () => {
  const pixels = quarters(640, 480);
  const of = (as: 'jpeg' | 'png' | 'webp' | 'webpLossless') => Transformer.fromRgbaPixels(pixels, 640, 480)[as]();
  for (const [name, file, begins] of [
    ['a JPEG', await of('jpeg'), Buffer.from([0xff, 0xda])],
    ['a PNG', await of('png'), Buffer.from('IDAT')],
    ['a WebP', await of('webp'), Buffer.from('VP8 ')],
    ['a WebP without loss', await of('webpLossless'), Buffer.from('VP8L')],
  ] as const) {
    expect(problemOfPicture(file), name).toBeNull();
    const at = file.indexOf(begins);
    expect(at, name).toBeGreaterThan(0);
    const unlucky = Buffer.from(file);
    // In what is drawn no FF may be alone: this stands where there was none.
    const from = file
      .subarray(at + 40)
      .findIndex((_, place, bytes) => !bytes.subarray(place, place + 5).includes(0xff));
    unlucky.write('<SvG', at + 40 + from, 'latin1');
    expect(problemOfPicture(unlucky), name).toBeNull();
  }
  const said = withChunk(await of('png'), 'tEXt', Buffer.from('Comment\0<svg onload=alert(1)>'));
  expect(problemOfPicture(said)).toBe(IS_MORE);
  expect(problemOfPicture(withWebpChunk(await of('webp'), 'XMP ', Buffer.from('<script>')))).toBe(IS_MORE);
});

test('a photo that its camera filled up with zeros is a photo', async () => {
  expect((await drawPhoto(Buffer.concat([await jpegOf(), Buffer.alloc(512)]))).ok).toBe(true);
});

test('a face is covered from corner to corner, and beside the cover everything is as it was', async () => {
  const made = await drawPhoto(await jpegOf());
  if (!made.ok) throw new Error(made.reason);
  const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.3 };
  const covered = await drawCovered(made.photo.screen, [box]);
  for (const [x, y] of [
    [0.11, 0.11],
    [0.29, 0.11],
    [0.2, 0.25],
    [0.11, 0.39],
    [0.29, 0.39],
  ] as const)
    expect(isNear(await colourAt(covered.screen, x, y), CORNERS.topLeft), `${x} ${y}`).toBe(false);
  expect(isNear(await colourAt(covered.screen, 0.8, 0.8), CORNERS.bottomRight)).toBe(true);
});

function peakMegabytes(): number {
  return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1_024;
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content, Buffer.alloc(4)]);
}

function withChunk(png: Buffer, type: string, content: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), chunk(type, content), png.subarray(33)]);
}

function withWebpChunk(webp: Buffer, type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  const whole = Buffer.concat([webp, head, content, Buffer.alloc(content.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** A PNG of some kilobytes that says it is 900 megapixels, and would unpack to as much. */
function pngSaying(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const begins = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const content = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([begins, chunk('IHDR', head), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))]);
}

function jpegSaying(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.alloc(60), Buffer.from([0xff, 0xd9])]);
}

function webpSaying(width: number, height: number): Buffer {
  const file = Buffer.alloc(60);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(52, 4);
  file.write('WEBPVP8X', 8, 'latin1');
  file.writeUInt32LE(10, 16);
  file.writeUIntLE(width - 1, 24, 3);
  file.writeUIntLE(height - 1, 27, 3);
  return file;
}
