import { serveApart } from '../apart/serve-apart.ts';
import type { Work } from './draw-apart.ts';
import { drawCovered, drawPhoto, drawScene } from './draw-photo.ts';

/** The other end of `drawPhotoApart` and its like. */
serveApart(
  draw,
  // The decoder's words may hold what was in the file; its kind is enough.
  (error) => ({ name: 'Error', message: error instanceof Error ? error.name : 'unknown' }),
);

async function draw(work: Work): Promise<unknown> {
  switch (work.what) {
    case 'photo':
      return await drawPhoto(Buffer.from(work.of[0]));
    case 'covered':
      return await drawCovered(Buffer.from(work.of[0]), work.of[1]);
    case 'scene':
      return await drawScene(...work.of);
  }
}
