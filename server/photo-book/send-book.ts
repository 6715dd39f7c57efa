import { Transformer } from '@napi-rs/image';
import type { FastifyReply } from 'fastify';
import { inTurn } from '../files/in-turn.ts';
import type { App } from '../http/app-context.ts';
import { AppError, kindOf } from '../http/errors.ts';

/** Good enough for 140 dots to the inch across a page. */
const JPEG_QUALITY = 84;

/** A book takes seconds and megabytes: one after another, so that ten who print cost the memory of one. */
const afterTheOthers = inTurn();

export async function sendBook(reply: FastifyReply, draw: () => Promise<Buffer>): Promise<FastifyReply> {
  const pdf = await afterTheOthers(draw);
  return await reply
    .headers({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment',
    })
    .send(pdf);
}

/**
 * A photo as a PDF can hold it; null where its file is gone.
 *
 * @throws 503 where the files can't be read now: a book without its pictures would look as if it were ready
 */
export async function pictureForPdf(app: App, read: () => Promise<Buffer>): Promise<Buffer | null> {
  const webp = await read().catch((caught: Error) => {
    if (caught instanceof AppError && caught.status === 404) return null;
    app.fastify.log.error({ kind: kindOf(caught) }, 'the photos of a book could not be read');
    throw new AppError(503, { message: 'The photos of this book can’t be read now. Try again soon.' });
  });
  return webp === null ? null : await new Transformer(webp).jpeg(JPEG_QUALITY);
}
