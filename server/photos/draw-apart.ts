import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { FaceBox } from '@heartsease/domain/photos/photo.ts';
import { inTurn } from '../files/in-turn.ts';
import type { drawCovered, drawPhoto, drawScene, DrawnPhoto, MadeRenditions } from './draw-photo.ts';
import { NO_PHOTO } from './look-into-picture.ts';

export type Work =
  | { what: 'photo'; of: Parameters<typeof drawPhoto> }
  | { what: 'covered'; of: Parameters<typeof drawCovered> }
  | { what: 'scene'; of: Parameters<typeof drawScene> };

/** After so long without a photo the process that draws them ends, and what it took is given back. */
const IDLE_MS = 20_000;
/** A photo of 50 megapixels takes two seconds; what takes longer than this is no photo. */
const MOST_MS = 60_000;

/**
 * Photos are drawn in a process of their own, one after another: a picture of 40 megapixels takes 370 MB that the
 * server would never give back, and a decoder that fails takes nobody else's work with it.
 */
const afterTheOthers = inTurn();

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

let drawer: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

async function drawn<Result>(work: Work): Promise<Result> {
  return await afterTheOthers(async () => {
    clearTimeout(idle);
    const child = drawer?.connected ? drawer : begin();
    try {
      return await answerOf<Result>(child, work);
    } finally {
      idle = setTimeout(() => child.connected && child.disconnect(), IDLE_MS);
      idle.unref();
    }
  });
}

function begin(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'draw-process.ts'), { serialization: 'advanced', execArgv: [] });
  child.once('exit', () => {
    if (drawer === child) drawer = null;
    clearTimeout(idle);
  });
  child.once('disconnect', () => {
    if (drawer === child) drawer = null;
  });
  // Also where it could not begin; an error that nobody hears would end the server.
  child.on('error', () => {
    if (drawer === child) drawer = null;
  });
  // It waits for work, and nobody waits for it.
  child.unref();
  child.channel?.unref();
  drawer = child;
  return child;
}

async function answerOf<Result>(child: ChildProcess, work: Work): Promise<Result> {
  child.channel?.ref();
  return await new Promise<Result>((resolve, reject) => {
    const tooLong = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
    const end = () => {
      clearTimeout(tooLong);
      child.channel?.unref();
      child.off('message', onAnswer);
      child.off('exit', onExit);
      child.off('error', onExit);
    };
    const onExit = () => {
      end();
      reject(new Error('The process that draws photos ended'));
    };
    const onAnswer = (answer: unknown) => {
      end();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the edge between two processes of ours
      const told = answer as { result: Result } | { failed: string };
      if ('result' in told) resolve(told.result);
      else reject(new Error(told.failed));
    };
    child.on('message', onAnswer);
    child.once('exit', onExit);
    child.once('error', onExit);
    child.send(work);
  });
}

function asBuffers({ screen, thumb, ...size }: DrawnPhoto): DrawnPhoto {
  return { ...size, screen: Buffer.from(screen), thumb: Buffer.from(thumb) };
}
