import type { Work } from './draw-apart.ts';
import { drawCovered, drawPhoto, drawScene } from './draw-photo.ts';

/** The other end of `drawPhotoApart` and its like: one picture after the other, until nobody wants any more. */
process.on('message', (work: Work) => {
  draw(work).then(
    (result) => process.send?.({ result }),
    // The decoder's words may hold what was in the file; its kind is enough.
    (error: unknown) => process.send?.({ failed: error instanceof Error ? error.name : 'unknown' }),
  );
});
process.on('disconnect', () => process.exit(0));
// The server ends us by letting go: what is drawn while everything is told to end is finished first.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});

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
