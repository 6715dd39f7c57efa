import { join } from 'node:path';
import type { FaceBox } from '@heartsease/domain/photos/photo.ts';
import { apart } from '../apart/apart.ts';
import { inTurn } from '../files/in-turn.ts';
import type { drawCovered, drawPhoto, drawScene, DrawnPhoto, MadeRenditions } from './draw-photo.ts';
import { NO_PHOTO } from './look-into-picture.ts';

export type Work =
  | { what: 'photo'; of: Parameters<typeof drawPhoto> }
  | { what: 'covered'; of: Parameters<typeof drawCovered> }
  | { what: 'scene'; of: Parameters<typeof drawScene> };

const IDLE_MS = 20_000;
/** A photo of 50 megapixels takes two seconds; what takes longer than this is no photo. */
export const DRAWN_WITHIN_MS = 60_000;

/**
 * Photos are drawn in a process of their own, one after another: a picture of 40 megapixels takes 370 MB that the
 * server would never give back, and a decoder that fails takes nobody else's work with it. Whoever logs meanwhile comes
 * first: photos are sent from behind, a moment is logged by somebody who waits.
 */
const afterTheOthers = inTurn();
const drawer = apart<Work>({
  file: join(import.meta.dirname, 'draw-process.ts'),
  idle_ms: IDLE_MS,
  most_ms: DRAWN_WITHIN_MS,
  givesWay: true,
});

export async function drawPhotoApart(bytes: Buffer): Promise<MadeRenditions> {
  try {
    const made = await drawn<MadeRenditions>({ what: 'photo', of: [bytes] });
    return made.ok ? { ok: true, photo: asBuffers(made.photo) } : made;
  } catch {
    // The process that drew it ended: whatever it was, no photo was to be had of it.
    return { ok: false, reason: NO_PHOTO };
  }
}

export async function drawCoveredApart(screen: Buffer, boxes: readonly FaceBox[]): Promise<DrawnPhoto> {
  return asBuffers(await drawn<DrawnPhoto>({ what: 'covered', of: [screen, boxes] }));
}

export async function drawSceneApart(svg: string): Promise<DrawnPhoto> {
  return asBuffers(await drawn<DrawnPhoto>({ what: 'scene', of: [svg] }));
}

async function drawn<Result>(work: Work): Promise<Result> {
  return await afterTheOthers(async () => await drawer.ask<Result>(work));
}

function asBuffers({ screen, thumb, ...size }: DrawnPhoto): DrawnPhoto {
  return { ...size, screen: Buffer.from(screen), thumb: Buffer.from(thumb) };
}
