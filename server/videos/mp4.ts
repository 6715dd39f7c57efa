import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { VIDEO_MOST_SECONDS } from '@heartsease/domain/videos/video.ts';
import { boxesIn, secondsOf, tracksIn } from './mp4-boxes.ts';
import type { Box } from './mp4-boxes.ts';

export type FoundFilm = { ok: true; seconds: number; sha256: string } | { ok: false; reason: string };

/** The index of a film of half an hour has 2 MB; a larger one was not made by a camera. */
const MOOV_MOST_BYTES = 16 * 1024 * 1024;
const MOST_BOXES = 20_000;

const NO_MP4 = 'This is not an MP4 film. Choose a file that ends in .mp4';
const CUT_OFF = 'This film is not whole. Choose it again, or save it anew as MP4';

/** What the file's first box may call it; anything else (`M4A `, `heic`, `avif`) is no film. */
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|MSNV|dash|mmp4|f4v |qt {2}|3gp[4-9])$/u;
/** Boxes that stand at the top of a film. Whatever else is there belongs to another format. */
const TOP_BOXES = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'moof',
  'mfra',
  'sidx',
  'styp',
  'pdin',
  'meta',
  'uuid',
  'udta',
  'emsg',
  'prft',
]);
const PLAYED_PICTURES = new Set(['avc1', 'avc3', 'vp09', 'av01']);
const PLAYED_SOUNDS = new Set(['mp4a', 'Opus', 'fLaC', '.mp3']);

/** Is this the beginning of an MP4 film? Asked of the first part, so that nobody sends the rest in vain. */
export function beginsLikeFilm(part: Buffer): boolean {
  return part.length >= 16 && part.toString('latin1', 4, 8) === 'ftyp' && BRANDS.test(part.toString('latin1', 8, 12));
}

export const NO_FILM = NO_MP4;

/**
 * Looks into a whole file: its boxes must fill it to the last byte, so that nothing else hides before, between or
 * behind them; it must say how long it is; and its picture and sound must be of a kind that browsers play.
 *
 * @param settings `wipesNotes`: what a phone wrote beside the film, such as where it was taken, is wiped
 */
export async function lookIntoFilm(path: string, { wipesNotes = false } = {}): Promise<FoundFilm> {
  const file = await open(path, wipesNotes ? 'r+' : 'r');
  try {
    const { size } = await file.stat();
    const top = await topBoxes(file, size);
    if (typeof top === 'string') return { ok: false, reason: top };
    const moov = top.find(({ type }) => type === 'moov');
    if (moov === undefined || !top.some(({ type }) => type === 'mdat')) return { ok: false, reason: CUT_OFF };
    if (moov.size > MOOV_MOST_BYTES) return { ok: false, reason: NO_MP4 };
    const index = Buffer.alloc(moov.size - moov.header);
    await file.read(index, 0, index.length, moov.at + moov.header);
    const seconds = secondsOf(index);
    const reason = problemOf(index, seconds);
    if (reason !== null) return { ok: false, reason };
    if (wipesNotes) await forgetWhereabouts(file, { top, moov, index });
    return { ok: true, seconds: Math.max(1, Math.round(seconds ?? 0)), sha256: await sha256Of(file) };
  } finally {
    await file.close();
  }
}

/** Notes beside the film: places, devices, names, and anything that a maker put there. */
const NOTES = new Set(['udta', 'meta', 'uuid']);

/** Makes free room of the notes, where they stand: nothing else in the file moves. */
async function forgetWhereabouts(file: FileHandle, film: { top: Box[]; moov: Box; index: Buffer }): Promise<void> {
  const { top, moov, index } = film;
  if (freedIn(index)) await file.write(index, 0, index.length, moov.at + moov.header);
  for (const { type, at, size, header } of top) {
    if (!NOTES.has(type)) continue;
    await file.write('free', at + 4, 'latin1');
    const zeros = Buffer.alloc(Math.min(size - header, 1024 * 1024));
    for (let done = header; done < size; done += zeros.length) {
      await file.write(zeros, 0, Math.min(zeros.length, size - done), at + done);
    }
  }
}

/** The same in the index, of the film and of each of its tracks; false where there was none. */
function freedIn(boxes: Buffer): boolean {
  let isChanged = false;
  for (const { type, at, size, header } of boxesIn(boxes)) {
    if (type === 'trak' && freedIn(boxes.subarray(at + header, at + size))) isChanged = true;
    if (!NOTES.has(type)) continue;
    boxes.write('free', at + 4, 'latin1');
    boxes.fill(0, at + header, at + size);
    isChanged = true;
  }
  return isChanged;
}

/** The boxes at the top, read by their heads alone; a sentence where they are not those of a film. */
async function topBoxes(file: FileHandle, size: number): Promise<Box[] | string> {
  const found: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(head, 0, 16, at);
    const [box] = boxesIn(head.subarray(0, bytesRead), { at, ends: size, most: 1 });
    if (box === undefined || found.length > MOST_BOXES) return found.length > 0 ? CUT_OFF : NO_MP4;
    if (found.length === 0 && box.type !== 'ftyp') return NO_MP4;
    if (!TOP_BOXES.has(box.type)) return NO_MP4;
    found.push(box);
    at += box.size;
  }
  return found;
}

function problemOf(index: Buffer, seconds: number | null): string | null {
  const tracks = tracksIn(index);
  const pictures = tracks.filter(({ kind }) => kind === 'vide').flatMap(({ codecs }) => codecs);
  const sounds = tracks.filter(({ kind }) => kind === 'soun').flatMap(({ codecs }) => codecs);
  if (pictures.length === 0) return 'There is no picture in this file, just sound';
  if ([...pictures, ...sounds].some((codec) => /^enc[av]$/u.test(codec))) return 'This film is locked against copying';
  if (pictures.some((codec) => /^(hvc1|hev1|dvh1|dvhe)$/u.test(codec))) {
    return 'This film is in HEVC, which many devices can’t play. Save it as H.264 (on an iPhone: Settings, Camera, Formats, Most Compatible)';
  }
  if (!pictures.every((codec) => PLAYED_PICTURES.has(codec))) {
    return 'No browser plays the picture of this film. Save it anew as MP4 with H.264';
  }
  if (!sounds.every((codec) => PLAYED_SOUNDS.has(codec))) {
    return 'No browser plays the sound of this film. Save it anew as MP4 with AAC';
  }
  if (seconds === null || seconds <= 0) return 'This film does not say how long it is. Save it anew as MP4';
  return seconds > VIDEO_MOST_SECONDS ? 'This film is longer than 30 minutes. Cut it into parts' : null;
}

async function sha256Of(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of file.createReadStream({ start: 0, autoClose: false, highWaterMark: 1024 * 1024 }))
    hash.update(part);
  return hash.digest('hex');
}
