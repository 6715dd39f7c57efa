import { Transformer } from '@napi-rs/image';

/** Red, green, blue and white from the left top to the right bottom: turned or mirrored, it is told at once. */
export const CORNERS = {
  topLeft: [220, 30, 30],
  topRight: [30, 200, 30],
  bottomLeft: [30, 30, 220],
  bottomRight: [240, 240, 240],
} as const;

/** RGBA of a picture whose quarters differ. */
export function quarters(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [top, left] = [y < height / 2, x < width / 2];
      const colour = top
        ? left
          ? CORNERS.topLeft
          : CORNERS.topRight
        : left
          ? CORNERS.bottomLeft
          : CORNERS.bottomRight;
      pixels.set([...colour, 255], (y * width + x) * 4);
    }
  }
  return pixels;
}

export async function jpegOf(width = 640, height = 480): Promise<Buffer> {
  return await Transformer.fromRgbaPixels(quarters(width, height), width, height).jpeg(90);
}

/** Large files: fine detail everywhere, the same each time. */
export async function noiseJpeg(width: number, height: number): Promise<Buffer> {
  let state = 1;
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    if (at % 4 === 3) return 255;
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state >> 23;
  });
  return await Transformer.fromRgbaPixels(pixels, width, height).jpeg(80);
}

/** Small files of large pictures: one colour. */
export async function plainJpeg(width: number, height: number): Promise<Buffer> {
  return await Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(200), width, height).jpeg(60);
}

/** Where it was taken, and with what: it must be gone afterwards. */
export const SECRET = 'Zyxqv Canary Camera';

/** The picture as a camera stores it that was held in another way: with an EXIF mark of which way is up, and GPS. */
export async function asHeld(orientation: number, width = 640, height = 480): Promise<Buffer> {
  const jpeg = await Transformer.fromRgbaPixels(
    stored(quarters(width, height), width, height, orientation),
    ...(orientation > 4 ? ([height, width] as const) : ([width, height] as const)),
  ).jpeg(92);
  return withSegment(jpeg, 0xe1, exif(orientation));
}

/** A segment more at the beginning of a JPEG: EXIF, a comment. */
export function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** What the sensor wrote down so that, turned by its mark, it is the picture again. */
function stored(pixels: Uint8Array, width: number, height: number, orientation: number): Uint8Array {
  const [w, h] = orientation > 4 ? [height, width] : [width, height];
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const [fromX, fromY] = uprightPlace(orientation, x, y, w, h);
      out.set(pixels.subarray((fromY * width + fromX) * 4, (fromY * width + fromX) * 4 + 4), (y * w + x) * 4);
    }
  }
  return out;
}

/** Where the pixel that is stored at x, y stands in the upright picture (TIFF 6.0, tag 274). */
function uprightPlace(orientation: number, x: number, y: number, w: number, h: number): [number, number] {
  const places: Record<number, [number, number]> = {
    1: [x, y],
    2: [w - 1 - x, y],
    3: [w - 1 - x, h - 1 - y],
    4: [x, h - 1 - y],
    5: [y, x],
    6: [h - 1 - y, x],
    7: [h - 1 - y, w - 1 - x],
    8: [y, w - 1 - x],
  };
  return places[orientation] ?? [x, y];
}

/** Orientation, the name of a camera, and a latitude. */
function exif(orientation: number): Buffer {
  const camera = Buffer.from(`${SECRET}\0`);
  const tiff = Buffer.alloc(8 + 2 + 3 * 12 + 4 + camera.length + (2 + 12 + 4) + 24);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(3, 8);
  const cameraAt = 8 + 2 + 36 + 4;
  const gpsAt = cameraAt + camera.length;
  entry(tiff, 10, { tag: 0x010f, type: 2, count: camera.length, value: cameraAt });
  entry(tiff, 22, { tag: 0x0112, type: 3, count: 1, value: orientation * 65_536 });
  entry(tiff, 34, { tag: 0x8825, type: 4, count: 1, value: gpsAt });
  camera.copy(tiff, cameraAt);
  tiff.writeUInt16BE(1, gpsAt);
  entry(tiff, gpsAt + 2, { tag: 2, type: 5, count: 3, value: gpsAt + 18 });
  [52, 1, 42, 1, 0, 1].forEach((part, place) => tiff.writeUInt32BE(part, gpsAt + 18 + place * 4));
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

function entry(
  tiff: Buffer,
  at: number,
  { tag, type, count, value }: { tag: number; type: number; count: number; value: number },
): void {
  tiff.writeUInt16BE(tag, at);
  tiff.writeUInt16BE(type, at + 2);
  tiff.writeUInt32BE(count, at + 4);
  tiff.writeUInt32BE(value, at + 8);
}

/** The colour of a pixel, by shares of width and height. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { width, height } = await new Transformer(picture).metadata();
  const pixels = await new Transformer(picture).rawPixels();
  const channels = pixels.length / (width * height);
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
  return [...pixels.subarray(at, at + 3)];
}

/** As near as two ways of keeping a colour come to each other. */
export function isNear(one: readonly number[], other: readonly number[]): boolean {
  return one.every((part, place) => Math.abs(part - (other[place] ?? 0)) < 40);
}
